import { mfeLifecycles } from '@callboard/kit/mount'
import { lazy } from 'react'
import { routes } from './routes.data.ts'

/** Check-in, the talent's status page, the live room, and where clients start. */
export const { bootstrap, mount, unmount } = mfeLifecycles('lobby', routes, {
  message: lazy(() => import('./message/message-page.tsx')),
  studio: lazy(() => import('./live/live-page.tsx')),
  chat: lazy(() => import('./live/chat/chat-page.tsx')),
  onboard: lazy(() => import('./onboard/onboard-page.tsx')),
  board: lazy(() => import('./board/board-page.tsx')),
  'sign-in-sheet': lazy(() => import('./sheet/sheet-page.tsx')),
  'client-home': lazy(() => import('./home/client-home.tsx')),
})
