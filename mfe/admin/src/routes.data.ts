import type { AppRoute } from '@callboard/kit/shell'

const EVERYBODY = ['super_admin', 'casting_director', 'session_manager', 'client', 'talent'] as const

/** The pages of this micro-frontend; they come with its build. */
export const routes = [
  {
    name: 'console',
    paths: ['/callboard-admin'],
    title: 'Admin',
    who: ['super_admin'],
    chrome: 'full',
    screens: ['./console-page.tsx'],
    menu: [{ label: 'Admin', order: 1, inHeader: true }],
  },
  {
    name: 'profile',
    paths: ['/profile'],
    title: 'Profile',
    who: EVERYBODY,
    chrome: 'full',
    screens: ['./account/profile-page.tsx'],
    menu: [
      { label: 'Edit Profile', order: 3, only: ['super_admin', 'casting_director'] },
      { label: 'Profile', order: 3, only: ['session_manager', 'client', 'talent'] },
    ],
  },
  {
    name: 'talent-home',
    paths: ['/'],
    title: 'Profile',
    who: ['talent'],
    chrome: 'full',
    screens: ['./account/profile-page.tsx'],
  },
  {
    name: 'delete-account',
    paths: ['/delete-account'],
    title: 'Delete Account',
    who: EVERYBODY,
    chrome: 'full',
    screens: ['./account/delete-account-page.tsx'],
    noReturn: true,
    menu: [{ label: 'Delete Account', order: 9, danger: true }],
  },
] as const satisfies readonly AppRoute[]
