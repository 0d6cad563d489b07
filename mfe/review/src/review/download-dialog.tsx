import { Button, Group, Stack, sayError, Text, useAction } from '@callboard/kit'
import { Modal } from '@callboard/kit/overlays'
import { type ReviewView, requestArchive } from '@callboard/review/contract'
import { useEffect, useRef } from 'react'
import type { ShownGroup } from './review-groups.ts'

const ON_ITS_WAY = 'You will get an email with the download link once the archive is completed'
const NOTHING_READY = 'None of the selected takes can be downloaded yet. Wait until they are processed.'

/** Takes in one archive at most, as the server has it. */
const MOST = 1_000

/** Asks for the archive as soon as it opens, and says what becomes of it. */
export default function DownloadDialog(props: {
  readonly session: ReviewView['session']
  readonly groups: readonly ShownGroup[]
  readonly onClose: () => void
}) {
  const { session, groups } = props
  const keys = groups.flatMap(({ takes }) => takes.filter(({ url }) => url !== null).map(({ _id }) => _id))
  const tooMany = keys.length > MOST
  const request = useAction(requestArchive)
  const asked = useRef(false)
  const ask = () => void request.run({ session: session._id, keys, filename: session.name.slice(0, 120) })
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for what was selected when it opened
  useEffect(() => {
    if (asked.current || keys.length === 0 || tooMany) return
    asked.current = true
    ask()
  }, [])
  const failed = request.error !== undefined
  const words = () => {
    if (keys.length === 0) return NOTHING_READY
    if (tooMany) return `One archive holds at most ${MOST} takes. Select fewer groups.`
    return failed ? `The archive could not be asked for. ${sayError(request.error)}` : ON_ITS_WAY
  }
  return (
    <Modal opened onClose={props.onClose} title="Download Selected" size="sm">
      <Stack gap="md">
        <Text role={failed ? 'alert' : 'status'}>{request.busy ? 'Asking for the archive' : words()}</Text>
        <Group justify="flex-end" gap="sm">
          {failed ? (
            <Button variant="default" onClick={ask}>
              Retry
            </Button>
          ) : null}
          <Button onClick={props.onClose} data-autofocus>
            OK
          </Button>
        </Group>
      </Stack>
    </Modal>
  )
}
