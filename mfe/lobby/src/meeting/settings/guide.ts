import { store } from '@callboard/kit/ui'

/** Frames drawn over the pictures of a room, to judge how a take will look elsewhere. */
export const GUIDES = ['None', '16:9', '9:16', 'Social Media'] as const
export type Guide = (typeof GUIDES)[number]

const KEY = 'callboard-guide'

const isGuide = (value: unknown): value is Guide => GUIDES.some((guide) => guide === value)

const kept = (): Guide => {
  const value = localStorage.getItem(KEY)
  return isGuide(value) ? value : 'None'
}

const shown = store<Guide | undefined>(undefined)

/** The chosen frame; this browser keeps it. */
export const guide = {
  subscribe: shown.subscribe,
  get: (): Guide => shown.get() ?? kept(),
  set(next: Guide): void {
    localStorage.setItem(KEY, next)
    shown.set(next)
  },
}
