import type { AppRoute } from '@callboard/kit/shell'

/** The pages of this micro-frontend; they come with its build. */
export const routes = [
  {
    name: 'message',
    paths: ['/message/:recordId'],
    title: 'Your audition',
    who: 'open',
    chrome: 'quiet',
  },
  {
    name: 'studio',
    paths: ['/studio/:uri/:sessionId'],
    title: 'Live room',
    who: ['super_admin', 'casting_director', 'session_manager', 'client', 'talent'],
    chrome: 'none',
    footer: false,
    insteadFor: { talent: '/onboard/:uri/:sessionId' },
  },
  {
    name: 'onboard',
    paths: ['/onboard/:uri/:sessionId'],
    title: 'Check in',
    who: 'open',
    chrome: 'quiet',
    footer: false,
    comesBack: true,
    kiosk: true,
  },
  { name: 'client-home', paths: ['/'], title: 'Home', who: ['client'], chrome: 'full' },
] as const satisfies readonly AppRoute[]
