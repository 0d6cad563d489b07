/** Seconds since midnight of `HH:mm` or `HH:mm:ss`. */
export function secondsOf(time: string): number {
  const [hours = 0, minutes = 0, seconds = 0] = time.split(':').map(Number)
  return hours * 3600 + minutes * 60 + seconds
}

const two = (value: number) => String(value).padStart(2, '0')

/** `HH:mm`, or `HH:mm:ss` where there are seconds. */
export function wallTimeOf(secondsOfDay: number): string {
  const minutes = `${two(Math.floor(secondsOfDay / 3600))}:${two(Math.floor(secondsOfDay / 60) % 60)}`
  return secondsOfDay % 60 === 0 ? minutes : `${minutes}:${two(secondsOfDay % 60)}`
}

/** Wall-clock time without seconds that are zero. */
export const shortTime = (time: string): string => wallTimeOf(secondsOf(time))
