/** Result of one part of the ready check. */
export const READY_RESULTS = ['ok', 'failed', 'skipped'] as const
export type ReadyResult = (typeof READY_RESULTS)[number]
export const READY_PARTS = ['camera', 'microphone', 'speaker'] as const
export type ReadyPart = (typeof READY_PARTS)[number]

/** Where a talent's page is: on its way into a room, or in one. */
export const PAGE_ROOMS = ['joining', 'test', 'main'] as const
export type PageRoom = (typeof PAGE_ROOMS)[number]

/** How well the page's connection to the others carries. */
export const PAGE_LINES = ['ok', 'weak'] as const
export type PageLine = (typeof PAGE_LINES)[number]
