import { useKeys } from '@callboard/kit/keys'
import { undoSeconds } from '@callboard/kit/ui'
import { useCallback, useEffect, useState } from 'react'
import type { Asked } from './answers.ts'

/** What a press on an answer has done, or why it did nothing. */
export interface JustAnswered extends Asked {
  readonly words: string
  /** Gives the answer that was there before. */
  readonly undo: (() => void) | undefined
}

/** The last press on an answer, for as long as it can be undone. */
export function useJustAnswered() {
  const [just, setJust] = useState<JustAnswered>()
  const hide = useCallback(() => setJust(undefined), [])
  useEffect(() => {
    if (!just) return
    const timer = setTimeout(hide, undoSeconds() * 1000)
    return () => clearTimeout(timer)
  }, [just, hide])
  const undo = just?.undo
  const shown = just && {
    ...just,
    undo:
      undo &&
      (() => {
        hide()
        undo()
      }),
  }
  useKeys('everywhere', { undo: shown?.undo })
  return { just: shown, say: setJust, hide }
}
