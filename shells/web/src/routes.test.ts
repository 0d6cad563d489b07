import type { UserType } from '@callboard/core/http-contract'
import type { Viewer } from '@callboard/kit/data'
import {
  type AppRoute,
  afterSignIn,
  decide,
  footerShown,
  isKiosk,
  isRoute,
  menuFor,
  type PlacedRoute,
  routeAt,
} from '@callboard/kit/routes'
import { expect } from 'chai'
import { matchPath } from 'react-router'
import { routes as admin } from '../../../mfe/admin/src/routes.data.ts'
import { routes as lobby } from '../../../mfe/lobby/src/routes.data.ts'
import { routes as review } from '../../../mfe/review/src/routes.data.ts'
import { routes as scheduling } from '../../../mfe/scheduling/src/routes.data.ts'
import { routesOf } from './mfe/manifest-format.ts'
import { ownRoutes } from './routes.ts'

const build = (routes: readonly AppRoute[]) => ({ entry: '', version: '', routes })
/** The table of the page when everything of this checkout is deployed. */
const ROUTES = [
  ...ownRoutes,
  ...routesOf({
    admin: build(admin),
    lobby: build(lobby),
    review: build(review),
    scheduling: build(scheduling),
  }),
]

const TYPES = ['super_admin', 'casting_director', 'session_manager', 'client', 'talent'] as const
const S = 'super_admin'
const D = 'casting_director'
const M = 'session_manager'
const C = 'client'
const T = 'talent'

/** Source 1 §2 written out by hand: example address → accounts that may see it. */
const EXPECTED: Readonly<Record<string, 'open' | readonly UserType[]>> = {
  '/auth': 'open',
  '/login': 'open',
  '/auth/google/callback': 'open',
  '/reset-password-request': 'open',
  '/reset-password': 'open',
  '/two-step-sign-in': 'open',
  '/book-a-demo': 'open',
  '/callboard-admin': [S],
  '/message/r1': 'open',
  '/board/k': 'open',
  '/sign-in-sheet/u/s': [S, D, M],
  '/studio/u/s': [S, D, M, C],
  '/chat/u/s': [S, D, M, C],
  '/calendar': [S, D, M],
  '/studios/u/sessions/s/find-freelancer': [S, D, M],
  '/session/u/s/find-freelancer': [S, D, M],
  '/onboard/u/s': 'open',
  '/schedule/u/s/d': 'open',
  '/schedule/u/s/d/a': 'open',
  '/video/u/s': [S, D, M],
  '/picks/u': [S, D, M],
  '/freelancer-profile': [S, M],
  '/freelancer-requests/f1': [S, M],
  '/session/u/edit/new': [S, D, M],
  '/session/u/edit/s': [S, D, M],
  '/session/u/edit/s/schedule/d': [S, D, M, C],
  '/delete-account': [S, D, M, C, T],
  '/posting-page/u/p': 'open',
  '/posting-page-via-link/u/l/p': 'open',
  '/posting-link-page/u/l': 'open',
  '/': [S, D, M, C, T],
  '/profile': [S, D, M, C, T],
}

const examples = Object.keys(EXPECTED)

const NOBODY: Viewer = { kind: 'nobody' }
const user = (userType: UserType): Viewer => ({ kind: 'user', userType })

describe('the route table', () => {
  for (const [path, who] of Object.entries(EXPECTED)) {
    for (const type of TYPES) {
      const allowed = who === 'open' || who.includes(type)
      const expected = allowed ? 'show' : path === '/studio/u/s' ? 'elsewhere' : 'forbidden'
      it(`${type} at ${path}: ${expected} [APP-03]`, () => {
        expect(decide(ROUTES, path, user(type)).kind).to.equal(expected)
      })
    }
    it(`a signed-out visitor at ${path}: ${who === 'open' ? 'the page' : 'sign-in'} [APP-02]`, () => {
      expect(decide(ROUTES, path, NOBODY).kind).to.equal(who === 'open' ? 'show' : 'sign-in')
    })
  }

  it('has an example for every pattern of the table', () => {
    const met = (route: PlacedRoute) =>
      route.paths.every((path) => examples.some((one) => matchPath(path, one)))
    expect(ROUTES.filter((route) => !met(route)).map(({ name }) => name)).to.deep.equal([])
  })

  it('has routes that the shell accepts [APP-15]', () => {
    expect(ROUTES.filter((route) => !isRoute(route))).to.deep.equal([])
  })

  it('leads talent from the live room to the check-in of the session [APP-02]', () => {
    expect(decide(ROUTES, '/studio/u/s', user('talent'))).to.deep.include({
      kind: 'elsewhere',
      to: '/onboard/u/s',
    })
  })

  for (const path of ['/nowhere', '/studio/u', '/callboard-admin/x', '/message', '/video/u/s/more', '/admin'])
    it(`${path} leads nowhere, signed in or not [APP-01]`, () => {
      expect(decide(ROUTES, path, NOBODY).kind).to.equal('not-found')
      expect(decide(ROUTES, path, user('super_admin')).kind).to.equal('not-found')
    })

  it('shows nothing of a guarded page before the visitor is known', () => {
    expect(decide(ROUTES, '/calendar', { kind: 'unknown' }).kind).to.equal('wait')
    expect(decide(ROUTES, '/onboard/u/s', { kind: 'unknown' }).kind).to.equal('show')
  })

  it('shows the root by role [APP-04]', () => {
    const places = TYPES.map((type) => {
      const decision = decide(ROUTES, '/', user(type))
      return decision.kind === 'show' ? decision.route.place : decision.kind
    })
    expect(places).to.deep.equal(['scheduling', 'scheduling', 'scheduling', 'lobby', 'admin'])
  })
})

describe('where a person goes after signing in', () => {
  it('is the saved address with its query [APP-02]', () => {
    expect(afterSignIn(ROUTES, '/video/u/s?tab=2', 'session_manager')).to.equal('/video/u/s?tab=2')
  })
  it('is the check-in of the session for talent kept from its studio [APP-02]', () => {
    expect(afterSignIn(ROUTES, '/studio/u/s?x=1', 'talent')).to.equal('/onboard/u/s?x=1')
    expect(afterSignIn(ROUTES, '/studio/u/s', 'client')).to.equal('/studio/u/s')
  })
  it('is the root without an address, after account deletion and from the sign-in page itself', () => {
    for (const saved of [null, '', '/delete-account', '/auth', '/login?x=1'])
      expect(afterSignIn(ROUTES, saved, 'client')).to.equal('/')
  })
  it('never leaves this site', () => {
    for (const saved of ['//evil.example', 'https://evil.example', 'javascript:alert(1)', '/\\evil.example'])
      expect(afterSignIn(ROUTES, saved, 'client')).to.equal('/')
  })
})

describe('a visitor who chooses to sign in on an open page', () => {
  it('comes back to check-in, booking and posting pages [APP-02]', () => {
    const back = Object.keys(EXPECTED).filter((path) => routeAt(ROUTES, path)?.comesBack)
    expect(back).to.deep.equal([
      '/onboard/u/s',
      '/schedule/u/s/d',
      '/schedule/u/s/d/a',
      '/posting-page/u/p',
      '/posting-page-via-link/u/l/p',
      '/posting-link-page/u/l',
    ])
  })
})

describe('around the page', () => {
  it('has no footer in live session and check-in unless forced [APP-09]', () => {
    expect(footerShown(ROUTES, '/studio/u/s')).to.equal(false)
    expect(footerShown(ROUTES, '/onboard/u/s')).to.equal(false)
    expect(footerShown(ROUTES, '/onboard/u/s', true)).to.equal(true)
    for (const path of ['/', '/calendar', '/nowhere']) expect(footerShown(ROUTES, path)).to.equal(true)
  })

  it('has no ways out at the kiosk only', () => {
    expect(isKiosk(ROUTES, '/onboard/u/s', '?kiosk=true')).to.equal(true)
    expect(isKiosk(ROUTES, '/onboard/u/s', '')).to.equal(false)
    expect(isKiosk(ROUTES, '/schedule/u/s/d', '?kiosk=true')).to.equal(false)
  })

  it('offers in the profile menu the pages that the role may open, in order [APP-14]', () => {
    const labels = (type: UserType) => menuFor(ROUTES, type).map(({ label }) => label)
    expect(labels('super_admin')).to.deep.equal([
      'Admin',
      'Freelancer Profile',
      'Edit Profile',
      'Calendar',
      'Delete Account',
    ])
    expect(labels('casting_director')).to.deep.equal(['Edit Profile', 'Calendar', 'Delete Account'])
    expect(labels('session_manager')).to.deep.equal([
      'Freelancer Profile',
      'Profile',
      'Calendar',
      'Delete Account',
    ])
    for (const type of ['client', 'talent'] as const)
      expect(labels(type)).to.deep.equal(['Profile', 'Delete Account'])
  })
})
