import type { OnProgress } from '@callboard/review/testing'

const MICROSECONDS = 1_000_000

/**
 * Reads the output of `ffmpeg -progress`: lines of `name=value`, where `out_time_us` is the time in the video that has
 * been written, in microseconds; N/A before the first frame, and below zero where sound begins early.
 * @param duration seconds; null while unknown: no share is told then
 * @returns takes one line
 */
export function encodedShares(duration: () => number | null, onProgress: OnProgress): (line: string) => void {
  let most = 0
  return (line) => {
    const [, microseconds] = /^out_time_us=(\d+)$/.exec(line.trim()) ?? []
    const durationSeconds = duration()
    if (microseconds === undefined || durationSeconds === null) return
    most = Math.max(most, Math.min(1, Number(microseconds) / MICROSECONDS / durationSeconds))
    onProgress(most)
  }
}
