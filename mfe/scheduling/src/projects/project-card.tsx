import type { CallInput } from '@callboard/kit/data'
import { IconArchive, IconChevronRight } from '@callboard/kit/icons'
import { Badge } from '@callboard/kit/labels'
import { Switch } from '@callboard/kit/ticks'
import { ActionFault, Button, Group, Link, Text, UnstyledButton } from '@callboard/kit/ui'
import type { listProjects, ProjectView } from '@callboard/projects/contract'
import { lazy, Suspense, useId } from 'react'
import { addresses } from '../shared/addresses.ts'
import { SessionRow } from './session-row.tsx'
import { useProjectActions } from './use-project-actions.ts'
import './project-card.css'

const Postings = lazy(() => import('./postings.tsx').then(({ Postings: part }) => ({ default: part })))

export interface ProjectCardProps {
  readonly project: ProjectView
  readonly query: CallInput<typeof listProjects>
  readonly open: boolean
  readonly onToggle: () => void
  readonly onEdit: () => void
}

const sessionCount = (count: number) => (count === 1 ? '1 session' : `${count} sessions`)

/** A project: a line while closed; all its parts and actions while open. */
export function ProjectCard({ project, query, open, onToggle, onEdit }: ProjectCardProps) {
  const body = useId()
  return (
    <article className="project-card callboard-surface" aria-label={project.name}>
      <h3 className="project-head">
        <UnstyledButton
          className="project-toggle"
          aria-expanded={open}
          aria-controls={open ? body : undefined}
          onClick={onToggle}
        >
          <IconChevronRight size={16} className="project-arrow" aria-hidden />
          <span className="project-name">{project.name}</span>
          {project.is_archived ? (
            <Badge tt="none" variant="light" color="gray" leftSection={<IconArchive size={12} aria-hidden />}>
              Archived
            </Badge>
          ) : null}
          <Text size="sm" span c="dimmed" className="project-count">
            {sessionCount(project.sessions.length)}
          </Text>
        </UnstyledButton>
      </h3>
      {open ? (
        <div id={body}>
          <ProjectBody project={project} query={query} onEdit={onEdit} />
        </div>
      ) : null}
    </article>
  )
}

function ProjectBody({ project, query, onEdit }: Pick<ProjectCardProps, 'project' | 'query' | 'onEdit'>) {
  const actions = useProjectActions(project, query)
  const add = addresses.newSession(project.uri)
  return (
    <div className="project-body">
      <ActionFault error={actions.error} />
      <Group justify="space-between" gap="sm">
        <Text size="sm" fw={600}>
          Sessions
        </Text>
        <Button component={Link} to={add} variant="subtle" size="compact-sm">
          + Add Session
        </Button>
      </Group>
      {project.sessions.length > 0 ? (
        <ul className="plain-list">
          {project.sessions.map((session) => (
            <SessionRow key={session._id} project={project} session={session} />
          ))}
        </ul>
      ) : (
        <Text size="sm" c="dimmed">
          A session is what talent check in to. Add the first one to get its links.
        </Text>
      )}
      <Suspense>
        <Postings project={project} />
      </Suspense>
      <Group gap="sm" className="project-foot">
        <Switch
          label="Skip Virtual Lobby"
          checked={project.skip_virtual_lobby}
          disabled={!project.can.edit}
          onChange={({ currentTarget }) => actions.skip(currentTarget.checked)}
        />
        <Group gap={4} ml="auto">
          {project.can.edit ? (
            <Button variant="subtle" size="xs" onClick={onEdit}>
              Edit project
            </Button>
          ) : null}
          {project.can.archive ? (
            <Button
              variant="subtle"
              color="gray"
              size="xs"
              disabled={actions.busy}
              onClick={() => (project.is_archived ? actions.restore() : void actions.archive())}
            >
              {project.is_archived ? 'Restore' : 'Archive'}
            </Button>
          ) : null}
          {project.can.delete ? (
            <Button
              variant="subtle"
              color="red"
              size="xs"
              disabled={actions.busy}
              onClick={() => void actions.remove()}
            >
              Delete
            </Button>
          ) : null}
        </Group>
      </Group>
    </div>
  )
}
