import { mfeLifecycles } from '@callboard/kit/mount'
import { routes } from './routes.data.ts'

/** Video review and posting pages; each screen is its own chunk, so that a client never loads the staff's tools. */
export const { bootstrap, mount, unmount, ready } = mfeLifecycles('review', routes, {
  video: () => import('./review/review-page.tsx'),
  picks: () => import('./picks/picks-page.tsx'),
  'posting-page': () => import('./posting/posting-page.tsx'),
  'posting-link-page': () => import('./links/posting-link-page.tsx'),
})
