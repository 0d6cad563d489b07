import { mfeLifecycles } from '@callboard/kit/mount'
import { routes } from './routes.data.ts'

/** The components of the kit, for those who work on it. */
export const { bootstrap, mount, unmount, ready } = mfeLifecycles('gallery', routes, {
  kit: () => import('./gallery-page.tsx'),
})
