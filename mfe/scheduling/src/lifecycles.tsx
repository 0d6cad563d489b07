import { mfeLifecycles } from '@callboard/kit/mount'
import { NotFound } from '@callboard/kit/ui'
import { lazy } from 'react'
import { routes } from './routes.data.ts'

/** Projects, sessions, schedules, bookings and freelancers. */
export const { bootstrap, mount, unmount } = mfeLifecycles('scheduling', routes, {
  projects: lazy(() => import('./projects/projects-page.tsx')),
  schedule: lazy(() => import('./booking/booking-page.tsx')),
  calendar: lazy(() => import('./calendar/calendar-page.tsx')),
  'find-freelancer': lazy(() => import('./freelancers/find-page.tsx')),
  'freelancer-profile': lazy(() => import('./freelancers/profile-page.tsx')),
  'freelancer-request': NotFound,
  'session-edit': lazy(() => import('./session/session-page.tsx')),
  'session-schedule': lazy(() => import('./schedule/schedule-page.tsx')),
})
