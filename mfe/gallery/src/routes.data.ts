import type { AppRoute } from '@callboard/kit/shell'

/** The page of this micro-frontend; it is only there while one works on the kit. */
export const routes = [
  {
    name: 'kit',
    paths: ['/kit'],
    title: 'Kit',
    who: 'open',
    chrome: 'none',
    screens: ['./gallery-page.tsx'],
    footer: false,
  },
] as const satisfies readonly AppRoute[]
