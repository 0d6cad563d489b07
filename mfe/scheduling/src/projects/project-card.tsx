import type { CallInput } from '@callboard/kit/data'
import {
  IconArchive,
  IconArrowsSort,
  IconChevronRight,
  IconMail,
  IconPlus,
  IconUserPlus,
} from '@callboard/kit/icons'
import { Badge, sayBytes } from '@callboard/kit/labels'
import { Switch } from '@callboard/kit/ticks'
import { ActionFault, Button, Group, Link, Skeleton, Text, UnstyledButton } from '@callboard/kit/ui'
import type { listProjects, ProjectAttention, ProjectView } from '@callboard/projects/contract'
import { lazy, Suspense, useId, useState } from 'react'
import { addresses } from '../shared/addresses.ts'
import { Needs } from './needs.tsx'
import styles from './project-card.module.css'
import { SessionRow } from './session-row.tsx'
import { useProjectActions } from './use-project-actions.ts'
import { waitingIn } from './waiting.ts'

const Postings = lazy(() => import('./postings.tsx').then(({ Postings: part }) => ({ default: part })))
const SessionsSorter = lazy(() => import('./sessions-sorter.tsx'))
const InvitesDialog = lazy(() => import('../session/invites/invites-dialog.tsx'))
const DirectorDialog = lazy(() => import('./director-dialog.tsx'))

export interface ProjectCardProps {
  readonly project: ProjectView
  /** Undefined until it is known. */
  readonly attention: ProjectAttention | undefined
  readonly query: CallInput<typeof listProjects>
  readonly open: boolean
  readonly onToggle: () => void
  readonly onEdit: () => void
}

const sessionCount = (count: number) => (count === 1 ? '1 session' : `${count} sessions`)

/** A project: a line while closed; all its parts and actions while open. */
export function ProjectCard(props: ProjectCardProps) {
  const { project, attention, open, onToggle } = props
  const body = useId()
  return (
    <article className={`${styles.root} callboard-surface`} aria-label={project.name}>
      <h3 className={styles.head}>
        <UnstyledButton
          className={styles.toggle}
          aria-expanded={open}
          aria-controls={open ? body : undefined}
          onClick={onToggle}
        >
          <IconChevronRight size={16} className={styles.arrow} aria-hidden />
          <span className={styles.name}>{project.name}</span>
          {project.is_archived ? (
            <Badge tt="none" variant="light" color="gray" leftSection={<IconArchive size={16} aria-hidden />}>
              Archived
            </Badge>
          ) : null}
          <span className={styles.facts}>
            {attention && !open ? <Needs waiting={waitingIn(attention.sessions)} /> : null}
            <Text size="sm" span c="dimmed" className={styles.size}>
              {attention && attention.size > 0 ? sayBytes(attention.size) : null}
            </Text>
            <Text size="sm" span c="dimmed" className={styles.count}>
              {sessionCount(project.sessions.length)}
            </Text>
          </span>
        </UnstyledButton>
      </h3>
      {open ? (
        <div id={body}>
          <ProjectBody {...props} />
        </div>
      ) : null}
    </article>
  )
}

function ProjectBody(props: ProjectCardProps) {
  const { project, query } = props
  const actions = useProjectActions(project, query)
  return (
    <div className={styles.body}>
      <ActionFault error={actions.error} />
      <Sessions {...props} onDelete={actions.removeSession} />
      <Suspense fallback={<Skeleton height={56} />}>
        <Postings project={project} />
      </Suspense>
      <ProjectFoot {...props} actions={actions} />
    </div>
  )
}

function Sessions(
  props: ProjectCardProps & {
    readonly onDelete: ReturnType<typeof useProjectActions>['removeSession']
  },
) {
  const { project, attention, query, onDelete } = props
  const [sorting, setSorting] = useState(false)
  return (
    <section aria-label={`Sessions of ${project.name}`}>
      <Group justify="space-between" gap="sm" mb={4}>
        <Text size="sm" fw={650}>
          Sessions
        </Text>
        <Group gap={4}>
          {project.can.edit && project.sessions.length > 1 ? (
            <Button
              variant="subtle"
              color="gray"
              size="compact-sm"
              aria-pressed={sorting}
              leftSection={<IconArrowsSort size={16} aria-hidden />}
              onClick={() => setSorting((now) => !now)}
            >
              {sorting ? 'Done sorting' : 'Sort sessions'}
            </Button>
          ) : null}
          <Button
            component={Link}
            to={addresses.newSession(project.uri)}
            variant="subtle"
            color="gray"
            size="compact-sm"
          >
            + Add Session
          </Button>
        </Group>
      </Group>
      {project.sessions.length === 0 ? (
        <NoSessions uri={project.uri} />
      ) : sorting ? (
        <Suspense fallback={<Skeleton height={44 * project.sessions.length} />}>
          <SessionsSorter project={project} query={query} />
        </Suspense>
      ) : (
        <ul className="callboard-list">
          {project.sessions.map((session) => (
            <SessionRow
              key={session._id}
              project={project}
              session={session}
              attention={attention?.sessions.find((one) => one.session === session._id)}
              onDelete={project.can.edit ? () => void onDelete(session) : undefined}
            />
          ))}
        </ul>
      )}
    </section>
  )
}

function NoSessions({ uri }: { readonly uri: string }) {
  return (
    <div className={styles.empty}>
      <Text size="sm" c="dimmed">
        A session is what talent check in to. Add the first one to get its links.
      </Text>
      <Button
        component={Link}
        to={addresses.newSession(uri)}
        variant="default"
        size="xs"
        leftSection={<IconPlus size={16} aria-hidden />}
      >
        Add the first session
      </Button>
    </div>
  )
}

function ProjectFoot(props: ProjectCardProps & { readonly actions: ReturnType<typeof useProjectActions> }) {
  const { project, actions, onEdit } = props
  const [open, setOpen] = useState<'directors' | 'invites'>()
  const close = () => setOpen(undefined)
  const quiet = { variant: 'subtle', color: 'gray', size: 'compact-sm' } as const
  return (
    <Group gap="sm" className={styles.foot}>
      <Switch
        label="Skip Virtual Lobby"
        checked={project.skip_virtual_lobby}
        disabled={!project.can.edit}
        onChange={({ currentTarget }) => actions.skip(currentTarget.checked)}
      />
      <Group gap={4} ml="auto">
        {project.can.assign_casting_directors ? (
          <Button
            {...quiet}
            leftSection={<IconUserPlus size={16} aria-hidden />}
            onClick={() => setOpen('directors')}
          >
            Casting directors
          </Button>
        ) : null}
        {project.can.edit ? (
          <Button
            {...quiet}
            leftSection={<IconMail size={16} aria-hidden />}
            onClick={() => setOpen('invites')}
          >
            Project Invites
          </Button>
        ) : null}
        {project.can.edit ? (
          <Button {...quiet} onClick={onEdit}>
            Edit project
          </Button>
        ) : null}
        {project.can.archive ? (
          <Button
            {...quiet}
            disabled={actions.busy}
            onClick={() => (project.is_archived ? actions.restore() : void actions.archive())}
          >
            {project.is_archived ? 'Restore' : 'Archive'}
          </Button>
        ) : null}
        {project.can.delete ? (
          <Button {...quiet} color="red" disabled={actions.busy} onClick={() => void actions.remove()}>
            Delete
          </Button>
        ) : null}
      </Group>
      <Suspense>
        {open === 'directors' ? <DirectorDialog project={project} onClose={close} /> : null}
        {open === 'invites' ? <InvitesDialog project={project} onClose={close} /> : null}
      </Suspense>
    </Group>
  )
}
