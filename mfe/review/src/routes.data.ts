import type { AppRoute } from '@callboard/kit/shell'

/** The pages of this micro-frontend; they come with its build. */
export const routes = [
  {
    name: 'video',
    paths: ['/video/:uri/:sessionId'],
    title: 'Video review',
    who: ['super_admin', 'casting_director', 'session_manager'],
    chrome: 'full',
    screens: ['./review/review-page.tsx'],
    stage: true,
  },
  {
    name: 'picks',
    paths: ['/picks/:uri'],
    title: 'Picks',
    who: ['super_admin', 'casting_director', 'session_manager'],
    chrome: 'full',
    screens: ['./picks/picks-page.tsx'],
  },
  {
    name: 'posting-page',
    paths: ['/posting-page/:uri/:pageId', '/posting-page-via-link/:uri/:linkId/:pageId'],
    title: 'Posting page',
    who: 'open',
    chrome: 'none',
    screens: ['./posting/posting-page.tsx'],
    answers: ['/postingpage/:pageId?link=:linkId'],
    stage: true,
    comesBack: true,
  },
  {
    name: 'posting-link-page',
    paths: ['/posting-link-page/:uri/:linkId'],
    title: 'Posting pages',
    who: 'open',
    chrome: 'none',
    screens: ['./links/posting-link-page.tsx'],
    // A link with one page is that page.
    leadsTo: 'posting-page',
    answers: ['/studio/posting-link-by-id/:linkId'],
    stage: true,
    comesBack: true,
  },
] as const satisfies readonly AppRoute[]
