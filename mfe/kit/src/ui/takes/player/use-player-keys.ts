import { type RefObject, useEffect } from 'react'
import { useKeys } from '../../keys/use-keys.ts'
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
  useSpacePresses()
  useKeys('player', {
    play: () => player()?.toggle(),
    back: skip(-ARROW_STEP),
    on: skip(ARROW_STEP),
    farBack: skip(-LETTER_STEP),
    farOn: skip(LETTER_STEP),
    frameBack: () => player()?.step(-1),
    frameOn: () => player()?.step(1),
    slower: () => player()?.speed(-1),
    faster: () => player()?.speed(1),
    fullScreen: () => player()?.fullScreen(),
    sound: () => player()?.mute(),
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
