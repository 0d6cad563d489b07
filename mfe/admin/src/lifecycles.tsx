import { mfeLifecycles } from '@callboard/kit/mount'
import { routes } from './routes.data.ts'

const profilePage = () => import('./account/profile-page.tsx')

/** The admin console, and the account page of all users. */
export const { bootstrap, mount, unmount, ready } = mfeLifecycles('admin', routes, {
  console: () => import('./console-page.tsx'),
  profile: profilePage,
  'talent-home': profilePage,
  'delete-account': () => import('./account/delete-account-page.tsx'),
})
