import { STAFF_TYPES } from '@callboard/core/http-contract'
import { useSession } from '@callboard/kit/data'
import { IconShare } from '@callboard/kit/icons'
import { Button, EmptyState, Link, useTitle } from '@callboard/kit/ui'
import { type CSSProperties, lazy, type ReactNode, Suspense } from 'react'
import line from '../posting/answered-line.module.css'
import { AnsweredLine, AnsweredWords } from '../posting/answered-line.tsx'
import { GhostFrames } from '../posting/ghost-frames.tsx'
import { PostingNames } from '../posting/posting-names.tsx'
import bar from '../posting/thumb-bar.module.css'
import { Viewer } from '../posting/viewer.tsx'
import linkStyles from './link.module.css'
import styles from './link-cover.module.css'
import { PageCover } from './page-cover.tsx'
import {
  answersOn,
  type Cover,
  goOnAddress,
  isDue,
  leftToAnswer,
  type PublicLink,
  pageAddress,
  pageToOpen,
} from './public-link.ts'

const ShareMenu = lazy(() => import('./share-menu.tsx'))

/** Letters of a name that are more than two lines of a phone in the size of a title. */
const LONG_NAME = 40

/** All pages of a link, and the way to the one to go on with. */
export function LinkCover({ link }: { readonly link: PublicLink }) {
  const session = useSession()
  const pages = link.posting_pages
  const own = pages.filter(({ studio_uri }) => studio_uri === link.studio_uri)
  const others = pages.filter(({ studio_uri }) => studio_uri !== link.studio_uri)
  const left = leftToAnswer(link)
  const next = pageToOpen(link, session.kind === 'nobody' && link.recipient === null)
  // The link may be there before the session is, which is nobody's for most who have the link alone.
  const isStranger = left === undefined && session.kind !== 'user' && link.recipient === null
  const asks = isStranger && pages.some(({ asked }) => asked > 0)
  const isStaff = session.kind === 'user' && STAFF_TYPES.some((staff) => staff === session.account.user_type)
  useTitle(`${link.name} | ${link.studio_name} | Posting Links`)
  return (
    <div
      className={`${linkStyles.link} ${styles.root}`}
      style={{ '--pages': Math.max(own.length, 2) } as CSSProperties}
    >
      <header data-long={link.name.length > LONG_NAME || undefined}>
        <PostingNames
          name={link.name}
          above={
            isStaff ? (
              <>
                <Link to="/">Projects</Link> / {link.studio_name}
              </>
            ) : (
              // The sender is named where they ask.
              [asks ? null : link.sender, link.studio_name].filter(Boolean).join(', ')
            )
          }
          brand={link.brand}
        />
        {link.recipient === null ? (
          <div className={styles.actions}>
            <Suspense
              fallback={
                <Button component="span" aria-hidden variant="default" leftSection={<IconShare size={16} />}>
                  Share
                </Button>
              }
            >
              <ShareMenu title={`${link.name} | ${link.studio_name}`} />
            </Suspense>
            <Viewer />
          </div>
        ) : (
          <p className={styles.yours}>This link is yours alone, {link.recipient}.</p>
        )}
        <CoverProgress link={link}>
          {next ? (
            <div className={`${line.next} ${bar.root}`}>
              <Button
                component={Link}
                to={goOnAddress(link, next)}
                variant={left === 0 ? 'default' : 'filled'}
              >
                {isDue(next) ? 'Answer' : 'Open'} {next.name}
              </Button>
            </div>
          ) : null}
          {asks ? (
            <p className={line.note}>{link.sender ?? 'The casting office'} asks for your answers.</p>
          ) : null}
        </CoverProgress>
      </header>
      {own.length > 0 ? <Covers label="Posting pages" pages={own} link={link} /> : null}
      {others.length > 0 ? (
        <section>
          <h2 className={styles.others}>From other projects</h2>
          <Covers label="From other projects" pages={others} link={link} />
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

/** How many people of all pages are answered, and who sees the reader's answers once that is everybody. */
function CoverProgress({ link, children }: { readonly link: PublicLink; readonly children: ReactNode }) {
  const { posting_pages: pages, answered_by } = link
  const answers = answersOn(link)
  if (pages.length === 0) return null
  return (
    <AnsweredLine
      fact={
        answers && {
          value: answers.given,
          unit: <AnsweredWords asked={answers.asked} by={answered_by ?? undefined} />,
        }
      }
      belowTitle
      progress={answers}
    >
      {children}
      {leftToAnswer(link) === 0 ? (
        <p className={`${line.note} ${styles.end}`}>
          That is everybody.{' '}
          {pages.some(({ is_private }) => is_private) ? null : (
            <span>{link.sender ?? 'The casting office'} sees your answers.</span>
          )}
        </p>
      ) : null}
    </AnsweredLine>
  )
}

function Covers(props: {
  readonly label: string
  readonly pages: readonly Cover[]
  readonly link: PublicLink
}) {
  const { link } = props
  return (
    <ul
      className={styles.covers}
      aria-label={props.label}
      data-bare={props.pages.every(({ faces }) => faces.length === 0) || undefined}
    >
      {props.pages.map((page) => (
        <li key={page._id}>
          <PageCover
            page={page}
            project={page.studio_uri === link.studio_uri ? undefined : page.studio_name}
            to={pageAddress(link, page)}
          />
        </li>
      ))}
    </ul>
  )
}
