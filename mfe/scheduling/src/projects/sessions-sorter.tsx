import { type CallInput, useAction } from '@callboard/kit/data'
import { SortableList } from '@callboard/kit/sorting'
import { Text } from '@callboard/kit/ui'
import type { listProjects, ProjectView } from '@callboard/projects/contract'
import { useMemo } from 'react'
import { sortSessionsAction } from '../data/projects.ts'

/** The sessions of a project to be put in order; each new order is saved at once. */
export default function SessionsSorter(props: {
  readonly project: ProjectView
  readonly query: CallInput<typeof listProjects>
}) {
  const { project } = props
  // The query is a new object with every drawing of the list.
  const asked = JSON.stringify(props.query)
  const sort = useAction(useMemo(() => sortSessionsAction(JSON.parse(asked)), [asked]))
  return (
    <>
      <Text size="xs" c="dimmed" mb={4}>
        Drag a session by its grip, or use the keys. The order is saved at once.
      </Text>
      <SortableList
        label={`Order of the sessions of ${project.name}`}
        items={project.sessions.map(({ _id, name }) => ({ id: _id, name }))}
        onSort={(sessions) => void sort.run({ id: project._id, sessions })}
      />
    </>
  )
}
