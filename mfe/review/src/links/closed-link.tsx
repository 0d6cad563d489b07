import { useAnswer } from '@callboard/kit/data'
import { getLink } from '@callboard/posting/contract'
import { lazy, Suspense } from 'react'
import { GonePage } from '../posting/gone-page.tsx'
import { PostingSkeleton } from '../posting/posting-skeleton.tsx'

const LinkPassword = lazy(() => import('./link-password.tsx'))

/** In place of a page that its link does not show: the link may want its password, else it does not work any more. */
export default function ClosedLink(props: {
  readonly link: string
  readonly onOpen: (named: string) => void
}) {
  const state = useAnswer(getLink, { id: props.link })
  if (state.kind === 'loading') return <PostingSkeleton />
  if (state.kind === 'failed' || !state.data.needs_password) return <GonePage />
  return (
    <Suspense fallback={<PostingSkeleton />}>
      <LinkPassword link={state.data} onOpen={props.onOpen} />
    </Suspense>
  )
}
