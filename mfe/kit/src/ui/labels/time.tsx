import { useSyncExternalStore } from 'react'
import { describeTime, type TimeStyle } from '../text/describe-time.ts'

const watchers = new Set<() => void>()
let tick: ReturnType<typeof setInterval> | undefined
let minute = Date.now()

/** A single clock for all relative times of the page; it stops when none is shown. */
function everyHalfMinute(watcher: () => void): () => void {
  watchers.add(watcher)
  if (tick === undefined) minute = Date.now()
  tick ??= setInterval(() => {
    minute = Date.now()
    for (const each of watchers) each()
  }, 30_000)
  return () => {
    watchers.delete(watcher)
    if (watchers.size > 0) return
    clearInterval(tick)
    tick = undefined
  }
}

/** The present moment in milliseconds, told anew twice a minute. */
export const useMinute = (): number => useSyncExternalStore(everyHalfMinute, () => minute)

export interface TimeProps {
  /** ISO 8601 or a Date. */
  readonly at: string | Date
  /** IANA zone in which it is meant; the reader's own when absent. */
  readonly zone?: string
  readonly style?: TimeStyle
}

/** An instant, with its zone when that is not the reader's; relative times show the exact one on hover. */
export function Time({ at, zone, style = 'time' }: TimeProps) {
  const now = useMinute()
  const instant = typeof at === 'string' ? new Date(at) : at
  const { text, exact } = describeTime(instant, new Date(now), { zone, style })
  return (
    <time dateTime={instant.toISOString()} title={exact}>
      {text}
    </time>
  )
}
