import { useAccount } from '@callboard/kit/data'
import { Checkbox } from '@callboard/kit/forms'
import { IconMovie, IconSearch } from '@callboard/kit/icons'
import { TextInput } from '@callboard/kit/inputs'
import { Pagination } from '@callboard/kit/tables'
import {
  Button,
  EmptyState,
  FailedState,
  Group,
  Page,
  Skeleton,
  useKeys,
  VisuallyHidden,
} from '@callboard/kit/ui'
import type { ProjectView } from '@callboard/projects/contract'
import { lazy, Suspense, useRef, useState } from 'react'
import { ProjectCard } from './project-card.tsx'
import { TodaySection } from './today-section.tsx'
import { useProjectCommands } from './use-project-commands.ts'
import { type ProjectsState, useProjects } from './use-projects.ts'
import { useTodaysSessions } from './use-todays-sessions.ts'

const ProjectDialog = lazy(() => import('./project-dialog.tsx'))

/** What is being edited: a project, a new one, or nothing. */
type Editing = ProjectView | 'new' | undefined

/** The staff's home: what happens today, then every project. */
export default function ProjectsPage() {
  const state = useProjects()
  const account = useAccount()
  const [now] = useState(() => new Date())
  const today = useTodaysSessions(now)
  const [editing, setEditing] = useState<Editing>()
  const search = useRef<HTMLInputElement>(null)
  const mayCreate = account?.user_type !== 'session_manager'
  const create = mayCreate ? () => setEditing('new') : undefined
  useKeys({
    '/': ['Search projects', () => search.current?.focus()],
    ...(create ? { c: ['Create a project', create] as const } : {}),
  })
  useProjectCommands(today, create)
  return (
    <Page
      title="Projects"
      actions={
        create ? (
          <CreateButton prime={state.projects.kind === 'ready' && today.length === 0} onClick={create} />
        ) : undefined
      }
    >
      {state.everything ? <TodaySection sessions={today} now={now} /> : null}
      <Group mb="md" gap="md">
        <TextInput
          ref={search}
          type="search"
          aria-label="Search projects"
          placeholder="Search projects"
          leftSection={<IconSearch size={16} aria-hidden />}
          value={state.typed}
          onChange={({ currentTarget }) => state.search(currentTarget.value)}
          style={{ flex: '1 1 240px', maxWidth: 360 }}
        />
        <Checkbox
          label="Show Archive"
          checked={state.archived}
          onChange={({ currentTarget }) => state.showArchive(currentTarget.checked)}
        />
      </Group>
      <ProjectList state={state} onCreate={create} onEdit={setEditing} />
      {editing ? (
        <Suspense>
          <ProjectDialog
            project={editing === 'new' ? undefined : editing}
            onClose={() => setEditing(undefined)}
            onCreated={(project) => state.toggle(project._id)}
          />
        </Suspense>
      ) : null}
    </Page>
  )
}

/** The accent is for what the day is about. */
function CreateButton({ prime, onClick }: { readonly prime: boolean; readonly onClick: () => void }) {
  return (
    <Button variant={prime ? 'filled' : 'default'} onClick={onClick}>
      + Create Project
    </Button>
  )
}

function ProjectList(props: {
  readonly state: ProjectsState
  readonly onCreate: (() => void) | undefined
  readonly onEdit: (project: ProjectView) => void
}) {
  const { state } = props
  const { projects } = state
  if (projects.kind === 'loading') return <ProjectsSkeleton />
  if (projects.kind === 'failed')
    return (
      <FailedState title="Projects could not be loaded" error={projects.error} onRetry={projects.retry} />
    )
  const { studios } = projects.data
  if (studios.length === 0) return <NoProjects state={state} onCreate={props.onCreate} />
  return (
    <>
      <div className="project-list" aria-busy={projects.refreshing || undefined}>
        {studios.map((project) => (
          <ProjectCard
            key={project._id}
            project={project}
            query={state.query}
            open={state.isOpen(project._id)}
            onToggle={() => state.toggle(project._id)}
            onEdit={() => props.onEdit(project)}
          />
        ))}
      </div>
      {state.pages > 1 ? (
        <Pagination
          mt="lg"
          aria-label="Pages of projects"
          total={state.pages}
          value={state.page}
          onChange={state.turnTo}
          getItemProps={(page) => ({ 'aria-label': `Page ${page}` })}
          getControlProps={(control) => ({
            'aria-label': control === 'next' ? 'Next page' : 'Previous page',
          })}
        />
      ) : null}
    </>
  )
}

const CARDS = [1, 2, 3, 4, 5, 6]

function ProjectsSkeleton() {
  return (
    <div className="project-list" aria-busy="true">
      <VisuallyHidden>Loading</VisuallyHidden>
      {CARDS.map((card) => (
        <Skeleton key={card} height={50} />
      ))}
    </div>
  )
}

function NoProjects({ state, onCreate }: { readonly state: ProjectsState; readonly onCreate?: () => void }) {
  if (!state.everything)
    return (
      <EmptyState
        icon={<IconSearch size={24} />}
        title={state.archived && !state.typed ? 'Nothing is archived' : 'No project fits'}
        action={
          <Button variant="default" onClick={state.clear}>
            Show all projects
          </Button>
        }
      >
        {state.typed
          ? `No ${state.archived ? 'archived ' : ''}project has “${state.typed}” in its name.`
          : null}
      </EmptyState>
    )
  if (!onCreate)
    return (
      <EmptyState icon={<IconMovie size={24} />} title="No projects yet">
        Projects appear here as soon as a casting director books you on a session.
      </EmptyState>
    )
  return (
    <EmptyState
      icon={<IconMovie size={24} />}
      title="Start with a project"
      action={<Button onClick={onCreate}>Create your first project</Button>}
    >
      A project holds the roles you cast and the sessions that talent check in to. Give it a name; a session
      with its check-in link is one step further.
    </EmptyState>
  )
}
