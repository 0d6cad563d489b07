import { useKeys } from '@callboard/kit/keys'
import type { PlayerHandle } from '@callboard/kit/takes'
import type { RefObject } from 'react'

const ARROW_STEP = 5
const LETTER_STEP = 10

/** The keys every editor knows: space, arrows, j k l. */
export function usePlayerKeys(player: RefObject<PlayerHandle | null>): void {
  const skip = (seconds: number) => () => player.current?.skip(seconds)
  const toggle = () => player.current?.toggle()
  useKeys('player', {
    play: toggle,
    back: skip(-ARROW_STEP),
    on: skip(ARROW_STEP),
    farBack: skip(-LETTER_STEP),
    farOn: skip(LETTER_STEP),
    sound: () => player.current?.mute(),
    fullScreen: () => player.current?.fullScreen(),
  })
}
