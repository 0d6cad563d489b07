import { keptStore } from '@callboard/kit/kept'

/** Frames drawn over the pictures of a room, to judge how a take will look elsewhere. */
export const GUIDES = ['None', '16:9', '9:16', 'Social Media'] as const
export type Guide = (typeof GUIDES)[number]

const isGuide = (value: unknown): value is Guide => GUIDES.some((guide) => guide === value)

/** The chosen frame; this browser keeps it. */
export const guide = keptStore<Guide>('callboard-guide', (kept) => (isGuide(kept) ? kept : 'None'))
