import { IconAlertCircle, IconCircleCheck, IconRefresh, IconTrash, IconUpload } from '../../ui/icons.ts'
import { Button, Text, VisuallyHidden } from '../../ui/index.ts'
import { ActionIcon } from '../../ui/inputs/index.ts'
import { sayBytes } from '../../ui/text/say-bytes.ts'
import { FileButton } from '../../ui/ticks/index.ts'
import type { UploadQueue, UploadRow } from './upload-queue.ts'
import styles from './uploads.module.css'

const ACCEPT = 'video/*,.mkv,.mts,.m2ts,.mxf'
/** Letters of a name that are never cut: its number and its ending. */
const END = 10
const AGAIN = 'Choose the same file again to go on'

function stateWords({ state, percent, fault }: UploadRow): string {
  if (state === 'whole') return 'Uploaded'
  if (state === 'failed') return fault ?? 'Your upload has failed. Please refresh this page and try again'
  if (state === 'needs_file') return fault ?? AGAIN
  return fault ? `${fault}. Trying again.` : `Uploading, ${percent}%`
}

function Row({ row, queue }: { readonly row: UploadRow; readonly queue: UploadQueue }) {
  const { id, name, size, state, percent, fault } = row
  const isBad = state === 'failed' || (state === 'needs_file' && fault !== null)
  return (
    <li className={styles.root} data-state={state}>
      <div className={styles.head}>
        {state === 'whole' ? <IconCircleCheck size={20} aria-hidden /> : null}
        {isBad ? <IconAlertCircle size={20} aria-hidden /> : null}
        <span className={styles.name} title={name}>
          <span>{name.slice(0, -END)}</span>
          <span>{name.slice(-END)}</span>
        </span>
        <Text span size="sm" c="dimmed" className="callboard-figures">
          {sayBytes(size)}
        </Text>
        <ActionIcon
          size={44}
          variant="subtle"
          color="gray"
          aria-label={`Remove ${name}`}
          onClick={() => void queue.remove(id)}
        >
          <IconTrash size={16} />
        </ActionIcon>
      </div>
      {state === 'sending' || state === 'needs_file' ? (
        <div
          className={styles.bar}
          role="progressbar"
          aria-label={`Upload of ${name}`}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={percent}
        >
          <span style={{ width: `${percent}%` }} />
        </div>
      ) : null}
      <div className={styles.foot}>
        <Text size="sm" c={isBad ? 'var(--cb-red)' : 'dimmed'} role={isBad ? 'alert' : undefined}>
          {stateWords(row)}
        </Text>
        {row.canRetry ? (
          <Button
            size="sm"
            variant="default"
            leftSection={<IconRefresh size={16} />}
            onClick={() => queue.retry(id)}
          >
            Retry
          </Button>
        ) : null}
        {state === 'needs_file' ? (
          <FileButton accept={ACCEPT} onChange={(file) => file && queue.resume(id, file)}>
            {(button) => (
              <Button size="sm" variant="default" {...button}>
                Choose file
                <VisuallyHidden> {name}</VisuallyHidden>
              </Button>
            )}
          </FileButton>
        ) : null}
      </div>
    </li>
  )
}

/** Files on their way, and the button that adds some. */
export function UploadList(props: {
  readonly queue: UploadQueue
  readonly rows: readonly UploadRow[]
  readonly label: string
  readonly error?: string | undefined
}) {
  const { queue, rows, label, error } = props
  return (
    <div className={styles.callboardUploads}>
      {rows.length > 0 ? (
        <ul aria-label="Uploads">
          {rows.map((row) => (
            <Row key={row.id} row={row} queue={queue} />
          ))}
        </ul>
      ) : null}
      <FileButton multiple accept={ACCEPT} onChange={(files) => queue.add(files)}>
        {(button) => (
          <Button
            size="md"
            variant="default"
            leftSection={<IconUpload size={16} />}
            aria-invalid={error ? true : undefined}
            {...button}
          >
            {label}
          </Button>
        )}
      </FileButton>
      {error ? (
        <Text c="var(--cb-red)" role="alert">
          {error}
        </Text>
      ) : null}
    </div>
  )
}
