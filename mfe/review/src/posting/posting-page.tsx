import { Load, useElsewhere } from '@callboard/kit/data'
import { RenewAddresses } from '@callboard/kit/takes'
import { useParams } from '@callboard/kit/ui'
import { lazy, Suspense } from 'react'
import { useNamedLink } from '../links/use-named-link.ts'
import { isGone } from './is-gone.ts'
import styles from './posting.module.css'
import { PostingSkeleton } from './posting-skeleton.tsx'
import { PostingView } from './posting-view.tsx'
import { usePostingPage } from './use-posting-page.ts'

const LivePage = lazy(() => import('./live-page.tsx'))
const ClosedLink = lazy(() => import('../links/closed-link.tsx'))
const WithoutLink = lazy(() => import('./without-link.tsx'))
const GonePage = lazy(() => import('./gone-page.tsx').then(({ GonePage: part }) => ({ default: part })))

/** A posting page: for staff at its own address, for other viewers by a link, which leads to pages of several projects. */
export default function PostingPage() {
  const { pageId = '' } = useParams()
  return <OnePage key={pageId} pageId={pageId} />
}

function OnePage({ pageId }: { readonly pageId: string }) {
  const { uri = '', linkId } = useParams()
  const [link, open] = useNamedLink(linkId)
  const page = { id: pageId, link }
  const { state, renew, readsLive, onLine } = usePostingPage(page)
  const isElsewhere = useElsewhere(uri, state.kind === 'ready' ? state.data.studio_uri : undefined)
  const gone = isElsewhere || (state.kind === 'failed' && isGone(state.error))
  return (
    <div className={styles.instead}>
      {readsLive ? (
        <Suspense>
          <LivePage page={page} onLine={onLine} />
        </Suspense>
      ) : null}
      <RenewAddresses renew={renew}>
        {gone ? (
          <Suspense fallback={<PostingSkeleton />}>
            {link === undefined ? (
              <WithoutLink page={pageId} />
            ) : isElsewhere ? (
              <GonePage />
            ) : (
              <ClosedLink link={link} page={pageId} onOpen={open} />
            )}
          </Suspense>
        ) : (
          <Load
            state={state}
            skeleton={<PostingSkeleton />}
            failedTitle="The posting page could not be loaded"
          >
            {(view) => <PostingView key={pageId} uri={uri} page={page} view={view} onKnown={open} />}
          </Load>
        )}
      </RenewAddresses>
    </div>
  )
}
