import type { UserType } from '@callboard/core/http-contract'
import { matchPath } from 'react-router'
import { type AppRoute, type Place, ROUTES } from './route-table.ts'

/** Who looks at the page; `unknown` until the server has said who is signed in. */
export type Viewer =
  | { readonly kind: 'unknown' }
  | { readonly kind: 'nobody' }
  | { readonly kind: 'user'; readonly userType: UserType }

export type Decision =
  | { readonly kind: 'show'; readonly route: AppRoute; readonly place: Place }
  /** Nothing to show until it is known who is signed in. */
  | { readonly kind: 'wait'; readonly route: AppRoute }
  | { readonly kind: 'sign-in'; readonly route: AppRoute }
  | { readonly kind: 'forbidden'; readonly route: AppRoute }
  | { readonly kind: 'not-found' }

export function routeAt(path: string): AppRoute | undefined {
  return ROUTES.find((route) => route.paths.some((pattern) => matchPath(pattern, path) !== null))
}

const placeFor = (route: AppRoute, userType: UserType | undefined): Place => {
  if (typeof route.place === 'string') return route.place
  return userType ? route.place[userType] : 'shell'
}

/** What to do with a visitor at a path. */
export function decide(path: string, viewer: Viewer): Decision {
  const route = routeAt(path)
  if (!route) return { kind: 'not-found' }
  if (route.who === 'open') return { kind: 'show', route, place: placeFor(route, undefined) }
  if (viewer.kind === 'unknown') return { kind: 'wait', route }
  if (viewer.kind === 'nobody') return { kind: 'sign-in', route }
  if (!route.who.includes(viewer.userType)) return { kind: 'forbidden', route }
  return { kind: 'show', route, place: placeFor(route, viewer.userType) }
}

/**
 * Where a person goes after signing in.
 * @param saved path with query that they were kept from, or null
 */
export function afterSignIn(saved: string | null, userType: UserType): string {
  if (!saved?.startsWith('/') || /^\/[/\\]/.test(saved)) return '/'
  const path = saved.split(/[?#]/)[0] ?? '/'
  if (path === '/delete-account' || routeAt(path)?.name === 'auth') return '/'
  if (userType === 'talent' && path.startsWith('/studio/'))
    return `/onboard/${saved.slice('/studio/'.length)}`
  return saved
}

/** A device that stands in the room for everybody: nobody is led away from its page. */
export const isKiosk = (path: string, search: string) =>
  routeAt(path)?.name === 'onboard' && new URLSearchParams(search).get('kiosk') === 'true'

/** The footer is hidden where it would take room from the work. */
export const footerShown = (path: string, forced = false) =>
  forced || !(path.startsWith('/studio') || path.startsWith('/onboard'))

/** The menu of a person of that type, in order. */
export function menuFor(userType: UserType): readonly { readonly label: string; readonly path: string }[] {
  return ROUTES.filter(
    (route) =>
      route.menu &&
      route.who !== 'open' &&
      route.who.includes(userType) &&
      (route.menu.only?.includes(userType) ?? true),
  )
    .sort((a, b) => (a.menu?.order ?? 0) - (b.menu?.order ?? 0))
    .map((route) => ({
      label: route.name === 'profile' ? profileLabel(userType) : (route.menu?.label ?? ''),
      path: route.paths[0] ?? '/',
    }))
}

const profileLabel = (userType: UserType) =>
  userType === 'super_admin' || userType === 'casting_director' ? 'Edit Profile' : 'Profile'
