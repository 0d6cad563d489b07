import { useAction } from '@callboard/kit/data'
import { IconAlertCircle, IconCheck, IconDownload, IconX } from '@callboard/kit/icons'
import { ActionIcon } from '@callboard/kit/inputs'
import { sayError } from '@callboard/kit/ui'
import type { ArchiveView } from '@callboard/review/contract'
import { useEffect } from 'react'
import { requestArchiveAction } from '../data/archives.ts'
import takes from '../takes/takes.module.css'
import styles from './archive-mark.module.css'
import { archiveWords } from './archive-words.ts'
import type { PutAway } from './put-away.ts'

const ICONS = { building: IconDownload, ready: IconCheck, failed: IconAlertCircle }

/** Nothing more is to be said of it in a narrow place. */
const isWhole = ({ state, left_out_count }: ArchiveView) => state === 'ready' && left_out_count === 0

/** The newest archive that the person waits for or was not told of, in a row that keeps its room. */
export function ArchiveMark(props: { readonly archive: ArchiveView | undefined; readonly putAway: PutAway }) {
  const { archive, putAway } = props
  const { told } = putAway
  useEffect(() => {
    if (archive && archive.state !== 'building') told(archive)
  }, [archive, told])
  const request = useAction(requestArchiveAction)
  const words =
    archive &&
    (request.error === undefined
      ? archiveWords(archive)
      : `The archive could not be asked for. ${sayError(request.error)}`)
  const Icon = archive && ICONS[archive.state]
  return (
    <>
      <p className={takes.announce} aria-live="polite">
        {archive?.state === 'building' ? '' : words}
      </p>
      <ul className={styles.root} aria-label="Archives">
        {archive && Icon ? (
          <li>
            <Icon size={16} aria-hidden />
            <span className={styles.words}>
              <span title={words}>{isWhole(archive) ? 'Archive ready' : words}</span>
              {archive.url === null ? null : (
                <a href={archive.url} download>
                  Download
                </a>
              )}
              {archive.state === 'failed' ? (
                <button
                  type="button"
                  disabled={request.busy}
                  onClick={() =>
                    void request.run({
                      session: archive.session,
                      keys: archive.keys,
                      filename: archive.filename,
                    })
                  }
                >
                  Retry
                </button>
              ) : null}
            </span>
            <ActionIcon aria-label="Hide this notice" onClick={() => putAway.add(archive)}>
              <IconX size={16} />
            </ActionIcon>
          </li>
        ) : null}
      </ul>
    </>
  )
}
