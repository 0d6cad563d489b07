/** Times of forms are `HH:mm`, or `HH:mm:ss` off the minute; a field shows and takes them as its reader writes them. */

const DAY = 86_400
const two = (value: number) => String(value).padStart(2, '0')

function timeOf(seconds: number): string {
  const time = `${two(Math.floor(seconds / 3600))}:${two(Math.floor(seconds / 60) % 60)}`
  return seconds % 60 === 0 ? time : `${time}:${two(seconds % 60)}`
}

const secondsOf = (time: string): number => {
  const [hours = 0, minutes = 0, seconds = 0] = time.split(':').map(Number)
  return hours * 3600 + minutes * 60 + seconds
}

/** Whether the reader's clock has twelve hours. */
export const hasTwelveHours = (locale?: string): boolean =>
  new Intl.DateTimeFormat(locale, { hour: 'numeric' }).resolvedOptions().hour12 === true

/** `10:15 AM`, `10:15` where clocks have 24 hours. */
export const sayTime = (time: string, locale?: string): string =>
  new Intl.DateTimeFormat(locale, {
    hour: 'numeric',
    minute: '2-digit',
    ...(time.length > 5 ? { second: '2-digit' } : {}),
    numberingSystem: 'latn',
    timeZone: 'UTC',
  }).format(secondsOf(time) * 1000)

const WRITTEN = /^(\d{1,2})(?:\s*[:.h]?\s*(\d{2}))?(?:[:.]?(\d{2}))?\s*(?:([ap])\.?(?:\s*m\.?)?)?$/i

/**
 * The time that a person has written: `10:15 AM`, `1015`, `10.15`, `9`, `10:15pm`, `13:30`.
 * @returns undefined for text that names no time
 */
export function readTime(text: string): string | undefined {
  const [, hour, minute = '0', second = '0', half] = WRITTEN.exec(text.trim()) ?? []
  if (hour === undefined) return undefined
  let hours = Number(hour)
  if (half) {
    if (hours < 1 || hours > 12) return undefined
    hours = (hours % 12) + (half.toLowerCase() === 'p' ? 12 : 0)
  }
  if (hours > 23 || Number(minute) > 59 || Number(second) > 59) return undefined
  return timeOf(hours * 3600 + Number(minute) * 60 + Number(second))
}

/** @returns the next time of the grid of so many minutes, later or earlier, within the day */
export function steppedTime(time: string, minutes: number): string {
  const step = Math.abs(minutes) * 60
  const place = secondsOf(time) / step
  const next = (minutes > 0 ? Math.floor(place) + 1 : Math.ceil(place) - 1) * step
  return timeOf(Math.min(Math.max(next, 0), DAY - step))
}
