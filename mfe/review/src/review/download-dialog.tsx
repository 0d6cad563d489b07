import { useAction } from '@callboard/kit/data'
import { Modal } from '@callboard/kit/dialogs'
import { Button, Group, Stack, sayError, Text } from '@callboard/kit/ui'
import type { ArchiveView, ReviewView } from '@callboard/review/contract'
import { useEffect, useRef, useState } from 'react'
import { ArchiveBar } from '../archives/archive-bar.tsx'
import { archiveWords, preparingWords } from '../archives/archive-words.ts'
import { useArchive } from '../archives/use-archive.ts'
import { requestArchiveAction } from '../data/archives.ts'
import type { ShownGroup } from './review-groups.ts'

const ON_ITS_WAY = 'You will get an email with the download link once the archive is completed'
const NOTHING_READY = 'None of the selected takes can be downloaded yet. Wait until they are processed.'

/** Takes in one archive at most, as the server has it. */
const MOST = 1_000

/** Asks for the archive as soon as it opens, and shows its progress; after closing, the notices show it. */
export default function DownloadDialog(props: {
  readonly session: ReviewView['session']
  readonly groups: readonly ShownGroup[]
  /** All that the person has asked for here. */
  readonly archives: readonly ArchiveView[]
  readonly onDownload: (archive: ArchiveView) => void
  readonly onClose: () => void
}) {
  const { session, groups } = props
  const keys = groups.flatMap(({ takes }) => takes.filter(({ url }) => url !== null).map(({ _id }) => _id))
  const tooMany = keys.length > MOST
  const [id, setId] = useState<string>()
  const request = useAction(requestArchiveAction, { onDone: (reply) => setId(reply._id) })
  const asked = useRef(false)
  const ask = () => void request.run({ session: session._id, keys, filename: session.name.slice(0, 120) })
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for the selection when it opened
  useEffect(() => {
    if (asked.current || keys.length === 0 || tooMany) return
    asked.current = true
    ask()
  }, [])
  const archive = useArchive(id, props.archives)
  const hasFailed = request.error !== undefined || archive?.state === 'failed'
  const words = () => {
    if (keys.length === 0) return NOTHING_READY
    if (tooMany) return `One archive holds at most ${MOST} takes. Select fewer groups.`
    if (request.error !== undefined) return `The archive could not be asked for. ${sayError(request.error)}`
    return archive?.state === 'failed' ? archiveWords(archive) : ON_ITS_WAY
  }
  const isUnderWay = id !== undefined && !request.busy && !hasFailed
  return (
    <Modal opened onClose={props.onClose} title="Download Selected" size="sm">
      <Stack gap="md">
        <Text role={hasFailed ? 'alert' : 'status'}>{request.busy ? 'Asking for the archive' : words()}</Text>
        {isUnderWay ? <Progress archive={archive} /> : null}
        <Group justify="flex-end" gap="sm">
          <Button
            variant={hasFailed || archive?.url ? 'default' : 'filled'}
            onClick={props.onClose}
            data-autofocus
          >
            OK
          </Button>
          {hasFailed ? (
            <Button loading={request.busy} onClick={ask}>
              Retry
            </Button>
          ) : null}
          {archive?.url ? (
            <Button component="a" href={archive.url} download onClick={() => props.onDownload(archive)}>
              Download
            </Button>
          ) : null}
        </Group>
      </Stack>
    </Modal>
  )
}

/** @param props.archive absent until the server's list has it */
function Progress({ archive }: { readonly archive: ArchiveView | undefined }) {
  const isReady = archive?.state === 'ready'
  return (
    <Stack gap="sm">
      <Text fw={650} style={{ fontVariantNumeric: 'tabular-nums' }}>
        {archive ? archiveWords(archive) : preparingWords(0)}
      </Text>
      {isReady ? null : (
        <>
          <ArchiveBar percent={archive?.progress ?? 0} />
          <Text size="sm" c="dimmed">
            You can close this and go on. The foot of the page shows how far it is.
          </Text>
        </>
      )}
    </Stack>
  )
}
