import { mfeLifecycles } from '@callboard/kit/mount'
import { lazy } from 'react'
import { routes } from './routes.data.ts'

const ProfilePage = lazy(() => import('./account/profile-page.tsx'))

/** The admin console, and the account page of all users. */
export const { bootstrap, mount, unmount } = mfeLifecycles('admin', routes, {
  console: lazy(() => import('./console-page.tsx')),
  profile: ProfilePage,
  'talent-home': ProfilePage,
  'delete-account': lazy(() => import('./account/delete-account-page.tsx')),
})
