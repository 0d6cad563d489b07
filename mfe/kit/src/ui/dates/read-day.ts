/** Days of forms are `YYYY-MM-DD`; a field shows and takes them as its reader writes them. */

type Part = 'year' | 'month' | 'day'

/** The reader's own way of writing, with the figures and the calendar of the wire. */
const figures = (locale: string | undefined) =>
  new Intl.DateTimeFormat(locale, {
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    calendar: 'gregory',
    numberingSystem: 'latn',
    timeZone: 'UTC',
  })

const instantOf = (day: string) => new Date(`${day}T00:00:00Z`)

/** `2026-11-24` of three numbers; undefined for a day that no calendar has. */
function dayOf(year: number, month: number, day: number): string | undefined {
  const instant = new Date(Date.UTC(year, month - 1, day))
  return instant.getUTCFullYear() === year &&
    instant.getUTCMonth() === month - 1 &&
    instant.getUTCDate() === day
    ? instant.toISOString().slice(0, 10)
    : undefined
}

/** `11/24/2026` for readers in the United States, `24.11.2026` for those in Germany. */
export const sayDayFigures = (day: string, locale?: string): string => figures(locale).format(instantOf(day))

const LETTERS: Readonly<Record<string, string>> = { year: 'yyyy', month: 'mm', day: 'dd' }

/** How readers write days: `mm/dd/yyyy` in the United States. */
export const formOfDays = (locale?: string): string =>
  figures(locale)
    .formatToParts(0)
    .map(({ type, value }) => LETTERS[type] ?? value)
    .join('')

function orderOf(text: string, count: number, locale: string | undefined): readonly Part[] {
  if (/^\d{4}\D/.test(text)) return ['year', 'month', 'day']
  const order: Part[] = text.includes('.')
    ? ['day', 'month', 'year']
    : figures(locale)
        .formatToParts(0)
        .map(({ type }) => type)
        .filter((type): type is Part => type === 'year' || type === 'month' || type === 'day')
  return count === 3 ? order : order.filter((part) => part !== 'year')
}

/**
 * The day that a person has written in figures: `11/24/2026`, `11/24/26`, `24.11.2026`, `24.11.`, `2026-11-24`.
 * @param options.from without a year it is the next such day from here on
 * @returns undefined for text that names no day
 */
export function readDay(
  text: string,
  options: { readonly from?: string; readonly locale?: string } = {},
): string | undefined {
  // Names of weekdays, the words of some languages after the year, and marks of the direction of writing.
  const written = text.replace(/[\p{L}\p{Cf}]+[.,]?/gu, '').trim()
  if (!/^\d{1,4}([\s./-]+\d{1,4}){1,2}\.?$/.test(written)) return undefined
  const numbers = written.match(/\d+/g) ?? []
  const named = new Map<Part, string>()
  for (const [place, part] of orderOf(written, numbers.length, options.locale).entries())
    named.set(part, numbers[place] ?? '')
  const [month = '', day = '', year] = [named.get('month'), named.get('day'), named.get('year')]
  if (month.length > 2 || day.length > 2) return undefined
  if (year !== undefined) {
    if (year.length !== 4 && year.length !== 2) return undefined
    return dayOf(Number(year.length === 2 ? `20${year}` : year), Number(month), Number(day))
  }
  const from = options.from ?? new Date().toISOString().slice(0, 10)
  const first = Number(from.slice(0, 4))
  return [first, first + 1]
    .map((candidate) => dayOf(candidate, Number(month), Number(day)))
    .find((candidate) => candidate !== undefined && candidate >= from)
}

/** @returns the day so many days later; never before the first one */
export function steppedDay(day: string, days: number, min: string | undefined): string {
  const next = instantOf(day)
  next.setUTCDate(next.getUTCDate() + days)
  const stepped = next.toISOString().slice(0, 10)
  return min !== undefined && stepped < min ? min : stepped
}
