import { Alert, Button, Group, Text } from '@callboard/kit/ui'

/** Two people edited the same thing. Nothing that was typed is lost; this person decides what becomes of it. */
export function VersionConflict(props: {
  readonly what: string
  readonly onKeep: () => void
  readonly onLoad: () => void
}) {
  return (
    <Alert color="ember" role="alert" title={`Somebody else has changed this ${props.what} meanwhile`}>
      <Text size="sm" mb="sm">
        What you typed is still here and is not saved. Keep it and save again to replace their changes, or
        load theirs and type yours anew.
      </Text>
      <Group gap="sm">
        <Button size="xs" variant="default" onClick={props.onKeep}>
          Keep mine
        </Button>
        <Button size="xs" variant="default" onClick={props.onLoad}>
          Load theirs
        </Button>
      </Group>
    </Alert>
  )
}
