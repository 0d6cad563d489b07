import { mfeLifecycles } from '@callboard/kit/mount'
import { routes } from './routes.data.ts'

/** Projects, sessions, schedules, bookings and freelancers. */
export const { bootstrap, mount, unmount, ready } = mfeLifecycles('scheduling', routes, {
  projects: () => import('./projects/projects-page.tsx'),
  schedule: () => import('./booking/booking-page.tsx'),
  calendar: () => import('./calendar/calendar-page.tsx'),
  'find-freelancer': () => import('./freelancers/find-page.tsx'),
  'freelancer-profile': () => import('./freelancers/profile-page.tsx'),
  'freelancer-request': () => import('./freelancers/request-page.tsx'),
  'session-edit': () => import('./session/session-page.tsx'),
  'session-schedule': () => import('./schedule/schedule-page.tsx'),
})
