import { Pager, useAnswer } from '@callboard/kit/data'
import { IconMail } from '@callboard/kit/icons'
import {
  ActionFault,
  Button,
  EmptyState,
  FailedState,
  Link,
  Page,
  Skeletons,
  Text,
  Title,
  useSearchState,
} from '@callboard/kit/ui'
import {
  brandColour,
  type ClientProject,
  isSelfTaped,
  listClientProjects,
} from '@callboard/projects/contract'
import { type CSSProperties, useState } from 'react'
import styles from './client-home.module.css'
import { inOrder, isOver, nextOfAll } from './next-date.ts'
import { sayWhen } from './say-when.ts'
import { SessionUrlForm } from './session-url-form.tsx'
import { useInvitation } from './use-invitation.ts'

type Session = ClientProject['sessions'][number]

const PAGE_SIZE = 10
const FIRST = { page: 1 }

function SessionLine(props: {
  readonly uri: string
  readonly session: Session
  readonly now: Date
  readonly next: boolean
}) {
  const { uri, session, now, next } = props
  const when = sayWhen(session, now)
  return (
    <li className={next ? `${styles.session} ${styles.next}` : styles.session}>
      <p className={styles.when}>
        {when ? (
          <>
            <span className={styles.time}>{when.time}</span> <span>{when.day}</span>
          </>
        ) : (
          'No date yet'
        )}
      </p>
      <div>
        <Text fw={650}>{session.name}</Text>
        {isOver(session, now) ? (
          <Text size="sm" c="dimmed">
            This session is over.
          </Text>
        ) : isSelfTaped(session.dates) ? (
          <Text size="sm" c="dimmed">
            Talent send their own videos.
          </Text>
        ) : null}
      </div>
      <Button component={Link} to={`/studio/${uri}/${session._id}`} variant={next ? 'filled' : 'default'}>
        Open session
      </Button>
    </li>
  )
}

function InvitedProject(props: {
  readonly project: ClientProject
  readonly now: Date
  readonly next: Session | undefined
}) {
  const { project, now, next } = props
  const accent = { '--client-accent': brandColour(project.brand) } as CSSProperties
  return (
    <section className={styles.project} style={accent} aria-label={project.name}>
      <header className={styles.projectHead}>
        {project.brand.logo_url ? <img src={project.brand.logo_url} alt="" /> : null}
        <Title order={2} size="h3">
          {project.name}
        </Title>
      </header>
      {project.sessions.length === 0 ? (
        <Text c="dimmed">No session yet. It appears here as soon as the casting office adds one.</Text>
      ) : (
        <ul className={styles.sessions}>
          {inOrder(project.sessions, now).map((session) => (
            <SessionLine
              key={session._id}
              uri={project.uri}
              session={session}
              now={now}
              next={session._id === next?._id}
            />
          ))}
        </ul>
      )}
    </section>
  )
}

function Invitations() {
  const [{ page }, change] = useSearchState(FIRST)
  const [now] = useState(() => new Date())
  const answer = useAnswer(
    listClientProjects,
    { skip: (Math.max(1, page) - 1) * PAGE_SIZE, take: PAGE_SIZE },
    { keep: true },
  )
  if (answer.kind === 'loading') return <Skeletons />
  if (answer.kind === 'failed')
    return (
      <FailedState title="Your projects could not be loaded" error={answer.error} onRetry={answer.retry} />
    )
  const { studios, count } = answer.data
  const next = nextOfAll(studios, now)
  const pages = Math.ceil(count / PAGE_SIZE)
  return (
    <>
      {studios.length === 0 ? (
        <EmptyState icon={<IconMail size={24} />} title="No invitation yet">
          When a casting office invites you, its project appears here and you get an e-mail. Until then the
          link to a session opens it, below.
        </EmptyState>
      ) : (
        <div className={styles.projects}>
          {studios.map((project) => (
            <InvitedProject key={project._id} project={project} now={now} next={next} />
          ))}
        </div>
      )}
      <Pager
        list={{ page, turnTo: (wanted) => change({ page: wanted }) }}
        hasMore={page < pages}
        pages={pages}
      />
      <SessionUrlForm primary={next === undefined} />
    </>
  )
}

/** Where clients start: the sessions that they are invited to, and any other one by its link. */
export default function ClientHome() {
  const invitation = useInvitation()
  return (
    <Page title="Your castings" tabTitle="Home" width="narrow">
      <ActionFault error={invitation.error} />
      <Invitations />
    </Page>
  )
}
