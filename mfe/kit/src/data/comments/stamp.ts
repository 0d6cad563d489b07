/**
 * When a comment was written, as `MM/DD/YYYY h.mma`.
 * @param zone IANA name; the reader's own when absent
 */
export function stamp(instant: Date, zone?: string): string {
  const parts = new Intl.DateTimeFormat('en-US', {
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: 'numeric',
    minute: '2-digit',
    hour12: true,
    timeZone: zone,
  }).formatToParts(instant)
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((one) => one.type === type)?.value ?? ''
  const half = part('dayPeriod').toLowerCase()
  return `${part('month')}/${part('day')}/${part('year')} ${part('hour')}.${part('minute')}${half}`
}
