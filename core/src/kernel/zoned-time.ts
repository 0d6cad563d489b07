/**
 * Wall clocks and instants. A day is `YYYY-MM-DD`, a wall time `HH:mm` or `HH:mm:ss`, a zone an IANA name.
 * All arithmetic rests on the zone data of `Intl`.
 */

/** By zone as typed. Callers may write a name in thousands of ways, so the oldest make room. */
const MOST_FORMATTERS = 1_000
const formatters = new Map<string, Intl.DateTimeFormat>()

function remember(zone: string, made: Intl.DateTimeFormat): void {
  if (formatters.size >= MOST_FORMATTERS) formatters.delete(formatters.keys().next().value!)
  formatters.set(zone, made)
}

const nameOf = (made: Intl.DateTimeFormat): string => made.resolvedOptions().timeZone

/** All spellings of a zone share the formatter of its canonical name. */
function formatter(zone: string): Intl.DateTimeFormat {
  const known = formatters.get(zone)
  if (known) return known
  const made = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  })
  const name = nameOf(made)
  const shared = formatters.get(name) ?? made
  for (const spelling of new Set([name, zone])) if (!formatters.has(spelling)) remember(spelling, shared)
  return shared
}

export interface WallClock {
  readonly day: string
  /** `HH:mm:ss` */
  readonly time: string
}

/**
 * The canonical name of a zone for storage, for a name in any case or an older name.
 * @returns `null` for a text that is no IANA zone, also for a bare offset like `+05:30`
 */
export function canonicalZone(typed: string): string | null {
  try {
    const name = nameOf(formatter(typed))
    return /^[+-]/.test(name) ? null : name
  } catch {
    return null
  }
}

export const isZone = (zone: string): boolean => canonicalZone(zone) !== null

/** Wall-clock time of the zone at the instant. */
export function wallClock(instant: Date, zone: string): WallClock {
  const part: Record<string, string> = {}
  for (const { type, value } of formatter(zone).formatToParts(instant)) part[type] = value
  return { day: `${part.year}-${part.month}-${part.day}`, time: `${part.hour}:${part.minute}:${part.second}` }
}

/** The calendar day in the zone at the instant. */
export const dayIn = (zone: string, instant: Date): string => wallClock(instant, zone).day

function utcOf(wall: WallClock): number {
  return Date.parse(`${wall.day}T${wall.time.length === 5 ? `${wall.time}:00` : wall.time}Z`)
}

/**
 * The instant at which the wall clock shows this day and time.
 * @returns `null` for a time the zone skips in spring, or of a year without four digits; the first of the two for a time
 * it has twice in autumn
 */
export function instantOf(day: string, time: string, zone: string): Date | null {
  const wanted = utcOf({ day, time })
  const HOUR = 3_600_000
  const offsets = [wanted - 24 * HOUR, wanted + 24 * HOUR].map(
    (around) => utcOf(wallClock(new Date(around), zone)) - around,
  )
  const found = offsets
    .map((offset) => wanted - offset)
    .filter(Number.isFinite)
    .filter((guess) => utcOf(wallClock(new Date(guess), zone)) === wanted)
  return found.length > 0 ? new Date(Math.min(...found)) : null
}
