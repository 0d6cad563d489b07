import { type Token, token } from '@callboard/core'

/** The most texts that a project sends on a day of UTC. */
export const TEXTS_PER_DAY: Token<number> = token('admin.texts-per-day')
