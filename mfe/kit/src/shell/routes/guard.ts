import type { UserType } from '@callboard/core/http-contract'
import { generatePath, matchPath } from 'react-router'
import type { Viewer } from '../../data/session/session.ts'
import type { PlacedRoute } from './route.ts'

/** Every route of the page, those of the shell first. */
export type Routes = readonly PlacedRoute[]

export type Decision =
  | { readonly kind: 'show'; readonly route: PlacedRoute }
  /** Nothing to show until the session is known. */
  | { readonly kind: 'wait'; readonly route: PlacedRoute }
  | { readonly kind: 'sign-in'; readonly route: PlacedRoute }
  /** The person has another address for it. */
  | { readonly kind: 'elsewhere'; readonly route: PlacedRoute; readonly to: string }
  | { readonly kind: 'forbidden'; readonly route: PlacedRoute }
  | { readonly kind: 'not-found' }

const matchOf = (route: PlacedRoute, path: string) => {
  for (const pattern of route.paths) {
    const match = matchPath(pattern, path)
    if (match) return match
  }
  return null
}

const routesAt = (routes: Routes, path: string) => routes.filter((route) => matchOf(route, path) !== null)

const isFor = ({ who }: PlacedRoute, userType: UserType) => who === 'open' || who.includes(userType)

/** The first route at a path, for any type of viewer. */
export const routeAt = (routes: Routes, path: string): PlacedRoute | undefined => routesAt(routes, path)[0]

/** @returns the address that people of that type have instead of this one, or undefined */
function otherAddress(route: PlacedRoute, path: string, userType: UserType): string | undefined {
  const pattern = route.insteadFor?.[userType]
  return pattern === undefined ? undefined : generatePath(pattern, matchOf(route, path)?.params)
}

/** Decides between showing, redirecting and refusing a path for a viewer. */
export function decide(routes: Routes, path: string, viewer: Viewer): Decision {
  const there = routesAt(routes, path)
  const [first] = there
  if (!first) return { kind: 'not-found' }
  const open = there.find(({ who }) => who === 'open')
  if (open) return { kind: 'show', route: open }
  if (viewer.kind === 'unknown') return { kind: 'wait', route: first }
  if (viewer.kind === 'nobody') return { kind: 'sign-in', route: first }
  const route = there.find((one) => isFor(one, viewer.userType))
  if (!route) return { kind: 'forbidden', route: first }
  const to = otherAddress(route, path, viewer.userType)
  return to === undefined ? { kind: 'show', route } : { kind: 'elsewhere', route, to }
}

/**
 * Where a person goes after signing in.
 * @param saved path with query that they were kept from, or null
 */
export function afterSignIn(routes: Routes, saved: string | null, userType: UserType): string {
  if (!saved?.startsWith('/') || /^\/[/\\]/.test(saved)) return '/'
  const path = saved.split(/[?#]/)[0] ?? '/'
  const there = routesAt(routes, path)
  const route = there.find((one) => isFor(one, userType))
  if (!route) return saved
  if (route.noReturn) return '/'
  const to = otherAddress(route, path, userType)
  return to === undefined ? saved : to + saved.slice(path.length)
}

/** True for a shared device in the room, whose page has no links to elsewhere. */
export const isKiosk = (routes: Routes, path: string, search: string) =>
  routeAt(routes, path)?.kiosk === true && new URLSearchParams(search).get('kiosk') === 'true'

export const footerShown = (routes: Routes, path: string, forced = false) =>
  forced || routeAt(routes, path)?.footer !== false

export interface MenuItem {
  readonly label: string
  readonly path: string
  readonly inHeader: boolean
  readonly danger: boolean
}

/** The menu of a person of that type, in order. */
export const menuFor = (routes: Routes, userType: UserType): readonly MenuItem[] =>
  routes
    .filter((route) => route.who !== 'open' && isFor(route, userType))
    .flatMap(({ menu = [], paths }) => menu.map((entry) => ({ ...entry, path: paths[0] ?? '/' })))
    .filter(({ only }) => only?.includes(userType) ?? true)
    .sort((a, b) => a.order - b.order)
    .map(({ label, path, inHeader = false, danger = false }) => ({ label, path, inHeader, danger }))

/** Title of the start page for a type of account. */
export const homeTitle = (routes: Routes, userType: UserType): string =>
  routesAt(routes, '/').find((route) => isFor(route, userType))?.title ?? 'Home'
