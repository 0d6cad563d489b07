import { type RefObject, useRef, useState } from 'react'
import type { PlayerHandle } from '../../ui/takes/player/take-player.tsx'

/** A second of a take. */
export interface TakeMoment {
  readonly video: string
  readonly second: number
}

/** The moment that a comment points to while it is written. */
export interface MomentField {
  /** Undefined until the writing began, and where no take plays. */
  readonly held: TakeMoment | undefined
  /** It goes with the comment. */
  readonly isSaid: boolean
  readonly say: (isSaid: boolean) => void
  /** The take stops where it is. @param keeps the moment that is held stays */
  readonly begin: (keeps: boolean) => void
  /** @param isSent the take plays on, where it played before the writing began */
  readonly end: (isSent?: boolean) => void
}

/** Whether a comment on a take points to where it stands: not before it was played, and not once it has ended. */
export const isMoment = (second: number, hasEnded = false): boolean => second > 0 && !hasEnded

/**
 * Holds the second that the take was at when the writing began; it stands still meanwhile.
 * @param take in the player; undefined: none plays
 */
export function useMoment(
  player: RefObject<PlayerHandle | null>,
  take: { readonly _id: string } | undefined,
): MomentField {
  const [held, hold] = useState<TakeMoment>()
  const [isSaid, say] = useState(true)
  const played = useRef(false)
  return {
    held,
    isSaid,
    say,
    begin: (keeps) => {
      if (!take || !player.current || (held && keeps)) return
      played.current = player.current.pause()
      const second = player.current.at()
      hold({ video: take._id, second })
      say(isMoment(second, player.current.hasEnded()))
    },
    end: (isSent) => {
      hold(undefined)
      if (isSent && played.current && held?.video === take?._id) player.current?.play()
      played.current = false
    },
  }
}
