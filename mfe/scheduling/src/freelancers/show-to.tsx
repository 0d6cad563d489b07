import { PeoplePicker, type Person } from '@callboard/kit/people'
import { Button, Group, Stack, Text } from '@callboard/kit/ui'
import { useState } from 'react'

/** Viewers of the profile. The server keeps ids only: earlier choices are counted and can only be removed together. */
export function ShowTo(props: {
  readonly ids: readonly string[]
  readonly onChange: (ids: string[]) => void
  readonly error?: string
}) {
  const [added, setAdded] = useState<readonly Person[]>([])
  const [earlier, setEarlier] = useState(props.ids)
  const tell = (kept: readonly string[], people: readonly Person[]) =>
    props.onChange([...new Set([...kept, ...people.map(({ _id }) => _id)])])
  return (
    <Stack gap="sm">
      <PeoplePicker
        label="Show it to"
        description="Casting directors who may see your profile and ask you."
        type="casting_director"
        value={added}
        onChange={(people) => {
          setAdded(people)
          tell(earlier, people)
        }}
        error={props.error}
      />
      {earlier.length > 0 ? (
        <Group gap="sm">
          <Text size="sm" c="dimmed">
            {earlier.length === 1 ? '1 casting director' : `${earlier.length} casting directors`} chosen
            earlier
          </Text>
          <Button
            variant="subtle"
            size="compact-sm"
            onClick={() => {
              setEarlier([])
              tell([], added)
            }}
          >
            Take them out
          </Button>
        </Group>
      ) : null}
    </Stack>
  )
}
