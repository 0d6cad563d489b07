import { Load, useAnswer, useElsewhere } from '@callboard/kit/data'
import { Navigate, useParams } from '@callboard/kit/ui'
import { getLink } from '@callboard/posting/contract'
import { lazy, Suspense } from 'react'
import { GonePage } from '../posting/gone-page.tsx'
import { isGone } from '../posting/is-gone.ts'
import posting from '../posting/posting.module.css'
import { CoverSkeleton } from './cover-skeleton.tsx'
import { LinkCover } from './link-cover.tsx'
import { pageAddress } from './public-link.ts'
import { useNamedLink } from './use-named-link.ts'
import { useOpenedLink } from './use-opened-link.ts'

const LinkPassword = lazy(() => import('./link-password.tsx'))

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
    <div className={posting.instead}>
      {isElsewhere || (state.kind === 'failed' && isGone(state.error)) ? (
        <GonePage />
      ) : (
        <Load state={state} skeleton={<CoverSkeleton />} failedTitle="The link could not be loaded">
          {(link) =>
            link.needs_password ? (
              <Suspense fallback={<CoverSkeleton />}>
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
    </div>
  )
}
