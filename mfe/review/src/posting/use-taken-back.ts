import { useKeys } from '@callboard/kit/keys'
import { useDelayed } from '@callboard/kit/takes'
import { undoSeconds } from '@callboard/kit/ui'
import type { Feedback } from '@callboard/posting/contract'
import { useState } from 'react'
import type { Asked } from './answers.ts'

/** An answer that was taken back a moment ago. */
export interface TakenBack extends Asked {
  readonly feedback: Feedback
  readonly undo: () => void
}

/** The answer that was taken back last, for as long as that can be undone. @param give gives an answer again */
export function useTakenBack(give: (asked: Asked, feedback: Feedback) => void) {
  const [takenBack, set] = useState<TakenBack>()
  const leaves = useDelayed()
  const forget = () => {
    leaves.cancel()
    set(undefined)
  }
  useKeys('everywhere', { undo: takenBack?.undo })
  return {
    takenBack,
    forget,
    offer: (asked: Asked, before: Feedback) => {
      const undo = () => {
        forget()
        give(asked, before)
      }
      set({ ...asked, feedback: before, undo })
      leaves.start(forget, undoSeconds() * 1000)
    },
  }
}
