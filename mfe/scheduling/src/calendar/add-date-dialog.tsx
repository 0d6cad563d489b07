import { Load } from '@callboard/kit/data'
import { Modal } from '@callboard/kit/dialogs'
import { IconSearch } from '@callboard/kit/icons'
import { TextInput } from '@callboard/kit/inputs'
import { Button, Group, Link, Skeletons, Stack, Text } from '@callboard/kit/ui'
import type { ProjectView } from '@callboard/projects/contract'
import { useState } from 'react'
import { addresses } from '../shared/addresses.ts'
import { sayDay, sayDayShort } from '../shared/days.ts'
import styles from './calendar.module.css'
import { latestSessions, type OwnSession } from './latest-sessions.ts'
import { useOwnProjects } from './use-own-projects.ts'

/** Asks which session the new date belongs to, and leads to its form with the day filled in. */
export default function AddDateDialog(props: { readonly day: string; readonly onClose: () => void }) {
  const { day, onClose } = props
  return (
    <Modal opened onClose={onClose} title={`New date on ${sayDay(day)}`} size="lg">
      <Load
        state={useOwnProjects()}
        skeleton={<Skeletons rows={4} height={56} />}
        failedTitle="Your sessions could not be loaded"
      >
        {({ studios, count }) => <Choice day={day} projects={studios} hasMore={count > studios.length} />}
      </Load>
    </Modal>
  )
}

function Choice(props: {
  readonly day: string
  readonly projects: readonly ProjectView[]
  readonly hasMore: boolean
}) {
  const { day, projects, hasMore } = props
  const [typed, setTyped] = useState('')
  const sessions = latestSessions(projects)
  if (sessions.length === 0) return <NoSession projects={projects} />
  const sought = typed.trim().toLowerCase()
  const shown = sessions.filter(({ name, project }) => `${name} ${project}`.toLowerCase().includes(sought))
  return (
    <Stack gap="md">
      <TextInput
        type="search"
        label="Which session?"
        placeholder="Session or project"
        leftSection={<IconSearch size={16} aria-hidden />}
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      <ul className={styles.choices} aria-label="Sessions">
        {shown.map((session) => (
          <li key={session.id}>
            <SessionChoice session={session} day={day} />
          </li>
        ))}
      </ul>
      {shown.length === 0 ? <Text c="dimmed">No session has “{typed.trim()}” in its name.</Text> : null}
      {hasMore ? (
        <Text size="sm" c="dimmed">
          These are the sessions of your latest projects. Others get a date on their own page.
        </Text>
      ) : null}
    </Stack>
  )
}

function SessionChoice({ session, day }: { readonly session: OwnSession; readonly day: string }) {
  const { id, name, uri, project, lastDay } = session
  return (
    <Link to={addresses.newDate(uri, id, day)} className={styles.choice}>
      <span className={styles.choiceName}>{name}</span>
      <span className={styles.choiceNote}>{project}</span>
      <span className={styles.choiceNote}>{lastDay ? `until ${sayDayShort(lastDay)}` : 'no date yet'}</span>
    </Link>
  )
}

/** Dates belong to sessions, and sessions to projects: leads to the one that is still lacking. */
function NoSession({ projects: [project] }: { readonly projects: readonly ProjectView[] }) {
  return (
    <Stack gap="md">
      <Text>
        {project
          ? 'A date belongs to a session, and your projects have none yet.'
          : 'A date belongs to a session of a project, and you have no project yet.'}
      </Text>
      <Group justify="flex-end">
        <Button component={Link} to={project ? addresses.newSession(project.uri) : '/'} data-autofocus>
          {project ? `Add a session to ${project.name}` : 'Create a project'}
        </Button>
      </Group>
    </Stack>
  )
}
