import { useAction } from '@callboard/kit/data'
import { Modal } from '@callboard/kit/dialogs'
import { PeoplePicker, type Person } from '@callboard/kit/people'
import { ActionFault, Button, Group, Stack, Text } from '@callboard/kit/ui'
import type { ProjectView } from '@callboard/projects/contract'
import { useState } from 'react'
import { updateProjectAction } from '../data/projects.ts'

/** Fewest letters of an e-mail address, and milliseconds of rest before the search goes out. */
const LETTERS = 3
const REST = 1_000

/** Adds casting directors to a project, or takes them away. */
export default function DirectorDialog(props: {
  readonly project: ProjectView
  readonly onClose: () => void
}) {
  const { project, onClose } = props
  const [directors, setDirectors] = useState<readonly Person[]>(project.casting_directors)
  const save = useAction(updateProjectAction, { onDone: onClose })
  return (
    <Modal opened onClose={onClose} title={`Casting directors of ${project.name}`}>
      <Stack>
        <ActionFault error={save.error} />
        <PeoplePicker
          label="Casting directors"
          type="casting_director"
          letters={LETTERS}
          rest={REST}
          value={directors}
          onChange={setDirectors}
        />
        <Text size="sm" c="dimmed">
          Search by e-mail. They see the project and all of its sessions in their list at once.
        </Text>
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button
            loading={save.busy}
            onClick={() =>
              void save.run({
                id: project._id,
                version: project.version,
                casting_directors: directors.map(({ _id }) => _id),
              })
            }
          >
            Save
          </Button>
        </Group>
      </Stack>
    </Modal>
  )
}
