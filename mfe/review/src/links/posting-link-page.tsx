import type { ReplyOf } from '@callboard/core/http-contract'
import { Load, useAccount, useAnswer, useElsewhere } from '@callboard/kit/data'
import { IconMovie } from '@callboard/kit/icons'
import { CopyButton } from '@callboard/kit/share'
import { EmptyState, Link, Navigate, Stage, useParams, useTitle } from '@callboard/kit/ui'
import { getLink, getPagesToAnswer } from '@callboard/posting/contract'
import { lazy, Suspense } from 'react'
import { GonePage } from '../posting/gone-page.tsx'
import { isGone } from '../posting/is-gone.ts'
import postingStyles from '../posting/posting.module.css'
import { PostingNames } from '../posting/posting-names.tsx'
import { PostingSkeleton } from '../posting/posting-skeleton.tsx'
import styles from './link-cover.module.css'
import { useNamedLink } from './use-named-link.ts'
import { useOpenedLink } from './use-opened-link.ts'

const LinkPassword = lazy(() => import('./link-password.tsx'))

type PublicLink = ReplyOf<typeof getLink>
type Cover = PublicLink['posting_pages'][number]

/** `/posting-link-page/{uri}/{linkId}`: the cover of a posting link, or its only page. */
export default function PostingLinkPage() {
  const { uri = '', linkId = '' } = useParams()
  const [named = linkId, open] = useNamedLink(linkId)
  const state = useAnswer(getLink, { id: named })
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
              <Navigate to={pageAddress(uri, link, link.posting_pages[0]!._id)} replace />
            ) : (
              <LinkCover uri={uri} named={named} link={link} />
            )
          }
        </Load>
      )}
    </Stage>
  )
}

const pageAddress = (uri: string, link: PublicLink, page: string) =>
  `/posting-page-via-link/${uri}/${link._id}/${page}`

/** How many talent wait on each page for an answer of the reader; nothing of a page where that is nobody. */
function useToAnswer(named: string): ReadonlyMap<string, number> {
  const isClient = useAccount()?.user_type === 'client'
  const state = useAnswer(getPagesToAnswer, isClient ? { links: named } : undefined)
  return new Map(state.kind === 'ready' ? state.data.pages.map((page) => [page._id, page.to_answer]) : [])
}

function LinkCover(props: { readonly uri: string; readonly named: string; readonly link: PublicLink }) {
  const { uri, named, link } = props
  const toAnswer = useToAnswer(named)
  useTitle(`${link.name} | ${link.studio_name} | Posting Links`)
  return (
    <div className={`${postingStyles.link} ${styles.root}`}>
      <header>
        <PostingNames name={link.name} project={link.studio_name} brand={link.brand} />
        <CopyButton value={`${location.origin}${location.pathname}`} label="Copy Link" />
      </header>
      {link.posting_pages.length > 0 ? (
        <ul className={styles.covers} aria-label="Posting pages">
          {link.posting_pages.map((page) => (
            <li key={page._id}>
              <PageCover
                page={page}
                to={pageAddress(uri, link, page._id)}
                toAnswer={toAnswer.get(page._id) ?? 0}
              />
            </li>
          ))}
        </ul>
      ) : (
        <EmptyState icon={<IconMovie size={24} />} title="No pages yet">
          The casting office has taken the pages off this link. Ask them for a new one.
        </EmptyState>
      )}
    </div>
  )
}

/** A page of the link; the whole card opens it. */
function PageCover({
  page,
  to,
  toAnswer,
}: {
  readonly page: Cover
  readonly to: string
  readonly toAnswer: number
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
      <span className={styles.words}>
        <strong>{page.name}</strong>
        <span>
          {page.talent} talent{toAnswer > 0 ? `, ${toAnswer} to answer` : ''}
        </span>
      </span>
      <span className={styles.view}>View Page</span>
    </Link>
  )
}
