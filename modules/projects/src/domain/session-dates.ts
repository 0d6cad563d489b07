import { broken, dayIn, denied, invalid, wallClock } from '@callboard/core'
import { monthAndDay } from '../contract/day-rules.ts'
import { type LocationType, runsDate, type SessionDate } from './session.ts'

/** A date as it was entered; fields that are left out stay as they were. */
export interface DateEntry {
  readonly id?: string
  readonly date: string
  readonly startTime: string
  readonly locationType: LocationType
  readonly inPersonLocation?: string
  readonly managerIds?: readonly string[]
  readonly lobbyManagerIds?: readonly string[]
  readonly skipForm?: boolean
  readonly description?: string
  readonly showDescription?: boolean
}

export interface DateRules {
  readonly zone: string
  readonly now: Date
  readonly newId: () => string
  readonly needsPlace: (type: LocationType) => boolean
  /** `everything`, or only the times and places of a session manager, who is named here. */
  readonly editor: 'everything' | { readonly managerId: string }
}

const emptyDate = (id: string, entry: DateEntry): SessionDate => ({
  id,
  date: entry.date,
  startTime: entry.startTime,
  locationType: entry.locationType,
  inPersonLocation: '',
  managerIds: [],
  lobbyManagerIds: [],
  invoiced: false,
  skipForm: false,
  description: '',
  showDescription: false,
})

function entered(before: SessionDate, entry: DateEntry, rules: DateRules): SessionDate {
  const place = (entry.inPersonLocation ?? before.inPersonLocation).trim()
  return {
    ...before,
    date: entry.date,
    startTime: entry.startTime,
    locationType: entry.locationType,
    inPersonLocation: rules.needsPlace(entry.locationType) ? place : '',
    managerIds: [...new Set(entry.managerIds ?? before.managerIds)],
    lobbyManagerIds: [...new Set(entry.lobbyManagerIds ?? before.lobbyManagerIds)],
    skipForm: entry.skipForm ?? before.skipForm,
    description: entry.description ?? before.description,
    showDescription: entry.showDescription ?? before.showDescription,
  }
}

const samePeople = (some: readonly string[], others: readonly string[]) =>
  some.length === others.length && some.every((id) => others.includes(id))

const sameTimeAndPlace = (one: SessionDate, other: SessionDate) =>
  one.date === other.date &&
  one.startTime === other.startTime &&
  one.locationType === other.locationType &&
  one.inPersonLocation === other.inPersonLocation &&
  one.skipForm === other.skipForm

const notTheirDate = () => denied('Only its own managers and a casting director change this date.')

/** What an editor may change of a date that is there. */
export const dateRights = (date: SessionDate, editor: DateRules['editor']) => ({
  change: editor === 'everything' || runsDate(date, editor.managerId),
  assign: editor === 'everything',
})

/**
 * People and notes belong to casting directors; a session manager changes the dates that it runs, and may only put
 * itself on a new one.
 */
function checkRights(
  before: SessionDate,
  after: SessionDate,
  isNew: boolean,
  editor: { readonly managerId: string },
): void {
  const { managerId } = editor
  const assignedNow = [...after.managerIds, ...after.lobbyManagerIds]
  const peopleStay = isNew
    ? assignedNow.every((id) => id === managerId)
    : samePeople(before.managerIds, after.managerIds) &&
      samePeople(before.lobbyManagerIds, after.lobbyManagerIds)
  if (!peopleStay) throw denied('Only a casting director assigns managers.')
  const notesStay =
    before.description === after.description && before.showDescription === after.showDescription
  if (!notesStay) throw denied('Only a casting director changes casting notes.')
  if (!isNew && !dateRights(before, editor).change && !sameTimeAndPlace(before, after)) throw notTheirDate()
}

/** An invoiced date is not taken away from under its invoice. @throws DomainError rule */
export function requireNoneInvoiced(removed: readonly Pick<SessionDate, 'date' | 'invoiced'>[]): void {
  const invoiced = removed.filter((date) => date.invoiced).map(({ date }) => monthAndDay(date))
  if (invoiced.length > 0)
    throw broken(
      'invoiced',
      `${invoiced.join(', ')} ${invoiced.length === 1 ? 'is' : 'are'} invoiced. A super admin has to take that back before it is removed.`,
    )
}

/** Far from where the calendar of the wire, with years of four digits, ends. */
const YEARS_AHEAD = 5

const yearsAfter = (day: string, years: number) => `${Number(day.slice(0, 4)) + years}${day.slice(4)}`

function checkDay(day: string, today: string, field: string): void {
  if (day < today) throw invalid(field, 'Past dates cannot be chosen')
  if (day > yearsAfter(today, YEARS_AHEAD)) {
    throw invalid(field, 'Dates over five years ahead cannot be chosen')
  }
}

/**
 * The dates of a session after an edit: `wanted` replaces the list, earliest first.
 * @throws DomainError invalid with the entry's field, or denied
 */
export function editDates(
  current: readonly SessionDate[],
  wanted: readonly DateEntry[],
  rules: DateRules,
): readonly SessionDate[] {
  if (wanted.length === 0) throw invalid('dates', 'Date is required')
  const today = dayIn(rules.zone, rules.now)
  const days = new Set<string>()
  const kept = new Set<string>()
  const dates = wanted.map((entry, index) => {
    const field = (name: string) => `dates.${index}.${name}`
    if (!entry.date || !entry.startTime) throw invalid(field('date'), 'Date is required')
    const known = current.find((date) => date.id === entry.id)
    if (entry.id !== undefined && (!known || kept.has(entry.id))) {
      throw invalid(field('_id'), 'This date is no longer there.')
    }
    if (known) kept.add(known.id)
    if (days.has(entry.date)) throw invalid(field('date'), 'date already scheduled')
    days.add(entry.date)
    if (known?.date !== entry.date) checkDay(entry.date, today, field('date'))
    const before = known ?? emptyDate(rules.newId(), entry)
    const after = entered(before, entry, rules)
    if (rules.needsPlace(after.locationType) && !after.inPersonLocation) {
      throw invalid(field('in_person_location'), 'A place is required')
    }
    if (rules.editor !== 'everything') checkRights(before, after, !known, rules.editor)
    return after
  })
  const removed = current.filter((date) => !kept.has(date.id))
  if (removed.some((date) => !dateRights(date, rules.editor).change)) throw notTheirDate()
  requireNoneInvoiced(removed)
  return dates.sort((a, b) => a.date.localeCompare(b.date))
}

/** The date a new session starts with: today, or tomorrow when `startTime` has passed on the zone's clock. */
export function firstDate(zone: string, now: Date, startTime: string): DateEntry {
  const clock = wallClock(now, zone)
  const passed = clock.time >= `${startTime}:00`
  const tomorrow = new Date(Date.parse(`${clock.day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10)
  return { date: passed ? tomorrow : clock.day, startTime, locationType: 'Virtual' }
}
