import { useNavigate } from '@callboard/kit/ui'
import type { ReviewGroup } from '@callboard/review/contract'
import { useCallback, useEffect, useRef } from 'react'
import { asTheyAre, comparable } from '../side-by-side/comparable.ts'
import type { OpenMoment } from '../side-by-side/first-compared.ts'
import type { Asked } from './review-dialogs.tsx'
import type { ShownGroup } from './review-groups.ts'

/**
 * Takes side by side. Back closes them, so that they are an entry of the history. Which groups stand there is not in the
 * address: one that was opened by it has its open group.
 * @param asked what the review was asked for last
 * @param groups of the session, as they are now
 * @param onStart puts it into the address
 * @param onEnd takes it out of an address that one has come by
 */
export function useSideBySide(
  asked: Asked | undefined,
  groups: readonly ReviewGroup[],
  open: ShownGroup | undefined,
  isInAddress: boolean,
  onStart: (asked: Asked) => void,
  onEnd: () => void,
) {
  const navigate = useNavigate()
  /** The second at which the takes stand: the open one goes on from there. */
  const stood = useRef<number>(undefined)
  const stand = useCallback((second: number) => {
    stood.current = second
  }, [])
  // Escape that is pressed again before the screen has drawn it must not go back twice.
  const isOn = useRef(false)
  const shown = isInAddress && asked?.kind === 'side-by-side' ? asked : undefined
  const chosen = shown?.groups ?? (isInAddress && open && comparable([open]) ? [open] : undefined)
  const compared = chosen && asTheyAre(chosen, groups)
  useEffect(() => {
    if (!compared) stood.current = undefined
  })
  const isShown = compared !== undefined
  useEffect(() => {
    isOn.current = isShown
  }, [isShown])
  return {
    /** Undefined while none are compared. */
    compared,
    moment: shown?.moment,
    stood,
    stand,
    start: (chosen: readonly ShownGroup[], moment?: OpenMoment) => {
      onStart({ kind: 'side-by-side', groups: chosen, moment })
    },
    close: () => {
      if (!isOn.current) return
      isOn.current = false
      if (shown) void navigate(-1)
      else onEnd()
    },
  }
}
