import { Load, useElsewhere } from '@callboard/kit/data'
import { RenewAddresses } from '@callboard/kit/takes'
import { Stage, useParams } from '@callboard/kit/ui'
import { GonePage } from './gone-page.tsx'
import { isGone } from './is-gone.ts'
import { PostingSkeleton } from './posting-skeleton.tsx'
import { PostingView } from './posting-view.tsx'
import { usePostingPage } from './use-posting-page.ts'

/** A posting page: for staff at its own address, for other viewers by a link. */
export default function PostingPage() {
  const { uri = '', linkId, pageId = '' } = useParams()
  const page = { id: pageId, link: linkId }
  const { state, renew } = usePostingPage(page)
  const isElsewhere = useElsewhere(uri, state.kind === 'ready' ? state.data.studio_uri : undefined)
  const gone = isElsewhere || (state.kind === 'failed' && isGone(state.error))
  return (
    <Stage>
      <RenewAddresses renew={renew}>
        {gone ? (
          <GonePage />
        ) : (
          <Load
            state={state}
            skeleton={<PostingSkeleton />}
            failedTitle="The posting page could not be loaded"
          >
            {(view) => <PostingView key={pageId} uri={uri} page={page} view={view} />}
          </Load>
        )}
      </RenewAddresses>
    </Stage>
  )
}
