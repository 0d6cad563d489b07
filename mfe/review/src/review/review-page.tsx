import { Load, leadsNowhere, useElsewhere } from '@callboard/kit/data'
import { RenewAddresses } from '@callboard/kit/takes'
import { FailedState, NotFound, Page, useLocation, useParams } from '@callboard/kit/ui'
import { useEffect } from 'react'
import { bringOpenGroup } from './open-group-later.tsx'
import { ReviewSkeleton } from './review-skeleton.tsx'
import { ReviewView } from './review-view.tsx'
import { useReview } from './use-review.ts'

/** `/video/{uri}/{session}`: the takes of a session, judged by staff. */
export default function ReviewPage() {
  const { uri = '', sessionId = '' } = useParams()
  return <SessionReview key={`${uri}/${sessionId}`} uri={uri} session={sessionId} />
}

function SessionReview({ uri, session }: { readonly uri: string; readonly session: string }) {
  const { state, renew } = useReview(session)
  const isGroup = new URLSearchParams(useLocation().search).has('group')
  // That of an address comes beside the answer; others once the wall is drawn.
  const isWanted = isGroup || state.kind === 'ready'
  useEffect(() => {
    if (isWanted) bringOpenGroup().catch(() => {})
  }, [isWanted])
  const isElsewhere = useElsewhere(uri, state.kind === 'ready' ? state.data.session.studio_uri : undefined)
  if (isElsewhere || (state.kind === 'failed' && leadsNowhere(state.error))) return <NotFound />
  if (state.kind === 'failed')
    return (
      <Page title="Video Review" breadcrumb={[{ label: 'Projects', to: '/' }]}>
        <FailedState title="The video review could not be loaded" error={state.error} onRetry={state.retry} />
      </Page>
    )
  return (
    <RenewAddresses renew={renew}>
      <Load state={state} skeleton={<ReviewSkeleton />}>
        {(data) => <ReviewView uri={uri} data={data} renew={renew} />}
      </Load>
    </RenewAddresses>
  )
}
