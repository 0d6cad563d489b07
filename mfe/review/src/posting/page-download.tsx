import { useAction, useAnswer } from '@callboard/kit/data'
import { Modal } from '@callboard/kit/dialogs'
import { Radio } from '@callboard/kit/ticks'
import { Button, Group, Stack, Text } from '@callboard/kit/ui'
import { getPageArchive, MOST_ARCHIVED, type PageArchiveView } from '@callboard/posting/contract'
import { useState } from 'react'
import { ArchiveBar } from '../archives/archive-bar.tsx'
import { archiveWords } from '../archives/archive-words.ts'
import { pageArchiveAction, sayWithheld } from '../data/page-archive.ts'
import { countWords } from '../takes/take-words.ts'
import type { PostingShown } from './posting-groups.ts'

/** Between two looks at an archive that is being made, milliseconds. */
const EVERY = 2_000
/** Between two looks at one that is ready: its address ends, and the office may switch downloads off. */
const RENEW_EVERY = 60_000

const playableIn = (groups: readonly PostingShown[]) => [
  ...new Set(groups.flatMap(({ takes }) => takes.filter(({ plays }) => plays).map(({ _id }) => _id))),
]

/** Takes of the page in one file: which of them, how far it is, and the file. */
export function PageDownload(props: {
  readonly page: { readonly id: string; readonly link: string }
  readonly all: readonly PostingShown[]
  /** Those that the filters show. */
  readonly shown: readonly PostingShown[]
  readonly onClose: () => void
}) {
  const { page, onClose } = props
  const all = playableIn(props.all)
  const shown = playableIn(props.shown)
  const isFiltered = shown.length > 0 && shown.length < all.length
  const [which, setWhich] = useState(isFiltered ? 'shown' : 'all')
  const videos = which === 'shown' ? shown : all
  const tooMany = videos.length > MOST_ARCHIVED
  const request = useAction(pageArchiveAction)
  const [asked, setAsked] = useState<PageArchiveView>()
  const ask = async () => setAsked(await request.run({ page_id: page.id, link: page.link, videos }))
  return (
    <Modal opened onClose={onClose} title="Download takes" size="sm">
      {asked ? (
        <Made
          key={asked._id}
          asked={asked}
          link={page.link}
          isAsking={request.busy}
          onAsk={() => void ask()}
          onClose={onClose}
        />
      ) : (
        <Stack gap="md">
          {isFiltered ? (
            <Radio.Group label="Takes" value={which} onChange={setWhich}>
              <Stack gap={4} mt={4}>
                <Radio value="shown" label={`${countWords(shown.length, 'take')} shown now`} />
                <Radio value="all" label={`All ${countWords(all.length, 'take')} of this page`} />
              </Stack>
            </Radio.Group>
          ) : (
            <Text>{`${countWords(all.length, 'take')} of this page, in one ZIP file.`}</Text>
          )}
          {tooMany ? (
            <Text role="alert">{`One file holds at most ${MOST_ARCHIVED} takes. Filter the page first.`}</Text>
          ) : null}
          {request.error === undefined ? null : (
            <Text role="alert">{`The download could not be prepared. ${sayWithheld(request.error)}`}</Text>
          )}
          <Group justify="flex-end" gap="sm">
            <Button variant="default" onClick={onClose}>
              Cancel
            </Button>
            <Button loading={request.busy} disabled={tooMany} onClick={() => void ask()} data-autofocus>
              Prepare download
            </Button>
          </Group>
        </Stack>
      )}
    </Modal>
  )
}

/** @param props.asked the archive as it was when it was asked for */
function Made(props: {
  readonly asked: PageArchiveView
  readonly link: string
  readonly isAsking: boolean
  readonly onAsk: () => void
  readonly onClose: () => void
}) {
  const { asked, link } = props
  const [isDone, setDone] = useState(false)
  const looked = useAnswer(getPageArchive, { id: asked._id, link }, { every: isDone ? RENEW_EVERY : EVERY })
  const archive = looked.kind === 'ready' ? looked.data : asked
  const isDoneNow = archive.state !== 'building'
  if (isDoneNow !== isDone) setDone(isDoneNow)
  const isOver = looked.kind === 'failed'
  return (
    <Stack gap="md">
      {isOver ? (
        <Text role="alert">{`This download is not there any more. ${sayWithheld(looked.error)}`}</Text>
      ) : (
        <Text role={archive.state === 'failed' ? 'alert' : 'status'} fw={650}>
          {archiveWords(archive)}
        </Text>
      )}
      {archive.state === 'building' && !isOver ? (
        <>
          <ArchiveBar percent={archive.progress} />
          <Text size="sm" c="dimmed">
            You can close this and go on. Ask for the same takes again to see how far it is.
          </Text>
        </>
      ) : null}
      <Group justify="flex-end" gap="sm">
        <Button variant="default" onClick={props.onClose}>
          Close
        </Button>
        {archive.state === 'failed' || isOver ? (
          <Button loading={props.isAsking} onClick={props.onAsk}>
            Retry
          </Button>
        ) : null}
        {archive.url && !isOver ? (
          <Button component="a" href={archive.url} download>
            Download
          </Button>
        ) : null}
      </Group>
    </Stack>
  )
}
