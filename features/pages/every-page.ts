import { routes as admin } from '../../mfe/admin/src/routes.data.ts'
import { routes as lobby } from '../../mfe/lobby/src/routes.data.ts'
import { routes as review } from '../../mfe/review/src/routes.data.ts'
import { routes as scheduling } from '../../mfe/scheduling/src/routes.data.ts'
import { routes as shell } from '../../shells/web/src/routes.data.ts'
import type { demoEmail } from '../support/demo-accounts.ts'

/** Every route of the product; those without a screen of their own lead to another. */
const ROUTES = [...shell, ...admin, ...lobby, ...review, ...scheduling]

type Drawn<Route> = Route extends { readonly screens: readonly [] } ? never : Route
export type RouteName = Drawn<(typeof ROUTES)[number]>['name']

/** What the addresses of pages are made of. */
export interface Places {
  /** Of the project. */
  readonly uri: string
  readonly session: string
  /** A date whose times can still be booked. */
  readonly day: string
  readonly record: { readonly id: string; readonly key: string }
  readonly board: string
  readonly posting: string
  readonly link: string
  /** To the manager of the demo, for a date. */
  readonly request: string
}

export interface PageVisit {
  /** The route, and in brackets who sees another page there. */
  readonly name: string
  readonly path: string
  /** Without one the page is opened signed out. */
  readonly account?: Parameters<typeof demoEmail>[0]
  /** It is read from across a room: its sizes follow the screen. */
  readonly isOnTheWall?: true
}

/** How each route is opened; a route that is not here fails the types. */
function visitsOf(places: Places): Readonly<Record<RouteName, readonly Omit<PageVisit, 'name'>[]>> {
  const { uri, session, day, record, board, posting, link, request } = places
  const place = `${uri}/${session}`
  return {
    auth: [{ path: '/auth' }],
    // Without the code of a sign-in with Google it says that there is none.
    'google-callback': [{ path: '/auth/google/callback' }],
    'reset-password-request': [{ path: '/reset-password-request' }],
    'reset-password': [{ path: '/reset-password?token=x' }],
    'two-step-sign-in': [{ path: '/two-step-sign-in', account: 'director' }],
    'book-a-demo': [{ path: '/book-a-demo' }],
    console: [
      'users',
      'requests',
      'notices',
      'services',
      'templates',
      'credentials',
      'messages',
      'jobs',
      'audit',
    ].map((tab) => ({ path: `/callboard-admin?tab=${tab}`, account: 'admin' })),
    profile: [{ path: '/profile', account: 'director' }],
    'talent-home': ['', '?tab=details', '?tab=schedule', '?tab=account'].map((tab) => ({
      path: `/${tab}`,
      account: 'talent',
    })),
    'delete-account': [{ path: '/delete-account', account: 'director' }],
    message: [{ path: `/message/${record.id}#k=${record.key}` }],
    studio: [
      { path: `/studio/${place}`, account: 'director' },
      { path: `/studio/${place}`, account: 'client' },
    ],
    chat: [{ path: `/chat/${place}`, account: 'director' }],
    onboard: [{ path: `/onboard/${place}` }, { path: `/onboard/${place}?kiosk=true` }],
    board: [{ path: `/board/${board}`, isOnTheWall: true }],
    'sign-in-sheet': [{ path: `/sign-in-sheet/${place}`, account: 'director' }],
    'client-home': [{ path: '/', account: 'client' }],
    video: [{ path: `/video/${place}`, account: 'director' }],
    'posting-page': [
      { path: `/posting-page-via-link/${uri}/${link}/${posting}` },
      { path: `/posting-page/${uri}/${posting}`, account: 'director' },
    ],
    picks: [{ path: `/picks/${uri}`, account: 'director' }],
    'posting-link-page': [{ path: `/posting-link-page/${uri}/${link}` }],
    projects: [{ path: '/', account: 'director' }],
    schedule: [{ path: `/schedule/${uri}/${session}/${day}` }],
    calendar: [{ path: '/calendar', account: 'director' }],
    'find-freelancer': ['', '?tab=invited'].map((tab) => ({
      path: `/session/${place}/find-freelancer${tab}`,
      account: 'director',
    })),
    'freelancer-profile': [{ path: '/freelancer-profile', account: 'manager' }],
    'freelancer-request': [{ path: `/freelancer-requests/${request}`, account: 'manager' }],
    'session-edit': [{ path: `/session/${uri}/edit/${session}`, account: 'director' }],
    'session-schedule': [{ path: `/session/${uri}/edit/${session}/schedule/${day}`, account: 'director' }],
  }
}

/** Every page that somebody can open, each route at least once. */
export function everyPage(places: Places): readonly PageVisit[] {
  return Object.entries(visitsOf(places)).flatMap(([route, visits]) =>
    visits.map((visit) => {
      const more = [visits.some(({ account }) => account !== visits[0]?.account) ? visit.account : undefined]
      const query = visit.path.match(/\?(?:tab=)?(?!token)(\w+)/)?.[1]
      const which = [...more, visits.length > 1 ? query : undefined].filter(Boolean).join(', ')
      return { name: which ? `${route} (${which})` : route, ...visit }
    }),
  )
}
