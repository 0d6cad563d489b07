import { mfeLifecycles } from '@callboard/kit/mount'
import { routes } from './routes.data.ts'

/** Check-in, the talent's status page, the live room, and where clients start. */
export const { bootstrap, mount, unmount, ready } = mfeLifecycles('lobby', routes, {
  message: () => import('./message/message-page.tsx'),
  studio: () => import('./live/live-page.tsx'),
  chat: () => import('./live/chat/chat-page.tsx'),
  onboard: () => import('./onboard/onboard-page.tsx'),
  board: () => import('./board/board-page.tsx'),
  'sign-in-sheet': () => import('./sheet/sheet-page.tsx'),
  'client-home': () => import('./home/client-home.tsx'),
})
