import type { AppRoute } from '@callboard/kit/shell'

const STAFF = ['super_admin', 'casting_director', 'session_manager'] as const
const FREELANCERS = ['super_admin', 'session_manager'] as const

/** The pages of this micro-frontend; they come with its build. */
export const routes = [
  {
    name: 'projects',
    paths: ['/'],
    title: 'Projects',
    who: STAFF,
    chrome: 'full',
    screens: ['./projects/projects-page.tsx'],
  },
  {
    name: 'schedule',
    paths: ['/schedule/:uri/:sessionId/:dayId/:availabilityId?'],
    title: 'Book a time',
    who: 'open',
    chrome: 'quiet',
    screens: ['./booking/booking-page.tsx'],
    answers: ['/sessions/:sessionId', '/availability/:sessionId/:dayId'],
    comesBack: true,
  },
  {
    name: 'calendar',
    paths: ['/calendar'],
    title: 'Calendar',
    who: STAFF,
    chrome: 'full',
    screens: ['./calendar/calendar-page.tsx'],
    menu: [{ label: 'Calendar', order: 4, inHeader: true }],
  },
  {
    name: 'find-freelancer',
    paths: ['/studios/:uri/sessions/:sessionId/find-freelancer', '/session/:uri/:sessionId/find-freelancer'],
    title: 'Find freelancers',
    who: STAFF,
    chrome: 'full',
    screens: ['./freelancers/find-page.tsx'],
  },
  {
    name: 'freelancer-profile',
    paths: ['/freelancer-profile'],
    title: 'Freelancer Profile',
    who: FREELANCERS,
    chrome: 'full',
    screens: ['./freelancers/profile-page.tsx'],
    menu: [{ label: 'Freelancer Profile', order: 2 }],
  },
  {
    name: 'freelancer-request',
    paths: ['/freelancer-requests/:id'],
    title: 'Request',
    who: FREELANCERS,
    chrome: 'full',
    screens: ['./freelancers/request-page.tsx'],
  },
  {
    name: 'session-edit',
    paths: ['/session/:uri/edit/:sessionId'],
    title: 'Session',
    who: STAFF,
    chrome: 'full',
    screens: ['./session/session-page.tsx'],
  },
  {
    name: 'session-schedule',
    paths: ['/session/:uri/edit/:sessionId/schedule/:dayId'],
    title: 'Schedule',
    who: [...STAFF, 'client'],
    chrome: 'full',
    screens: ['./schedule/schedule-page.tsx'],
  },
] as const satisfies readonly AppRoute[]
