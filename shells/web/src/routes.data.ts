import { whoAmI } from '@callboard/accounts/contract'
import type { AppRoute } from '@callboard/kit/shell'

/** Calls that every page begins with; read by the build. @public */
export const answers = [whoAmI.path]

/** The pages of the shell itself: the way in. Everything else comes with the micro-frontends. */
export const routes = [
  {
    name: 'auth',
    paths: ['/auth', '/login'],
    title: 'Check In | Sign in',
    who: 'open',
    chrome: 'quiet',
    screens: ['./auth/auth-page.tsx'],
    answers: ['/auth/providers'],
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
    name: 'two-step-sign-in',
    paths: ['/two-step-sign-in'],
    title: 'Two-step sign-in',
    // For everybody with an account: the page itself sends others to sign in.
    who: 'open',
    chrome: 'full',
    screens: ['./auth/second-factor.tsx'],
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
