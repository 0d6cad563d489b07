import { type RefObject, useEffect } from 'react'
import { useKeys } from '../../keys/keys.ts'
import { useSpacePresses } from './use-space-presses.ts'

/** What the keys do with a player. */
export interface PlayerControls {
  readonly toggle: () => void
  /** @param seconds forward, or back when negative */
  readonly skip: (seconds: number) => void
  readonly step: (frames: 1 | -1) => void
  readonly speed: (step: 1 | -1) => void
  readonly mute: () => void
  readonly fullScreen: () => void
}

type Player = RefObject<PlayerControls | null>

export const ARROW_STEP = 5
export const LETTER_STEP = 10

/** The player that was used last: of several on a page the keys mean that one. */
let inHand: Player | undefined

/**
 * The keys every editor knows.
 * @returns what takes the keys for this player
 */
export function usePlayerKeys(own: Player): () => void {
  const player = () => (inHand ?? own).current
  const skip = (seconds: number) => () => player()?.skip(seconds)
  const toggle = () => player()?.toggle()
  useSpacePresses()
  useKeys({
    space: ['Play or pause', toggle],
    k: ['Play or pause', toggle],
    arrowleft: [`Back ${ARROW_STEP} seconds`, skip(-ARROW_STEP), 'repeats'],
    arrowright: [`On ${ARROW_STEP} seconds`, skip(ARROW_STEP), 'repeats'],
    j: [`Back ${LETTER_STEP} seconds`, skip(-LETTER_STEP), 'repeats'],
    l: [`On ${LETTER_STEP} seconds`, skip(LETTER_STEP), 'repeats'],
    ',': ['Back one frame', () => player()?.step(-1), 'repeats'],
    '.': ['On one frame', () => player()?.step(1), 'repeats'],
    '<': ['Slower', () => player()?.speed(-1)],
    '>': ['Faster', () => player()?.speed(1)],
    f: ['Full screen', () => player()?.fullScreen()],
    'shift+m': ['Sound on or off', () => player()?.mute()],
  })
  useEffect(() => {
    inHand = own
    return () => {
      if (inHand === own) inHand = undefined
    }
  }, [own])
  return () => {
    inHand = own
  }
}
