import { Alert, Button, Group } from '@mantine/core'

/** Says that what was typed before a reload stands in the form again, with the way to be rid of it. */
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
