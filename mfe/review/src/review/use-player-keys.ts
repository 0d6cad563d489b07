import type { PlayerHandle } from '@callboard/kit/takes'
import { useKeys } from '@callboard/kit/ui'
import type { RefObject } from 'react'

const ARROW_STEP = 5
const LETTER_STEP = 10

/** The keys every editor knows: space, arrows, j k l. */
export function usePlayerKeys(player: RefObject<PlayerHandle | null>): void {
  const skip = (seconds: number) => () => player.current?.skip(seconds)
  const toggle = () => player.current?.toggle()
  useKeys({
    space: ['Play or pause', toggle],
    arrowleft: [`Back ${ARROW_STEP} seconds`, skip(-ARROW_STEP)],
    arrowright: [`On ${ARROW_STEP} seconds`, skip(ARROW_STEP)],
    j: [`Back ${LETTER_STEP} seconds`, skip(-LETTER_STEP)],
    k: ['Play or pause', toggle],
    l: [`On ${LETTER_STEP} seconds`, skip(LETTER_STEP)],
    'shift+m': ['Sound on or off', () => player.current?.mute()],
    f: ['Full screen', () => player.current?.fullScreen()],
  })
}
