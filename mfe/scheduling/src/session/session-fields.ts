import { dayIn, type Infer, wallClock } from '@callboard/core/http-contract'
import {
  DEFAULT_START_TIME,
  type LocationType,
  needsPlace,
  type SessionDate,
  type SessionDateFields,
  type SessionView,
} from '@callboard/projects/contract'
import { dayAfter } from '../shared/days.ts'
import type { Person } from '../shared/people-picker.tsx'

/** A date as it is typed. */
export interface TypedDate {
  /** Stays while the form is open, also for a date that the server has not seen. */
  readonly key: string
  readonly id: string | undefined
  readonly date: string
  readonly startTime: string
  readonly locationType: LocationType
  readonly place: string
  readonly managers: readonly Person[]
  readonly lobbyManagers: readonly Person[]
  readonly skipForm: boolean
  readonly notes: string
  readonly showNotes: boolean
}

export interface TypedSession {
  readonly name: string
  readonly timeZone: string
  readonly dates: readonly TypedDate[]
}

const typedDate = (date: SessionDate): TypedDate => ({
  key: date._id,
  id: date._id,
  date: date.date,
  startTime: date.start_time,
  locationType: date.location_type,
  place: date.in_person_location,
  managers: date.managers,
  lobbyManagers: date.lobbyManager,
  skipForm: date.skip_onboarding_talent_form,
  notes: date.description,
  showNotes: date.show_description_to_talent,
})

export const typedSession = (session: SessionView): TypedSession => ({
  name: session.name,
  timeZone: session.time_zone,
  dates: session.dates.map(typedDate),
})

const freshDate = (key: string, date: string): TypedDate => ({
  key,
  id: undefined,
  date,
  startTime: DEFAULT_START_TIME,
  locationType: 'Virtual',
  place: '',
  managers: [],
  lobbyManagers: [],
  skipForm: false,
  notes: '',
  showNotes: false,
})

/** A new session starts with one date at 10:00: today, or tomorrow when that has passed in its zone. */
export function newSession(timeZone: string, now: Date, key: string): TypedSession {
  const { day, time } = wallClock(now, timeZone)
  const first = time >= `${DEFAULT_START_TIME}:00` ? dayAfter(day) : day
  return { name: '', timeZone, dates: [freshDate(key, first)] }
}

/** The day after the last one, like that one in time and place; never a day that has passed. */
export function withNextDate(typed: TypedSession, now: Date, key: string): TypedSession {
  const last = typed.dates.toSorted((a, b) => a.date.localeCompare(b.date)).at(-1)
  const today = dayIn(typed.timeZone, now)
  const next = last?.date && dayAfter(last.date) > today ? dayAfter(last.date) : today
  const fresh = freshDate(key, next)
  const added = last
    ? { ...fresh, startTime: last.startTime, locationType: last.locationType, place: last.place }
    : fresh
  return { ...typed, dates: [...typed.dates, added] }
}

export interface Faults {
  readonly name?: string
  /** Key of the date → its field → what is wrong. */
  readonly dates: Readonly<Record<string, Readonly<Record<string, string>>>>
}

/** What the server would refuse, known before asking. */
export function faultsIn(typed: TypedSession): Faults {
  const seen = new Set<string>()
  const dates: Record<string, Record<string, string>> = {}
  for (const date of typed.dates) {
    const wrong: Record<string, string> = {}
    if (!date.date) wrong.date = 'Date is required'
    else if (seen.has(date.date)) wrong.date = 'date already scheduled'
    seen.add(date.date)
    if (!date.startTime) wrong.start_time = 'Date is required'
    if (needsPlace(date.locationType) && !date.place.trim()) wrong.in_person_location = 'A place is required'
    if (Object.keys(wrong).length > 0) dates[date.key] = wrong
  }
  return { ...(typed.name.trim() ? {} : { name: 'A name is required' }), dates }
}

export const isFaultless = ({ name, dates }: Faults): boolean =>
  name === undefined && Object.keys(dates).length === 0

/** `dates.0.date`, and what is in it: `dates.0.managers.1`. */
const DATE_FIELD = /^dates\.(\d+)\.(\w+)/
/** The fields of a date that say themselves what is wrong with them, beside the place. */
const DATE_FIELDS = new Set([
  'date',
  'start_time',
  'location_type',
  'managers',
  'lobbyManager',
  'description',
])

/** What the server found wrong (`dates.0.date`), at the dates as they stand in the form. */
export function serverFaults(fields: Readonly<Record<string, string>>, typed: TypedSession): Faults {
  const dates: Record<string, Record<string, string>> = {}
  for (const [path, words] of Object.entries(fields)) {
    const [, place, field] = DATE_FIELD.exec(path) ?? []
    const key = place === undefined ? undefined : typed.dates[Number(place)]?.key
    if (key !== undefined && field !== undefined) dates[key] = { ...dates[key], [field]: words }
  }
  return { ...(fields.name ? { name: fields.name } : {}), dates }
}

/** Which of the paths that the server marks are a field that is on the screen. */
export const shownFields = (fields: Readonly<Record<string, string>>, typed: TypedSession): string[] =>
  Object.keys(fields).filter((path) => {
    if (path === 'name') return true
    const [, place, field = ''] = DATE_FIELD.exec(path) ?? []
    const date = typed.dates[Number(place)]
    return (
      date !== undefined &&
      (field === 'in_person_location' ? needsPlace(date.locationType) : DATE_FIELDS.has(field))
    )
  })

const ids = (people: readonly Person[]) => people.map(({ _id }) => _id)

const dateFields = (date: TypedDate): Infer<typeof SessionDateFields> => ({
  ...(date.id === undefined ? {} : { _id: date.id }),
  date: date.date,
  start_time: date.startTime,
  location_type: date.locationType,
  // A place that nobody sees any more is nobody's place.
  in_person_location: needsPlace(date.locationType) ? date.place.trim() : '',
  managers: ids(date.managers),
  lobbyManager: ids(date.lobbyManagers),
  skip_onboarding_talent_form: date.skipForm,
  description: date.notes,
  show_description_to_talent: date.showNotes,
})

export const sessionFields = (typed: TypedSession) => ({
  name: typed.name.trim(),
  time_zone: typed.timeZone,
  dates: typed.dates.map(dateFields),
})

/** Book when somebody is assigned, else Hold; seen before it is saved. */
export const bookStatusOf = (date: TypedDate): 'Book' | 'Hold' =>
  date.managers.length + date.lobbyManagers.length > 0 ? 'Book' : 'Hold'
