/** `PST`, `GMT+5:30`, …: right for the instant, not only for the zone. */
export function zoneAbbreviation(instant: Date, zone: string): string {
  const parts = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'short' }).formatToParts(
    instant,
  )
  return parts.find((part) => part.type === 'timeZoneName')?.value ?? zone
}
