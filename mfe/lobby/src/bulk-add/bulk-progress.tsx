import { Button, Stack, Text } from '@callboard/kit/ui'
import type { BulkRun } from '@callboard/lobby/contract'
import styles from './bulk-add.module.css'

/** How far the import is; it goes on when the dialog is closed. */
export function BulkProgress({ run, onClose }: { readonly run: BulkRun; readonly onClose: () => void }) {
  const others = run.done - run.added
  const isDone = run.state === 'done'
  return (
    <Stack gap="md">
      <Text size="lg" fw={650} role="status">
        {isDone ? `${run.added} talent added` : `${run.done} of ${run.total} added`}
      </Text>
      <progress className={styles.bulkProgress} max={run.total} value={run.done} aria-label="Talent added" />
      {others > 0 ? <Text size="sm">{others} checked in by themselves meanwhile.</Text> : null}
      {isDone ? null : (
        <Text size="sm" c="dimmed">
          You can close this: it goes on, and the talent come into the list.
        </Text>
      )}
      <Button variant={isDone ? 'filled' : 'default'} onClick={onClose}>
        {isDone ? 'Done' : 'Close'}
      </Button>
    </Stack>
  )
}
