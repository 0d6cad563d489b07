import type { AppRoute } from '@callboard/kit/shell'

/** The pages of this micro-frontend; they come with its build. */
export const routes = [
  {
    name: 'message',
    paths: ['/message/:recordId'],
    title: 'Your audition',
    who: 'open',
    chrome: 'quiet',
    screens: ['./message/message-page.tsx'],
  },
  {
    name: 'studio',
    paths: ['/studio/:uri/:sessionId'],
    title: 'Live room',
    who: ['super_admin', 'casting_director', 'session_manager', 'client', 'talent'],
    chrome: 'none',
    screens: ['./live/live-page.tsx'],
    footer: false,
    insteadFor: { talent: '/onboard/:uri/:sessionId' },
  },
  {
    name: 'onboard',
    paths: ['/onboard/:uri/:sessionId'],
    title: 'Check in',
    who: 'open',
    chrome: 'quiet',
    screens: ['./onboard/onboard-page.tsx'],
    footer: false,
    comesBack: true,
    kiosk: true,
  },
  {
    name: 'client-home',
    paths: ['/'],
    title: 'Home',
    who: ['client'],
    chrome: 'full',
    screens: ['./home/client-home.tsx'],
  },
] as const satisfies readonly AppRoute[]
