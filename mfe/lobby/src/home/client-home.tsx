import { Pager, useAnswer } from '@callboard/kit/data'
import { Fact } from '@callboard/kit/facts'
import { IconChevronRight } from '@callboard/kit/icons'
import { Face } from '@callboard/kit/labels'
import { Line, Lines } from '@callboard/kit/lines'
import {
  ActionFault,
  Button,
  FailedState,
  Link,
  Page,
  Skeleton,
  Text,
  Title,
  useSearchState,
  VisuallyHidden,
} from '@callboard/kit/ui'
import {
  brandColour,
  type ClientProject,
  isSelfTaped,
  listClientProjects,
} from '@callboard/projects/contract'
import { type CSSProperties, useState } from 'react'
import styles from './client-home.module.css'
import { ClientNotice, useClientNotice } from './client-notice.tsx'
import { inOrder, isOver, isToday, nextOfAll } from './next-date.ts'
import { sayWhen } from './say-when.ts'
import { SessionUrlForm } from './session-url-form.tsx'
import { ToAnswer, usePagesToAnswer } from './to-answer.tsx'
import { useInvitation } from './use-invitation.ts'

type Session = ClientProject['sessions'][number]

const PAGE_SIZE = 10
const FIRST = { page: 1 }

interface Invited {
  readonly project: ClientProject
  readonly session: Session
  readonly now: Date
}

const roomOf = ({ uri }: ClientProject, { _id }: Session) => `/studio/${uri}/${_id}`

/** The session that the person came for. */
function NextSession({ project, session, now }: Invited) {
  const when = sayWhen(session, now)
  return (
    <section className={styles.next} aria-label="Next session">
      <div className={styles.nextWords}>
        {when ? <Fact value={when.time} unit={when.day} /> : null}
        <p className={styles.name}>
          {session.name} <span className={styles.quiet}>{project.name}</span>
        </p>
        {isSelfTaped(session.dates) ? <p className={styles.quiet}>Talent send their own videos.</p> : null}
        <Faces people={project.casting_people} />
      </div>
      <Button component={Link} to={roomOf(project, session)} size="md">
        Open session
      </Button>
    </section>
  )
}

/** Faces that are shown, and then names. */
const MOST_FACES = 4

/** The casting people whom the client meets in the room. */
function Faces({ people }: { readonly people: ClientProject['casting_people'] }) {
  if (people.length === 0) return null
  const more = people.length - MOST_FACES
  return (
    <div className={styles.faces}>
      {people.slice(0, MOST_FACES).map(({ _id, name }) => (
        <Face key={_id} of="colleague" name={name} size={32} />
      ))}
      <span className={styles.quiet}>
        {people
          .slice(0, MOST_FACES)
          .map(({ name }) => name)
          .join(', ')}
        {more > 0 ? ` and ${more} more` : ''}
      </span>
    </div>
  )
}

const When = ({ time, day }: { readonly time: string; readonly day: string }) => (
  <>
    <span className={styles.time}>{time}</span> <span className={styles.day}>{day}</span>
  </>
)

function SessionLine({ project, session, now }: Invited) {
  const when = sayWhen(session, now)
  return (
    <Line
      size={56}
      to={roomOf(project, session)}
      time={when ? <When {...when} /> : 'No date yet'}
      name={session.name}
      note={
        isOver(session, now)
          ? 'This session is over.'
          : isSelfTaped(session.dates)
            ? 'Talent send their own videos.'
            : null
      }
      mark={
        <span className={styles.open}>
          <span className={styles.openWords}>Open session</span>
          <IconChevronRight size={16} aria-hidden />
        </span>
      }
    />
  )
}

/** A project with its sessions, but for the one that stands at the top of the page. */
function InvitedProject(props: {
  readonly project: ClientProject
  readonly now: Date
  readonly next: Session | undefined
}) {
  const { project, now, next } = props
  const accent = { '--client-accent': brandColour(project.brand) } as CSSProperties
  const sessions = inOrder(project.sessions, now).filter(({ _id }) => _id !== next?._id)
  if (sessions.length === 0 && project.sessions.length > 0) return null
  return (
    <section className={styles.project} style={accent} aria-label={project.name}>
      <header className={styles.projectHead}>
        {project.brand.logo_url ? <img src={project.brand.logo_url} alt="" /> : null}
        <Title order={2} size="h4">
          {project.name}
        </Title>
      </header>
      {sessions.length === 0 ? (
        <Text c="dimmed">No session yet. It appears here as soon as the casting office adds one.</Text>
      ) : (
        <Lines slots={['time', 'mark']} className={styles.lines}>
          {sessions.map((session) => (
            <SessionLine key={session._id} project={project} session={session} now={now} />
          ))}
        </Lines>
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
  const toAnswer = usePagesToAnswer()
  const notice = useClientNotice()
  if (answer.kind === 'loading' || toAnswer.kind === 'loading' || !notice.isKnown) return <HomeSkeleton />
  if (answer.kind === 'failed')
    return (
      <FailedState title="Your projects could not be loaded" error={answer.error} onRetry={answer.retry} />
    )
  const { studios, count } = answer.data
  const next = nextOfAll(studios, now)
  const pages = Math.ceil(count / PAGE_SIZE)
  const hasPages = toAnswer.kind !== 'ready' || toAnswer.data.pages.length + toAnswer.data.answered.length > 0
  if (count === 0 && !hasPages)
    return (
      <>
        <ClientNotice text={notice.text} />
        <NoInvitation />
      </>
    )
  const isRunning = next !== undefined && isToday(next.session, now)
  const nextSession = next ? <NextSession {...next} now={now} /> : null
  return (
    <>
      <ClientNotice text={notice.text} />
      <div className={styles.home}>
        {isRunning ? nextSession : null}
        <ToAnswer state={toAnswer} isFact={!next} />
        {isRunning ? null : nextSession}
        <div className={styles.rest}>
          {studios.map((project) => (
            <InvitedProject key={project._id} project={project} now={now} next={next?.session} />
          ))}
          <Pager
            list={{ page, turnTo: (wanted) => change({ page: wanted }) }}
            hasMore={page < pages}
            pages={pages}
          />
          <details className={styles.fold}>
            <summary>Have a link?</summary>
            <SessionUrlForm />
          </details>
        </div>
      </div>
    </>
  )
}

/** In the shape of what comes: the next session, its list, and the pages beside them. */
const HomeSkeleton = () => (
  <div className={styles.home} aria-busy="true">
    <VisuallyHidden>Loading</VisuallyHidden>
    <div className={styles.next}>
      <Skeleton height={96} />
    </div>
    <div className={styles.toAnswer}>
      <Skeleton height={128} />
    </div>
    <div className={styles.rest}>
      <Skeleton height={168} />
    </div>
  </div>
)

/** A client whom nobody has invited, and who has come by no link. */
const NoInvitation = () => (
  <div className={styles.noInvitation}>
    <Title order={2} size="h4">
      No invitation yet
    </Title>
    <Text>
      A casting office invites you by e-mail: the button in that mail puts its project here. Look for it in
      your mailbox, or ask the office to send it to the address of this account.
    </Text>
    <Text>Were you sent a link to a session or to takes? It opens from the mail, and from here.</Text>
    <SessionUrlForm />
  </div>
)

/** Where clients start: the sessions that they are invited to, and any other one by its link. */
export default function ClientHome() {
  const invitation = useInvitation()
  return (
    <Page title="Your castings" tabTitle="Home">
      <ActionFault error={invitation.error} />
      <Invitations />
    </Page>
  )
}
