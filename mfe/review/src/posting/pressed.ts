import type { Feedback } from '@callboard/posting/contract'

/** Milliseconds: two presses within them were meant as one. */
const DOUBLE_PRESS = 700

/**
 * The answer after a press on one of the buttons. The chosen one is taken back, unless it has just become the chosen
 * one, by this screen or by another, or is on its way to the server: then the press was meant to give it.
 */
export const pressed = (
  chosen: Feedback | null,
  answer: Feedback,
  now: {
    /** Milliseconds since the chosen one stands there. */
    readonly ago: number
    readonly isOnItsWay: boolean
    /** A key gives its answer and takes none back. */
    readonly isByKey: boolean
  },
): Feedback | null =>
  chosen !== answer || now.isByKey || now.isOnItsWay || now.ago < DOUBLE_PRESS ? answer : null
