import { useAnswer } from '@callboard/kit/data'
import { IconMovie } from '@callboard/kit/icons'
import { Button, Link, StateCard } from '@callboard/kit/ui'
import { getLink } from '@callboard/posting/contract'
import { lazy, Suspense } from 'react'
import { GonePage, InsteadOfPage } from '../posting/gone-page.tsx'
import { PostingSkeleton } from '../posting/posting-skeleton.tsx'
import type { PublicLink } from './public-link.ts'
import { showsPage } from './shows-page.ts'

const LinkPassword = lazy(() => import('./link-password.tsx'))

/**
 * In place of a page that its link does not show: the link may want its password, it may show other pages, else it does
 * not work any more.
 */
export default function ClosedLink(props: {
  readonly link: string
  readonly page: string
  readonly onOpen: (named: string) => void
}) {
  // It may have shown the page a moment ago.
  const state = useAnswer(getLink, { id: props.link }, { fresh: 0 })
  if (state.kind === 'loading') return <PostingSkeleton />
  if (state.kind === 'failed') return <GonePage />
  if (state.data.needs_password)
    return (
      <Suspense fallback={<PostingSkeleton />}>
        <LinkPassword link={state.data} onOpen={props.onOpen} />
      </Suspense>
    )
  // A link that lists the page has been closed since it was asked.
  const hasOthers = state.data.posting_pages.length > 0 && !showsPage(state.data, props.page)
  return hasOthers ? <WithoutPage link={state.data} /> : <GonePage />
}

function WithoutPage({ link }: { readonly link: PublicLink }) {
  const others = link.posting_pages.length
  return (
    <InsteadOfPage>
      <StateCard
        icon={<IconMovie size={24} />}
        heading={1}
        title="This page was taken off the link"
        actions={
          <Button component={Link} to={`/posting-link-page/${link.studio_uri}/${link._id}`}>
            {others === 1 ? 'See the other page' : 'See the other pages'}
          </Button>
        }
      >
        {link.sender ?? 'The casting office'} has removed it. {link.name} shows{' '}
        {others === 1 ? 'one other page' : `${others} other pages`}.
      </StateCard>
    </InsteadOfPage>
  )
}
