import { useNavigate } from '@callboard/kit/ui'
import type { ReviewGroup } from '@callboard/review/contract'
import { useCallback, useEffect, useRef } from 'react'
import { asTheyAre } from '../side-by-side/comparable.ts'
import type { OpenMoment } from '../side-by-side/first-compared.ts'
import type { Asked } from './review-dialogs.tsx'
import type { ShownGroup } from './review-groups.ts'

/**
 * Takes side by side. Back closes them, so that they are an entry of the history; which groups stand there is not in the
 * address.
 * @param asked what the review was asked for last
 * @param groups of the session, as they are now
 * @param onStart puts it into the address
 */
export function useSideBySide(
  asked: Asked | undefined,
  groups: readonly ReviewGroup[],
  isInAddress: boolean,
  onStart: (asked: Asked) => void,
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
  const compared = shown && asTheyAre(shown.groups, groups)
  useEffect(() => {
    if (!compared) stood.current = undefined
  })
  return {
    /** Undefined while none are compared. */
    compared,
    moment: shown?.moment,
    stood,
    stand,
    start: (chosen: readonly ShownGroup[], moment?: OpenMoment) => {
      isOn.current = true
      onStart({ kind: 'side-by-side', groups: chosen, moment })
    },
    close: () => {
      if (!isOn.current) return
      isOn.current = false
      void navigate(-1)
    },
  }
}
