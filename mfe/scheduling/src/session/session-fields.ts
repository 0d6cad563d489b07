import { dayIn, type Infer, isDay, wallClock } from '@callboard/core/http-contract'
import type { Person } from '@callboard/kit/people'
import {
  DEFAULT_CHANGE_CUTOFF,
  DEFAULT_START_TIME,
  type LocationType,
  needsPlace,
  type SessionDate,
  type SessionDateFields,
  type SessionView,
} from '@callboard/projects/contract'
import { dayAfter, sayDay } from '../shared/days.ts'

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
  /** Facts of a stored date that other screens change. */
  readonly stored: Pick<SessionDate, 'time_frame_count' | 'invoiced'> | undefined
}

export interface TypedSession {
  readonly name: string
  readonly timeZone: string
  /** Minutes before an appointment until which its talent may change it. */
  readonly changeCutoff: number
  /** Address of its room in the external waiting room. */
  readonly twr: string
  readonly twrSync: boolean
  readonly description: string
  readonly dates: readonly TypedDate[]
}

/** Its day in words; there is none while the typed text names none. */
export const nameOfDate = ({ date }: Pick<TypedDate, 'date'>): string =>
  isDay(date) ? sayDay(date) : 'New date'

/** A stored date takes place at another time or place once it is saved. */
export const isMoved = (
  { date, startTime, locationType, place }: TypedDate,
  stored: Pick<SessionDate, 'date' | 'start_time' | 'location_type' | 'in_person_location'> | undefined,
): boolean =>
  stored !== undefined &&
  (date !== stored.date ||
    startTime !== stored.start_time ||
    locationType !== stored.location_type ||
    place !== stored.in_person_location)

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
  stored: date,
})

export const typedSession = (session: SessionView): TypedSession => ({
  name: session.name,
  timeZone: session.time_zone,
  changeCutoff: session.change_cutoff,
  twr: session.twr,
  twrSync: session.twr_sync,
  description: session.description,
  dates: session.dates.map(typedDate),
})

/** A saved session in the form: each date stays in its row, wherever its day belongs among the others. */
export function savedSession(saved: SessionView, before: TypedSession): TypedSession {
  const typed = typedSession(saved)
  const rowOf = ({ id, date }: TypedDate) =>
    before.dates.findIndex((row) => (row.id === undefined ? row.date === date : row.id === id))
  const rows = typed.dates.map((date) => ({ date, row: rowOf(date) }))
  return {
    ...typed,
    dates: rows
      .toSorted((a, b) => a.row - b.row)
      .map(({ date, row }) => ({ ...date, key: before.dates[row]?.key ?? date.key })),
  }
}

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
  stored: undefined,
})

/** A new session starts with one date at 10:00: today, or tomorrow when that has passed in its zone. */
export function newSession(timeZone: string, now: Date, key: string): TypedSession {
  const { day, time } = wallClock(now, timeZone)
  const first = time >= `${DEFAULT_START_TIME}:00` ? dayAfter(day) : day
  return {
    name: '',
    timeZone,
    changeCutoff: DEFAULT_CHANGE_CUTOFF,
    twr: '',
    twrSync: true,
    description: '',
    dates: [freshDate(key, first)],
  }
}

/**
 * Like the last date in time and place.
 * @param day of the new date; absent: the day after the last one, never a day that has passed
 */
export function withNextDate(typed: TypedSession, now: Date, key: string, day?: string): TypedSession {
  const last = typed.dates
    .filter(({ date }) => isDay(date))
    .toSorted((a, b) => a.date.localeCompare(b.date))
    .at(-1)
  const today = dayIn(typed.timeZone, now)
  const next = last && dayAfter(last.date) > today ? dayAfter(last.date) : today
  const fresh = freshDate(key, day ?? next)
  const added = last
    ? { ...fresh, startTime: last.startTime, locationType: last.locationType, place: last.place }
    : fresh
  return { ...typed, dates: [...typed.dates, added] }
}

/** The field of a date that shows the fault of a path, also of a path inside it: `dates.0.managers.1`. */
export const fieldOf = (path: string) => path.replace(/^(dates\.\d+\.\w+)\..*/, '$1')

const ids = (people: readonly Person[]) => people.map(({ _id }) => _id)

const dateFields = (date: TypedDate): Infer<typeof SessionDateFields> => ({
  ...(date.id === undefined ? {} : { _id: date.id }),
  date: date.date,
  start_time: date.startTime,
  location_type: date.locationType,
  // A typed place is dropped when the type of location no longer shows it.
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
  change_cutoff: typed.changeCutoff,
  twr: typed.twr.trim(),
  twr_sync: typed.twrSync,
  description: typed.description,
  dates: typed.dates.map(dateFields),
})

/** What the person may change of a date; on a new one everything but its people and notes belongs to whoever adds it. */
export const rightsOn = (
  { id }: Pick<TypedDate, 'id'>,
  session: Pick<SessionView, 'dates'> | undefined,
  owns: boolean,
): SessionDate['can'] => session?.dates.find(({ _id }) => _id === id)?.can ?? { change: true, assign: owns }

/** Book with any assigned person, else Hold; shown before the save. */
export const bookStatusOf = (date: TypedDate): 'Book' | 'Hold' =>
  date.managers.length + date.lobbyManagers.length > 0 ? 'Book' : 'Hold'

/** True where another session of the project has this name. */
export const isNameTaken = (
  name: string,
  sessions: readonly { readonly _id: string; readonly name: string }[],
  own: string | undefined,
): boolean => {
  const plain = (text: string) => text.trim().toLowerCase()
  return sessions.some((other) => other._id !== own && plain(other.name) === plain(name))
}
