import { ListBody, Pager, useAccount, useAnswer } from '@callboard/kit/data'
import { FilterBar, FilterSearch, Toggle } from '@callboard/kit/filters'
import { IconMovie, IconPlayerPlay, IconSearch } from '@callboard/kit/icons'
import { keyHint, useKeys } from '@callboard/kit/keys'
import {
  Alert,
  Button,
  EmptyState,
  Group,
  Page,
  Skeleton,
  sayError,
  Title,
  VisuallyHidden,
} from '@callboard/kit/ui'
import { listProjects, type ProjectAttention, type ProjectView } from '@callboard/projects/contract'
import { lazy, Suspense, useState } from 'react'
import { useDrawnOnce } from '../shared/use-drawn-once.ts'
import { NeedsYou } from './needs-you-section.tsx'
import styles from './project-card.module.css'
import { ProjectCard } from './project-card.tsx'
import { TodaySection } from './today-section.tsx'
import { useAttention } from './use-attention.ts'
import { useProjectCommands } from './use-project-commands.ts'
import { type ProjectsState, useProjects } from './use-projects.ts'
import { useTodaysSessions } from './use-todays-sessions.ts'

const ProjectDialog = lazy(() => import('./project-dialog.tsx'))
const QuickStart = lazy(() => import('./quick-start.tsx'))
const QuickStartDialog = lazy(() => import('./quick-start-dialog.tsx'))

const NO_PROJECTS: readonly ProjectView[] = []

/** The project in the editor: an existing project, a new one, or none. */
type Editing = ProjectView | 'new' | undefined

/** The staff's home: today's sessions, then every project. */
export default function ProjectsPage() {
  const account = useAccount()
  const today = useTodaysSessions()
  const { sessions } = today
  const projects = useProjects(new Set(sessions.map(({ project }) => project._id)))
  const { list } = projects
  const shown = list.state.kind === 'ready' ? list.state.data.studios : NO_PROJECTS
  const { attention, isAwaited } = useAttention(shown)
  const isDrawn = useDrawnOnce(!today.loading && list.state.kind !== 'loading', isAwaited)
  const [editing, setEditing] = useState<Editing>()
  const [starting, setStarting] = useState(false)
  const mayCreate = account?.user_type !== 'session_manager'
  const create = mayCreate ? () => setEditing('new') : undefined
  useKeys('projects', { create })
  useProjectCommands(sessions, create)
  return (
    <Page
      title="Projects"
      actions={
        create ? (
          <>
            <Button
              variant="subtle"
              color="gray"
              leftSection={<IconPlayerPlay size={16} aria-hidden />}
              onClick={() => setStarting(true)}
            >
              Quick Start
            </Button>
            <CreateButton
              prime={
                list.state.kind === 'ready' && list.state.data.studios.length > 0 && sessions.length === 0
              }
              onClick={create}
            />
          </>
        ) : undefined
      }
    >
      {!isDrawn ? (
        <ProjectsSkeleton />
      ) : (
        <>
          {today.failed ? <TodayFailed {...today.failed} /> : null}
          {list.isNarrowed ? null : (
            <>
              <TodaySection sessions={sessions} />
              <NeedsYou projects={shown} attention={attention} today={sessions} />
            </>
          )}
          <div className={styles.listHead}>
            <Title order={2} size="h3">
              {list.filters.archived ? 'Archived projects' : 'All projects'}
            </Title>
            <FilterBar onClear={list.onClear}>
              <FilterSearch label="Search projects" {...list.box} />
              <Toggle
                label="Show Archive"
                checked={list.filters.archived}
                onChange={(archived) => list.narrow({ archived })}
              />
            </FilterBar>
          </div>
          <ProjectList projects={projects} attention={attention} onCreate={create} onEdit={setEditing} />
        </>
      )}
      {starting ? (
        <Suspense>
          <QuickStartDialog onClose={() => setStarting(false)} />
        </Suspense>
      ) : null}
      {editing ? (
        <Suspense>
          <ProjectDialog
            project={editing === 'new' ? undefined : editing}
            onClose={() => setEditing(undefined)}
            onCreated={(project) => projects.fold(project._id, true)}
          />
        </Suspense>
      ) : null}
    </Page>
  )
}

function TodayFailed({ error, retry }: { readonly error: unknown; readonly retry: () => void }) {
  return (
    <Alert color="red" role="alert" p="sm" mb="md" title="Today's sessions could not be loaded">
      <Group justify="space-between">
        {sayError(error)}
        <Button variant="default" size="xs" onClick={retry}>
          Retry
        </Button>
      </Group>
    </Alert>
  )
}

/** The accent colour is reserved for today's sessions. */
function CreateButton({ prime, onClick }: { readonly prime: boolean; readonly onClick: () => void }) {
  return (
    <Button
      variant={prime ? 'filled' : 'default'}
      onClick={onClick}
      {...keyHint('projects', 'create', 'Create a project')}
    >
      + Create Project
    </Button>
  )
}

function ProjectList(props: {
  readonly projects: ProjectsState
  readonly attention: ReadonlyMap<string, ProjectAttention>
  readonly onCreate: (() => void) | undefined
  readonly onEdit: (project: ProjectView) => void
}) {
  const { list, pages } = props.projects
  const { name, archived } = list.filters
  return (
    <ListBody
      list={list}
      skeleton={<ProjectsSkeleton />}
      failedTitle="Projects could not be loaded"
      isEmpty={({ studios }) => studios.length === 0}
      empty={<NoProjects onCreate={props.onCreate} onArchive={() => list.narrow({ archived: true })} />}
      nothingFits={{
        icon: <IconSearch size={24} />,
        title: archived && !name ? 'Nothing is archived' : 'No project fits',
        text: name ? `No ${archived ? 'archived ' : ''}project has “${name}” in its name.` : null,
        clear: 'Show all projects',
      }}
    >
      {({ studios }) => (
        <>
          <Cards {...props} studios={studios} />
          <Pager list={list} hasMore={list.page < pages} pages={pages} />
        </>
      )}
    </ListBody>
  )
}

function Cards(props: {
  readonly projects: ProjectsState
  readonly attention: ReadonlyMap<string, ProjectAttention>
  readonly studios: readonly ProjectView[]
  readonly onEdit: (project: ProjectView) => void
}) {
  const { list, isOpen, fold } = props.projects
  return (
    <div className={styles.list}>
      {props.studios.map((project) => (
        <ProjectCard
          key={project._id}
          project={project}
          attention={props.attention.get(project._id)}
          query={list.query}
          open={isOpen(project._id)}
          onToggle={() => fold(project._id, !isOpen(project._id))}
          onEdit={() => props.onEdit(project)}
        />
      ))}
    </div>
  )
}

const FACES = [1, 2, 3, 4, 5, 6]
const CARDS = [1, 2]

/** A line of today with its faces, then closed projects. */
function ProjectsSkeleton() {
  return (
    <div className={styles.list} aria-busy="true">
      <VisuallyHidden>Loading</VisuallyHidden>
      <div className={styles.ghost}>
        {FACES.map((face) => (
          <Skeleton key={face} height={44} width={44} />
        ))}
      </div>
      {CARDS.map((card) => (
        <Skeleton key={card} height={56} />
      ))}
    </div>
  )
}

function NoProjects(props: { readonly onCreate: (() => void) | undefined; readonly onArchive: () => void }) {
  const { onCreate } = props
  const archived = useAnswer(listProjects, { archived: true, take: 1 })
  if (archived.kind === 'loading') return <ProjectsSkeleton />
  if (archived.kind === 'ready' && archived.data.count > 0)
    return (
      <EmptyState
        icon={<IconMovie size={24} />}
        title="All your projects are archived"
        action={<Button onClick={props.onArchive}>Show the archive</Button>}
      >
        They can be restored there.
      </EmptyState>
    )
  if (!onCreate)
    return (
      <EmptyState icon={<IconMovie size={24} />} title="No projects yet">
        Projects appear here as soon as a casting director books you on a session.
      </EmptyState>
    )
  return (
    <>
      <EmptyState
        icon={<IconMovie size={24} />}
        title="Start with a project"
        action={<Button onClick={onCreate}>Create your first project</Button>}
      >
        A project holds the roles you cast and the sessions that talent check in to. Give it a name; a session
        with its check-in link is one step further.
      </EmptyState>
      <Suspense fallback={<Skeleton height={420} maw={880} mt="lg" />}>
        <QuickStart />
      </Suspense>
    </>
  )
}
