import { Alert, Button, Group } from '@mantine/core'

/** Notice that the form shows a draft from before a reload, with a button to discard it. */
export function DraftNotice({ onDiscard }: { readonly onDiscard: () => void }) {
  return (
    <Alert color="gray" role="status" p="sm">
      <Group justify="space-between" gap="sm">
        What you typed before is back. It is not saved yet.
        <Button size="xs" variant="default" onClick={onDiscard}>
          Discard it
        </Button>
      </Group>
    </Alert>
  )
}
