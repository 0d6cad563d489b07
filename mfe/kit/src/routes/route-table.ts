import type { UserType } from '@callboard/core/http-contract'

const STAFF = ['super_admin', 'casting_director', 'session_manager'] as const
const EVERY_TYPE = [...STAFF, 'client', 'talent'] as const

/** Who draws a page: a micro-frontend by its name, or the shell itself. */
export type Place = 'shell' | 'admin' | 'lobby' | 'review' | 'scheduling'

/** What stands around a page: header with places, header with the name only, or nothing. */
export type Chrome = 'full' | 'quiet' | 'none'

/** What the profile menu says for an entry; the menu shows it to the roles of the route. */
export interface MenuEntry {
  readonly label: string
  readonly order: number
  /** Fewer people than may open the page. */
  readonly only?: readonly UserType[]
}

export interface AppRoute {
  readonly name: string
  /** `:name` is one segment, `:name?` one that may be missing. */
  readonly paths: readonly string[]
  readonly place: Place | { readonly [T in UserType]: Place }
  /** `open`: anybody, signed in or not. */
  readonly who: 'open' | readonly UserType[]
  readonly chrome: Chrome
  /** Who chooses to sign in on this open page comes back to it. */
  readonly comesBack?: true
  readonly menu?: MenuEntry
}

/**
 * Every address of the product, once: the guard, the menus, the shell and their test read this table.
 * A signed-out visitor of a route that is not `open` has the address saved and is sent to sign in; an open route
 * redirects nobody; it is saved only for who chooses to sign in there.
 */
export const ROUTES: readonly AppRoute[] = [
  { name: 'auth', paths: ['/auth', '/login'], place: 'shell', who: 'open', chrome: 'quiet' },
  { name: 'google-callback', paths: ['/auth/google/callback'], place: 'shell', who: 'open', chrome: 'quiet' },
  {
    name: 'reset-password-request',
    paths: ['/reset-password-request'],
    place: 'shell',
    who: 'open',
    chrome: 'quiet',
  },
  { name: 'reset-password', paths: ['/reset-password'], place: 'shell', who: 'open', chrome: 'quiet' },
  { name: 'book-a-demo', paths: ['/book-a-demo'], place: 'shell', who: 'open', chrome: 'quiet' },
  {
    name: 'admin',
    paths: ['/callboard-admin'],
    place: 'admin',
    who: ['super_admin'],
    chrome: 'full',
    menu: { label: 'Admin', order: 1 },
  },
  { name: 'message', paths: ['/message/:recordId'], place: 'lobby', who: 'open', chrome: 'quiet' },
  {
    name: 'studio',
    paths: ['/studio/:uri/:sessionId'],
    place: 'lobby',
    who: EVERY_TYPE,
    chrome: 'none',
  },
  {
    name: 'onboard',
    paths: ['/onboard/:uri/:sessionId'],
    place: 'lobby',
    who: 'open',
    chrome: 'quiet',
    comesBack: true,
  },
  {
    name: 'schedule',
    paths: ['/schedule/:uri/:sessionId/:dayId/:availabilityId?'],
    place: 'scheduling',
    who: 'open',
    chrome: 'quiet',
    comesBack: true,
  },
  {
    name: 'calendar',
    paths: ['/calendar'],
    place: 'scheduling',
    who: STAFF,
    chrome: 'full',
  },
  {
    name: 'find-freelancer',
    paths: ['/studios/:uri/sessions/:sessionId/find-freelancer', '/session/:uri/:sessionId/find-freelancer'],
    place: 'scheduling',
    who: STAFF,
    chrome: 'full',
  },
  {
    name: 'freelancer-profile',
    paths: ['/freelancer-profile'],
    place: 'scheduling',
    who: ['super_admin', 'session_manager'],
    chrome: 'full',
    menu: { label: 'Freelancer Profile', order: 2 },
  },
  {
    name: 'freelancer-request',
    paths: ['/freelancer-requests/:id'],
    place: 'scheduling',
    who: ['super_admin', 'session_manager'],
    chrome: 'full',
  },
  {
    name: 'session-edit',
    paths: ['/session/:uri/edit/:sessionId'],
    place: 'scheduling',
    who: STAFF,
    chrome: 'full',
  },
  {
    name: 'session-schedule',
    paths: ['/session/:uri/edit/:sessionId/schedule/:dayId'],
    place: 'scheduling',
    who: [...STAFF, 'client'],
    chrome: 'full',
  },
  { name: 'video', paths: ['/video/:uri/:sessionId'], place: 'review', who: STAFF, chrome: 'full' },
  {
    name: 'posting-page',
    paths: ['/posting-page/:uri/:postingPageId'],
    place: 'review',
    who: 'open',
    chrome: 'none',
    comesBack: true,
  },
  {
    name: 'posting-page-via-link',
    paths: ['/posting-page-via-link/:uri/:postingLinkId/:postingPageId'],
    place: 'review',
    who: 'open',
    chrome: 'none',
    comesBack: true,
  },
  {
    name: 'posting-link-page',
    paths: ['/posting-link-page/:uri/:postingLinkId'],
    place: 'review',
    who: 'open',
    chrome: 'none',
    comesBack: true,
  },
  {
    name: 'root',
    paths: ['/'],
    place: {
      super_admin: 'scheduling',
      casting_director: 'scheduling',
      session_manager: 'scheduling',
      client: 'lobby',
      talent: 'shell',
    },
    who: EVERY_TYPE,
    chrome: 'full',
  },
  {
    name: 'profile',
    paths: ['/profile'],
    place: 'shell',
    who: EVERY_TYPE,
    chrome: 'full',
    menu: { label: 'Profile', order: 3 },
  },
  {
    name: 'delete-account',
    paths: ['/delete-account'],
    place: 'shell',
    who: EVERY_TYPE,
    chrome: 'full',
    menu: { label: 'Delete Account', order: 9 },
  },
]
