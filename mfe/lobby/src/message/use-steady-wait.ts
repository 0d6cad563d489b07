import { useInterval } from '@callboard/kit/ui'
import type { TalentStatus } from '@callboard/lobby/contract'
import { useRef, useState } from 'react'
import { type ShownWait, steadyWait } from './steady-wait.ts'

/** Milliseconds between two looks whether the shown wait may move. */
const LOOK = 15_000

/** The status with the wait as the page shows it, which goes its way by steps. */
export function useSteadyWait(status: TalentStatus): TalentStatus {
  const shown = useRef<ShownWait>(undefined)
  const [, look] = useState(0)
  useInterval(() => look((times) => times + 1), LOOK, { autoInvoke: true })
  shown.current = steadyWait(shown.current, status, Date.now())
  return { ...status, wait: shown.current.wait }
}
