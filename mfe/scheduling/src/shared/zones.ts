import { zoneAbbreviation } from '@callboard/core/http-contract'

/** Where casting offices are; the rest of the world follows. */
const OFTEN = [
  'America/Los_Angeles',
  'America/Denver',
  'America/Phoenix',
  'America/Chicago',
  'America/New_York',
  'America/Toronto',
  'America/Mexico_City',
  'Europe/London',
  'Australia/Sydney',
  'Pacific/Auckland',
]

const city = (zone: string) => zone.replaceAll('_', ' ').replace('/', ' / ')

/** `Los Angeles (PST)` */
export const sayZone = (zone: string, now: Date): string =>
  `${zone.slice(zone.lastIndexOf('/') + 1).replaceAll('_', ' ')} (${zoneAbbreviation(now, zone)})`

const option = (zone: string, now: Date) => ({
  value: zone,
  label: `${city(zone)} (${zoneAbbreviation(now, zone)})`,
})

/** Every zone a person may choose, in groups for a select; one that the browser does not list is kept. */
export function zoneChoices(now: Date, chosen: string) {
  const often = OFTEN.includes(chosen) ? OFTEN : [chosen, ...OFTEN]
  const others = Intl.supportedValuesOf('timeZone').filter((zone) => !often.includes(zone))
  return [
    { group: 'Often used', items: often.map((zone) => option(zone, now)) },
    { group: 'All', items: others.map((zone) => ({ value: zone, label: city(zone) })) },
  ]
}
