import type { PlacedRoute } from '@callboard/kit/shell'
import { type ComponentType, lazy } from 'react'
import { routes } from './routes.data.ts'

export const ownRoutes: readonly PlacedRoute[] = routes.map((route) => ({ ...route, place: 'shell' }))

export const ownScreens: Readonly<Record<string, ComponentType>> = {
  auth: lazy(() => import('./auth/auth-page.tsx')),
  'google-callback': lazy(() => import('./auth/google-callback-page.tsx')),
  'reset-password-request': lazy(() => import('./auth/reset-request-page.tsx')),
  'reset-password': lazy(() => import('./auth/reset-page.tsx')),
  'two-step-sign-in': lazy(() => import('./auth/second-factor.tsx')),
  'book-a-demo': lazy(() => import('./auth/demo-page.tsx')),
} satisfies Record<(typeof routes)[number]['name'], ComponentType>
