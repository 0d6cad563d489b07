/** Wall times are `HH:mm` or `HH:mm:ss`. */

const two = (value: number) => String(value).padStart(2, '0')

/** Seconds since midnight; NaN for text that is no time. */
export function secondsOf(time: string): number {
  if (!/^\d{2}:\d{2}(:\d{2})?$/.test(time)) return Number.NaN
  const [hours = 0, minutes = 0, seconds = 0] = time.split(':').map(Number)
  return hours * 3600 + minutes * 60 + seconds
}

/** `HH:mm`, or `HH:mm:ss` where it does not fall on a minute. */
export function wallTimeOf(seconds: number): string {
  const rest = seconds % 60
  const time = `${two(Math.floor(seconds / 3600))}:${two(Math.floor(seconds / 60) % 60)}`
  return rest === 0 ? time : `${time}:${two(rest)}`
}

/** `2:30 PM`, `2:37:30 PM`. */
export function sayWallTime(time: string): string {
  const total = secondsOf(time)
  if (Number.isNaN(total)) return time
  const hours = Math.floor(total / 3600)
  const seconds = total % 60
  const face = `${hours % 12 === 0 ? 12 : hours % 12}:${two(Math.floor(total / 60) % 60)}`
  return `${face}${seconds === 0 ? '' : `:${two(seconds)}`} ${hours < 12 ? 'AM' : 'PM'}`
}

/** `10:15-11:00 AM`, `10:00 AM-1:00 PM`. */
export function sayTimeRange(start: string, end: string): string {
  const [from, to] = [sayWallTime(start), sayWallTime(end)]
  const isSameHalf = from.slice(-2) === to.slice(-2) && secondsOf(start) <= secondsOf(end)
  return `${isSameHalf ? from.slice(0, -3) : from}-${to}`
}
