import { Load, Stage, useParams } from '@callboard/kit'
import { RenewAddresses } from '../takes/renew-addresses.tsx'
import { ReviewSkeleton } from './review-skeleton.tsx'
import { ReviewView } from './review-view.tsx'
import { useReview } from './use-review.ts'
import '../takes/takes.css'
import './review.css'

/** `/video/{uri}/{session}`: the takes of a session, judged by staff. */
export default function ReviewPage() {
  const { uri = '', sessionId = '' } = useParams()
  const { state, renew } = useReview(sessionId)
  return (
    <Stage>
      <RenewAddresses renew={renew}>
        <Load state={state} skeleton={<ReviewSkeleton />} failedTitle="The video review could not be loaded">
          {(data) => <ReviewView key={sessionId} uri={uri} data={data} renew={renew} />}
        </Load>
      </RenewAddresses>
    </Stage>
  )
}
