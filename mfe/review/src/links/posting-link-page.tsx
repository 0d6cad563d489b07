import type { ReplyOf } from '@callboard/core/http-contract'
import { Load, useAnswer, useElsewhere } from '@callboard/kit/data'
import { Fact } from '@callboard/kit/facts'
import { IconMovie } from '@callboard/kit/icons'
import { ProfileMenu } from '@callboard/kit/shell'
import { EmptyState, Link, Navigate, Stage, useParams, useTitle } from '@callboard/kit/ui'
import { getLink } from '@callboard/posting/contract'
import { lazy, Suspense } from 'react'
import progress from '../posting/answer-progress.module.css'
import { GonePage } from '../posting/gone-page.tsx'
import { isGone } from '../posting/is-gone.ts'
import { PostingNames } from '../posting/posting-names.tsx'
import { PostingSkeleton } from '../posting/posting-skeleton.tsx'
import linkStyles from './link.module.css'
import styles from './link-cover.module.css'
import { useNamedLink } from './use-named-link.ts'
import { useOpenedLink } from './use-opened-link.ts'

const ShareMenu = lazy(() => import('./share-menu.tsx'))
const LinkPassword = lazy(() => import('./link-password.tsx'))

type PublicLink = ReplyOf<typeof getLink>
type Cover = PublicLink['posting_pages'][number]

/** `/posting-link-page/{uri}/{linkId}`: the cover of a posting link, or its only page. */
export default function PostingLinkPage() {
  const { uri = '', linkId = '' } = useParams()
  const [named = linkId, open] = useNamedLink(linkId)
  // What is left to answer is another number after each visit to a page.
  const state = useAnswer(getLink, { id: named }, { fresh: 0 })
  const isOpen = state.kind === 'ready' && !state.data.needs_password
  useOpenedLink(isOpen ? named : undefined)
  const isElsewhere = useElsewhere(uri, state.kind === 'ready' ? state.data.studio_uri : undefined)
  return (
    <Stage>
      {isElsewhere || (state.kind === 'failed' && isGone(state.error)) ? (
        <GonePage />
      ) : (
        <Load state={state} skeleton={<PostingSkeleton />} failedTitle="The link could not be loaded">
          {(link) =>
            link.needs_password ? (
              <Suspense fallback={<PostingSkeleton />}>
                <LinkPassword link={link} onOpen={open} />
              </Suspense>
            ) : link.posting_pages.length === 1 ? (
              <Navigate to={pageAddress(link, link.posting_pages[0]!)} replace />
            ) : (
              <LinkCover link={link} />
            )
          }
        </Load>
      )}
    </Stage>
  )
}

const pageAddress = (link: PublicLink, page: Cover) =>
  `/posting-page-via-link/${page.studio_uri}/${link._id}/${page._id}`

function LinkCover({ link }: { readonly link: PublicLink }) {
  const own = link.posting_pages.filter(({ studio_uri }) => studio_uri === link.studio_uri)
  const others = link.posting_pages.filter(({ studio_uri }) => studio_uri !== link.studio_uri)
  const first = link.posting_pages.find(({ to_answer }) => to_answer)?._id
  useTitle(`${link.name} | ${link.studio_name} | Posting Links`)
  return (
    <div className={`${linkStyles.link} ${styles.root}`}>
      <header>
        <PostingNames
          name={link.name}
          above={[link.sender, link.studio_name].filter(Boolean).join(', ')}
          brand={link.brand}
        />
        <div className={styles.actions}>
          {link.recipient === null ? (
            <Suspense>
              <ShareMenu title={`${link.name} | ${link.studio_name}`} />
            </Suspense>
          ) : null}
          {link.recipient === null ? <ProfileMenu /> : null}
        </div>
        {link.recipient === null ? null : (
          <p className={styles.yours}>This link is yours alone, {link.recipient}.</p>
        )}
      </header>
      <CoverProgress pages={link.posting_pages} />
      {own.length > 0 ? <Covers label="Posting pages" pages={own} link={link} first={first} /> : null}
      {others.length > 0 ? (
        <section>
          <h2 className={styles.others}>From other projects</h2>
          <Covers label="From other projects" pages={others} link={link} first={first} />
        </section>
      ) : null}
      {link.posting_pages.length > 0 ? null : (
        <EmptyState icon={<IconMovie size={24} />} title="No pages yet">
          The casting office has taken the pages off this link. Ask them for a new one.
        </EmptyState>
      )}
    </div>
  )
}

/** How many people of all pages the reader has answered; nothing for a reader who is not asked. */
function CoverProgress({ pages }: { readonly pages: readonly Cover[] }) {
  const waited = pages.filter(({ to_answer }) => to_answer !== null)
  const asked = waited.reduce((sum, page) => sum + page.asked, 0)
  if (asked === 0) return null
  const given = asked - waited.reduce((sum, { to_answer }) => sum + (to_answer ?? 0), 0)
  return (
    <section className={`${progress.root} ${styles.progress}`} aria-label="Answers">
      <div className={progress.line}>
        <Fact value={String(given)} unit={`of ${asked} answered`} />
      </div>
      <progress value={given} max={asked} aria-label="Answered" />
    </section>
  )
}

function Covers(props: {
  readonly label: string
  readonly pages: readonly Cover[]
  readonly link: PublicLink
  /** The page to go on with. */
  readonly first: string | undefined
}) {
  const { link } = props
  return (
    <ul className={styles.covers} aria-label={props.label}>
      {props.pages.map((page) => (
        <li key={page._id}>
          <PageCover
            page={page}
            project={page.studio_uri === link.studio_uri ? undefined : page.studio_name}
            to={pageAddress(link, page)}
            isFirst={page._id === props.first}
          />
        </li>
      ))}
    </ul>
  )
}

/** A page of the link; the whole card opens it. */
function PageCover({
  page,
  project,
  to,
  isFirst,
}: {
  readonly page: Cover
  /** Another than that of the link. */
  readonly project: string | undefined
  readonly to: string
  readonly isFirst: boolean
}) {
  return (
    <Link to={to} className={styles.cover}>
      <span className={styles.faces} data-count={page.faces.length}>
        {page.faces.length > 0 ? (
          page.faces.map((face) => <img key={face} src={face} alt="" loading="lazy" />)
        ) : (
          <IconMovie size={32} aria-hidden />
        )}
      </span>
      <strong className={styles.name}>{page.name}</strong>
      <span className={styles.facts}>
        {[project, `${page.talent} talent`, leftWords(page.to_answer)].filter(Boolean).join(', ')}
      </span>
      <span className={styles.view} data-first={isFirst || undefined}>
        View Page
      </span>
    </Link>
  )
}

const leftWords = (left: number | null) =>
  left === null ? undefined : left === 0 ? 'all answered' : `${left} to answer`
