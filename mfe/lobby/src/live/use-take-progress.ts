import { useCallback, useState } from 'react'

/** Percent by video, while its making lasts. */
export type TakeProgress = ReadonlyMap<string, number>

const NONE: TakeProgress = new Map()

/** @returns what is known, what tells more, and what forgets a video that has changed */
export function useTakeProgress() {
  const [progress, setProgress] = useState(NONE)
  const tell = useCallback(
    (video: string, percent: number) => setProgress((now) => new Map(now).set(video, percent)),
    [],
  )
  const forget = useCallback(
    (video: string) =>
      setProgress((now) => (now.has(video) ? new Map([...now].filter(([id]) => id !== video)) : now)),
    [],
  )
  return [progress, tell, forget] as const
}
