import { mfeLifecycles } from '@callboard/kit/mount'
import { lazy } from 'react'
import { routes } from './routes.data.ts'

/** Video review and posting pages; each screen is its own chunk, so that a client never loads the staff's tools. */
export const { bootstrap, mount, unmount } = mfeLifecycles('review', routes, {
  video: lazy(() => import('./review/review-page.tsx')),
  'posting-page': lazy(() => import('./posting/posting-page.tsx')),
  'posting-link-page': lazy(() => import('./links/posting-link-page.tsx')),
})
