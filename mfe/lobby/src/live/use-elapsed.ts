import { useInterval } from '@callboard/kit/ui'
import { useState } from 'react'
import { elapsedText } from './elapsed-text.ts'

/** A timer that counts the seconds since an instant. @param since milliseconds */
export function useElapsed(since: number): string {
  const [now, setNow] = useState(() => Date.now())
  useInterval(() => setNow(Date.now()), 1_000, { autoInvoke: true })
  return elapsedText(now - since)
}
