import { Pager, useAccount, useAnswer } from '@callboard/kit/data'
import { Fact } from '@callboard/kit/facts'
import { IconChevronRight, IconMail } from '@callboard/kit/icons'
import { Face } from '@callboard/kit/labels'
import { Line, Lines } from '@callboard/kit/lines'
import { openedLinks } from '@callboard/kit/opened-links'
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
import { getPagesToAnswer, type PageToAnswer } from '@callboard/posting/contract'
import {
  brandColour,
  type ClientProject,
  isSelfTaped,
  listClientProjects,
} from '@callboard/projects/contract'
import { type CSSProperties, useState } from 'react'
import styles from './client-home.module.css'
import { ClientNotice, useClientNotice } from './client-notice.tsx'
import { inOrder, isOver, nextOfAll } from './next-date.ts'
import { sayWhen } from './say-when.ts'
import { SessionUrlForm } from './session-url-form.tsx'
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

function ToAnswer({ pages }: { readonly pages: readonly PageToAnswer[] }) {
  if (pages.length === 0) return null
  return (
    <section className={styles.project} aria-label="Waits for your answer">
      <header className={styles.projectHead}>
        <Title order={2} size="h4">
          Waits for your answer
        </Title>
      </header>
      <Lines slots={['mark']} className={styles.lines}>
        {pages.map(({ _id, name, link, studio_name, studio_uri, to_answer }) => (
          <Line
            key={_id}
            size={56}
            to={`/posting-page-via-link/${studio_uri}/${link}/${_id}`}
            name={name}
            note={studio_name}
            mark={
              <span className={styles.open}>
                {to_answer} to answer
                <IconChevronRight size={16} aria-hidden />
              </span>
            }
          />
        ))}
      </Lines>
    </section>
  )
}

/** Pages that wait for the client, as far as this browser knows their links; none while that cannot be found out. */
function useToAnswer(): { readonly isKnown: boolean; readonly pages: readonly PageToAnswer[] } {
  const account = useAccount()?._id
  const [links] = useState(() => (account === undefined ? [] : openedLinks.of(account)))
  const answer = useAnswer(getPagesToAnswer, links.length > 0 ? { links: links.join() } : undefined)
  return {
    isKnown: links.length === 0 || answer.kind !== 'loading',
    pages: answer.kind === 'ready' ? answer.data.pages : [],
  }
}

function Invitations() {
  const [{ page }, change] = useSearchState(FIRST)
  const [now] = useState(() => new Date())
  const answer = useAnswer(
    listClientProjects,
    { skip: (Math.max(1, page) - 1) * PAGE_SIZE, take: PAGE_SIZE },
    { keep: true },
  )
  const toAnswer = useToAnswer()
  const notice = useClientNotice()
  if (answer.kind === 'loading' || !toAnswer.isKnown || !notice.isKnown) return <Skeletons />
  if (answer.kind === 'failed')
    return (
      <FailedState title="Your projects could not be loaded" error={answer.error} onRetry={answer.retry} />
    )
  const { studios, count } = answer.data
  const next = nextOfAll(studios, now)
  const pages = Math.ceil(count / PAGE_SIZE)
  return (
    <>
      <ClientNotice text={notice.text} />
      {next ? <NextSession {...next} now={now} /> : null}
      <ToAnswer pages={toAnswer.pages} />
      {studios.length === 0 ? (
        <EmptyState icon={<IconMail size={24} />} title="No invitation yet">
          When a casting office invites you, its project appears here and you get an e-mail. Until then the
          link to a session opens it, below.
        </EmptyState>
      ) : (
        studios.map((project) => (
          <InvitedProject key={project._id} project={project} now={now} next={next?.session} />
        ))
      )}
      <Pager
        list={{ page, turnTo: (wanted) => change({ page: wanted }) }}
        hasMore={page < pages}
        pages={pages}
      />
      <details className={styles.fold} open={studios.length === 0}>
        <summary>Have a link?</summary>
        <SessionUrlForm />
      </details>
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
