import { useAction } from '@callboard/kit/data'
import { IconAlertCircle, IconCheck, IconDownload, IconX } from '@callboard/kit/icons'
import { ActionIcon } from '@callboard/kit/inputs'
import { Time } from '@callboard/kit/labels'
import { Button, sayError } from '@callboard/kit/ui'
import type { ArchiveView } from '@callboard/review/contract'
import { useEffect } from 'react'
import { requestArchiveAction } from '../data/archives.ts'
import takes from '../takes/takes.module.css'
import { ArchiveBar } from './archive-bar.tsx'
import { archiveWords } from './archive-words.ts'
import archivesStyles from './archives.module.css'
import type { PutAway } from './put-away.ts'

/** Older ones come up as these are put away. */
const MOST = 3

const ICONS = { building: IconDownload, ready: IconCheck, failed: IconAlertCircle }

function ArchiveNotice(props: {
  readonly archive: ArchiveView
  readonly onTold: (archive: ArchiveView) => void
  readonly onPutAway: () => void
}) {
  const { archive, onTold } = props
  useEffect(() => {
    if (archive.state !== 'building') onTold(archive)
  }, [archive, onTold])
  const request = useAction(requestArchiveAction)
  const again = () =>
    void request.run({ session: archive.session, keys: archive.keys, filename: archive.filename })
  const Icon = ICONS[archive.state]
  return (
    <li className={archivesStyles.notice} data-state={archive.state}>
      <Icon size={16} aria-hidden />
      <span className={archivesStyles.noticeWords}>
        {request.error === undefined
          ? archiveWords(archive)
          : `The archive could not be asked for. ${sayError(request.error)}`}
      </span>
      {archive.state === 'building' ? null : (
        <span className={archivesStyles.noticeTime}>
          <Time at={archive.created_at} />
        </span>
      )}
      {archive.url === null ? null : (
        <Button component="a" href={archive.url} download variant="default">
          Download
        </Button>
      )}
      {archive.state === 'failed' ? (
        <Button variant="default" loading={request.busy} onClick={again}>
          Retry
        </Button>
      ) : null}
      <ActionIcon aria-label="Hide this notice" onClick={props.onPutAway}>
        <IconX size={16} />
      </ActionIcon>
      {archive.state === 'building' ? <ArchiveBar percent={archive.progress} /> : null}
    </li>
  )
}

/** The archives that the person waits for, and each that is done, once; all of them stand in `ArchiveItems`. */
export function ArchiveNotices(props: {
  readonly archives: readonly ArchiveView[]
  readonly putAway: PutAway
}) {
  const { archives, putAway } = props
  const shown = archives.filter((archive) => !putAway.has(archive)).slice(0, MOST)
  const settled = shown.filter(({ state }) => state !== 'building')
  return (
    <>
      <p className={takes.announce} aria-live="polite">
        {settled.map(archiveWords).join(', ')}
      </p>
      {shown.length > 0 ? (
        <ul className={archivesStyles.notices} aria-label="Archives">
          {shown.map((archive) => (
            <ArchiveNotice
              key={archive._id}
              archive={archive}
              onTold={putAway.told}
              onPutAway={() => putAway.add(archive)}
            />
          ))}
        </ul>
      ) : null}
    </>
  )
}
