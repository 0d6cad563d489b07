import { cityOf, currentZone, zoneAbbreviation } from '@callboard/core/http-contract'
import { aliasesOf } from './zone-aliases.ts'

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

export interface ZoneChoice {
  /** Its present name. */
  readonly value: string
  readonly label: string
}

/** `Los Angeles (PST)` */
export const sayZone = (zone: string, now: Date): string => `${cityOf(zone)} (${zoneAbbreviation(now, zone)})`

const nameOf = (zone: string) => zone.replaceAll('_', ' ').replace('/', ' / ')

const option = (zone: string, now: Date): ZoneChoice => ({
  value: zone,
  label: `${nameOf(zone)} (${zoneAbbreviation(now, zone)})`,
})

/** Every zone a person may choose, in groups for a select; one that the browser does not list is kept. */
export function zoneChoices(now: Date, chosen: string) {
  const often = [...new Set([...(OFTEN.includes(chosen) ? [] : [chosen]), ...OFTEN])]
  const all = new Set(Intl.supportedValuesOf('timeZone').map(currentZone))
  return [
    { group: 'Often used', items: often.map((zone) => option(zone, now)) },
    {
      group: 'All',
      items: [...all]
        .filter((zone) => !often.includes(zone))
        .map((zone): ZoneChoice => ({ value: zone, label: nameOf(zone) })),
    },
  ]
}

/** `Pacific Time`, `India Standard Time` */
function genericName(zone: string, now: Date): string {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    timeZoneName: 'longGeneric',
  }).formatToParts(now)
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? ''
}

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[\s_/]+/g, ' ')
    .trim()
    .toLowerCase()

const NOT_FOUND = 3

/** Its own city is the first of the names. */
function rankOf(names: readonly string[], wanted: string): number {
  const begun = names.findIndex((name) => name.startsWith(wanted))
  if (begun >= 0) return begun === 0 ? 0 : 1
  return names.some((name) => name.includes(wanted)) ? 2 : NOT_FOUND
}

/**
 * Finds zones by their city and others of them, by the names of their time (`Pacific`, `PST`) and by their region.
 * @returns the zones that fit, the best first
 */
export function zoneSearch(zones: readonly string[], now: Date): (typed: string) => readonly string[] {
  const namesOf = (zone: string) =>
    [cityOf(zone), ...aliasesOf(zone), genericName(zone, now), zoneAbbreviation(now, zone), nameOf(zone)].map(
      plain,
    )
  let known: readonly { readonly zone: string; readonly names: readonly string[] }[] | undefined
  return (typed) => {
    known ??= zones.map((zone) => ({ zone, names: namesOf(zone) }))
    const wanted = plain(typed)
    return known
      .map(({ zone, names }) => ({ zone, rank: rankOf(names, wanted) }))
      .filter(({ rank }) => rank < NOT_FOUND)
      .sort((a, b) => a.rank - b.rank)
      .map(({ zone }) => zone)
  }
}

/** What stands at the field when it is left with words that chose nothing; undefined when they say what is chosen. */
export const notChosen = (typed: string, chosen: ZoneChoice): string | undefined =>
  typed.trim() === chosen.label
    ? undefined
    : `“${typed.trim()}” was not chosen: it is still ${cityOf(chosen.value)}. Choose a time zone of the list.`
