import { zoneAbbreviation } from '@callboard/core/http-contract'

export type TimeStyle = 'time' | 'date' | 'date-time' | 'relative'

export const readersZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone

const STYLES: Record<Exclude<TimeStyle, 'relative'>, Intl.DateTimeFormatOptions> = {
  time: { hour: 'numeric', minute: '2-digit' },
  date: { weekday: 'short', month: 'short', day: 'numeric' },
  'date-time': { weekday: 'short', month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' },
}

/** Made at its first use: it takes a phone longer than all other modules of the kit. */
let formatter: Intl.RelativeTimeFormat | undefined

function describeDistance(milliseconds: number): string {
  formatter ??= new Intl.RelativeTimeFormat('en', { numeric: 'auto', style: 'short' })
  const relative = formatter
  const minutes = Math.round(milliseconds / 60_000)
  if (minutes === 0) return 'now'
  if (Math.abs(minutes) < 60) return relative.format(minutes, 'minute').replace('min.', 'min')
  const hours = Math.round(minutes / 60)
  if (Math.abs(hours) < 24) return relative.format(hours, 'hour').replace('hr.', 'h')
  return relative.format(Math.round(hours / 24), 'day')
}

/**
 * An instant in words.
 * @param options.zone where it is meant; its abbreviation follows when the reader is elsewhere
 * @returns the text to show and the exact one
 */
export function describeTime(
  instant: Date,
  now: Date,
  options: { readonly zone?: string; readonly style: TimeStyle; readonly reader?: string },
): { readonly text: string; readonly exact: string } {
  const reader = options.reader ?? readersZone()
  const zone = options.zone ?? reader
  const write = (style: Exclude<TimeStyle, 'relative'>) => {
    const text = new Intl.DateTimeFormat('en-US', { ...STYLES[style], timeZone: zone }).format(instant)
    return zone === reader || style === 'date' ? text : `${text} ${zoneAbbreviation(instant, zone)}`
  }
  const exact = write('date-time')
  if (options.style === 'relative')
    return { text: describeDistance(instant.getTime() - now.getTime()), exact }
  return { text: write(options.style), exact }
}
