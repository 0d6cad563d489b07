import type { AppRoute, PlacedRoute } from '@callboard/kit/shell'
import { type ComponentType, lazy } from 'react'

/** The pages of the shell itself: the way in. Everything else comes with the micro-frontends. */
const own = [
  {
    name: 'auth',
    paths: ['/auth', '/login'],
    title: 'Check In | Sign in',
    who: 'open',
    chrome: 'quiet',
    screens: ['./auth/auth-page.tsx'],
    noReturn: true,
  },
  {
    name: 'google-callback',
    paths: ['/auth/google/callback'],
    title: 'Check In | Sign in',
    who: 'open',
    chrome: 'quiet',
    screens: ['./auth/google-callback-page.tsx'],
  },
  {
    name: 'reset-password-request',
    paths: ['/reset-password-request'],
    title: 'Check In | Reset password request',
    who: 'open',
    chrome: 'quiet',
    screens: ['./auth/reset-request-page.tsx'],
  },
  {
    name: 'reset-password',
    paths: ['/reset-password'],
    title: 'Check In | Reset password',
    who: 'open',
    chrome: 'quiet',
    screens: ['./auth/reset-page.tsx'],
  },
  {
    name: 'book-a-demo',
    paths: ['/book-a-demo'],
    title: 'Book A Demo',
    who: 'open',
    chrome: 'quiet',
    screens: ['./auth/demo-page.tsx'],
  },
] as const satisfies readonly AppRoute[]

export const ownRoutes: readonly PlacedRoute[] = own.map((route) => ({ ...route, place: 'shell' }))

export const ownScreens: Readonly<Record<string, ComponentType>> = {
  auth: lazy(() => import('./auth/auth-page.tsx')),
  'google-callback': lazy(() => import('./auth/google-callback-page.tsx')),
  'reset-password-request': lazy(() => import('./auth/reset-request-page.tsx')),
  'reset-password': lazy(() => import('./auth/reset-page.tsx')),
  'book-a-demo': lazy(() => import('./auth/demo-page.tsx')),
} satisfies Record<(typeof own)[number]['name'], ComponentType>
