/**
 * When a comment was written, as `MM/DD/YYYY h.mma`.
 * @param zone IANA name; the reader's own when absent
 */
export function stamp(instant: Date, zone?: string): string {
  return new Intl.DateTimeFormat('en-US', {
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: 'numeric',
    minute: '2-digit',
    timeZone: zone,
  })
    .format(instant)
    .toLowerCase()
    .replace(',', '')
    .replace(':', '.')
    .replace(/\s(?=[ap]m)/, '')
}
