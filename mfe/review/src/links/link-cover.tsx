import { STAFF_TYPES } from '@callboard/core/http-contract'
import { useSession } from '@callboard/kit/data'
import { Button, EmptyState, Link, useTitle } from '@callboard/kit/ui'
import { lazy, type ReactNode, Suspense } from 'react'
import line from '../posting/answered-line.module.css'
import { AnsweredLine, AnsweredWords } from '../posting/answered-line.tsx'
import { EndWords } from '../posting/end-of-page.tsx'
import { GhostFrames } from '../posting/ghost-frames.tsx'
import { PageHead } from '../posting/page-head.tsx'
import posting from '../posting/posting.module.css'
import bar from '../posting/thumb-bar.module.css'
import { useWindowWidth } from '../posting/use-window-width.ts'
import { Viewer } from '../posting/viewer.tsx'
import styles from './link-cover.module.css'
import { PageCovers } from './page-covers.tsx'
import {
  answersOn,
  type Cover,
  goOnAddress,
  leftOn,
  leftToAnswer,
  type PublicLink,
  pageToOpen,
  sendAddress,
  talentOf,
  type Unsent,
  unsentOn,
  wayWords,
} from './public-link.ts'

const ShareMenu = lazy(() => import('./share-menu.tsx'))
const ShareSheet = lazy(() => import('./share-sheet.tsx'))
const CardKeys = lazy(() => import('../takes/card-keys.tsx'))

/** All pages of a link, and the way to the one to go on with. */
export function LinkCover({ link }: { readonly link: PublicLink }) {
  const session = useSession()
  const pages = link.posting_pages
  const own = pages.filter(({ studio_uri }) => studio_uri === link.studio_uri)
  const others = pages.filter(({ studio_uri }) => studio_uri !== link.studio_uri)
  const withTalent = Math.max(...[own, others].map((row) => row.filter(({ talent }) => talent > 0).length))
  const left = leftToAnswer(link)
  const next = pageToOpen(link, session.kind === 'nobody' && link.recipient === null)
  // The link may be there before the session is, which is nobody's for most who have the link alone.
  const isStranger = left === undefined && session.kind !== 'user' && link.recipient === null
  const asks = isStranger && pages.some(({ asked }) => asked > 0)
  const unsent = asks ? unsentOn(link, sessionStorage) : undefined
  const isNarrow = useWindowWidth() <= 600
  const isStaff = session.kind === 'user' && STAFF_TYPES.some((staff) => staff === session.account.user_type)
  const isClient = session.kind === 'user' && session.account.user_type === 'client'
  const isAsked = asks || (isClient && (left ?? 0) > 0)
  const isBegun = pages.some((page) => page.asked > (leftOn(page, unsent) ?? page.asked))
  const Share = isNarrow ? ShareSheet : ShareMenu
  useTitle(`${link.name} | ${link.studio_name} | Posting Links`)
  const share =
    link.recipient === null ? (
      <div className={styles.share}>
        <Suspense>
          <Share title={`${link.name} | ${link.studio_name}`} />
        </Suspense>
      </div>
    ) : null
  return (
    <div className={`${posting.root} ${styles.root}`} style={{ '--covers': withTalent } as object}>
      <PageHead
        name={link.name}
        above={
          isStaff || isClient ? (
            <nav aria-label="Breadcrumb">
              <ol className={posting.crumbs}>
                <li>
                  <Link to="/">{isStaff ? 'Projects' : 'To answer'}</Link>
                </li>
                <li>{link.studio_name}</li>
              </ol>
            </nav>
          ) : (
            link.studio_name
          )
        }
        brand={link.brand}
        viewer={link.recipient === null ? <Viewer /> : null}
      >
        {share}
      </PageHead>
      <CoverProgress link={link} unsent={unsent}>
        {isAsked && !isBegun ? (
          <p className={`${line.note} ${styles.asks}`}>
            {link.sender ?? 'The casting office'} asks for your answers.
          </p>
        ) : null}
        {link.recipient === null ? null : (
          <p className={line.note}>This link is yours alone, {link.recipient}.</p>
        )}
        <WayFromCover link={link} next={next} unsent={unsent} />
      </CoverProgress>
      <Suspense>
        <CardKeys cards="main ul > li > a" />
      </Suspense>
      {own.length > 0 ? (
        <PageCovers label="Posting pages" pages={own} link={link} unsent={unsent} isStaff={isStaff} />
      ) : null}
      {others.length > 0 ? (
        <section>
          <h2 className={styles.others}>From other projects</h2>
          <PageCovers
            label="From other projects"
            pages={others}
            link={link}
            unsent={unsent}
            isStaff={isStaff}
          />
        </section>
      ) : null}
      {pages.length > 0 ? null : (
        <>
          <GhostFrames />
          {isStaff ? (
            <EmptyState
              title="This link has no pages"
              action={
                <Button component={Link} to="/">
                  Open Projects
                </Button>
              }
            >
              They were deleted, or taken off. Clients are told that the link does not work any more.
            </EmptyState>
          ) : (
            <EmptyState title="No pages yet">
              {link.sender ?? 'The casting office'} has taken the pages off this link. Ask them for a new one.
            </EmptyState>
          )}
        </>
      )}
    </div>
  )
}

/** To what a visitor has answered and nobody has yet; else to the page to go on with. */
function WayFromCover(props: {
  readonly link: PublicLink
  readonly next: Cover | undefined
  readonly unsent: Unsent | undefined
}) {
  const { link, next, unsent } = props
  const waiting = link.posting_pages.flatMap((page) =>
    (unsent?.get(page._id) ?? []).map((answer) => ({ page, answer })),
  )
  const [first] = waiting
  if (!first && !next) return null
  return (
    <div className={`${line.next} ${bar.root}`}>
      {first ? (
        <Button component={Link} to={sendAddress(link, first.page, first.answer)}>
          {waiting.length} not sent: sign in to send
        </Button>
      ) : next ? (
        <Button component={Link} to={goOnAddress(link, next)}>
          {wayWords(next, leftOn(next, unsent))} {next.name}
        </Button>
      ) : null}
    </div>
  )
}

/** How many people of all pages are answered, and who sees the reader's answers once that is everybody. */
function CoverProgress(props: {
  readonly link: PublicLink
  /** Of a visitor. */
  readonly unsent: Unsent | undefined
  readonly children: ReactNode
}) {
  const { link } = props
  const { posting_pages: pages, answered_by } = link
  const answers = answersOn(link)
  if (pages.length === 0) return null
  const fact = answers
    ? {
        value: answers.given,
        unit: <AnsweredWords asked={answers.asked} by={answered_by ?? undefined} />,
      }
    : props.unsent
      ? { value: pages.reduce((sum, page) => sum + (leftOn(page, props.unsent) ?? 0), 0), unit: 'to answer' }
      : { value: talentOf(link), unit: 'talent' }
  return (
    <AnsweredLine
      fact={
        <p className={styles.fact}>
          <strong>{fact.value}</strong> {fact.unit}
        </p>
      }
      progress={answers}
    >
      {props.children}
      {leftToAnswer(link) === 0 ? (
        <div className={line.end}>
          <EndWords
            view={{
              sender: link.sender,
              feedback_private: pages.some(({ is_private }) => is_private) ? 'full-private' : null,
            }}
          />
        </div>
      ) : null}
    </AnsweredLine>
  )
}
