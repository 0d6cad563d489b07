import type { Session, SessionDate, SessionOutline } from '@callboard/projects'
import { LOCATION_TYPES } from '@callboard/projects/contract'
import { type Query, searchKey } from '../dialect/index.ts'
import { flag, instant, noteChange, number, oneOf, orNull, type Told, tableOf, text } from '../table/index.ts'

export const SESSIONS = tableOf<Omit<Session, 'dates'>>().named(
  'casting_session',
  {
    id: text('id'),
    projectId: text('project_id'),
    name: text('name'),
    timeZone: text('time_zone'),
    sortOrder: number('sort_order'),
    description: text('description'),
    privateUsers: flag('private_users'),
    changeCutoff: number('change_cutoff'),
    twr: orNull(text('twr_room_id')),
    twrSync: flag('twr_sync'),
    createdBy: text('created_by'),
    createdAt: instant('created_at'),
    deletedAt: orNull(instant('deleted_at')),
    version: number('version'),
  },
  { search_key: ({ name }) => searchKey(name) },
)

type DateRow = Omit<SessionDate, 'managerIds' | 'lobbyManagerIds'> & { readonly sessionId: string }

/** The fields of a date that outlines show. */
const DATE_OUTLINE = {
  date: text('date'),
  startTime: text('start_time'),
  locationType: oneOf('location_type', LOCATION_TYPES),
} as const

export const DATES = tableOf<DateRow>().named('session_date', {
  ...DATE_OUTLINE,
  id: text('id'),
  sessionId: text('session_id'),
  inPersonLocation: text('in_person_location'),
  skipForm: flag('skip_form'),
  description: text('description'),
  showDescription: flag('show_description'),
  invoiced: flag('invoiced'),
})

const WORK = ['session_runner', 'lobby_manager'] as const

interface ManagerRow {
  readonly dateId: string
  readonly sessionId: string
  readonly userId: string
  readonly work: (typeof WORK)[number]
  readonly position: number
}

export const MANAGERS = tableOf<ManagerRow>().named('session_date_manager', {
  dateId: text('date_id'),
  sessionId: text('session_id'),
  userId: text('user_id'),
  work: oneOf('work', WORK),
  position: number('position'),
})

export const dateRows = ({ id, dates }: Session): DateRow[] =>
  dates.map((date) => ({ ...date, sessionId: id }))

export const managerRows = ({ id: sessionId, dates }: Session): ManagerRow[] =>
  dates.flatMap(({ id: dateId, managerIds, lobbyManagerIds }) => {
    const rows = (ids: readonly string[], work: ManagerRow['work']): ManagerRow[] =>
      ids.map((userId, position) => ({ dateId, sessionId, userId, work, position }))
    return [...rows(managerIds, 'session_runner'), ...rows(lobbyManagerIds, 'lobby_manager')]
  })

/** The people of a date, each list in its order. @param managers of this date, and maybe of others */
export function workingOn(
  dateId: string,
  managers: readonly ManagerRow[],
): Pick<SessionDate, 'managerIds' | 'lobbyManagerIds'> {
  const working = (work: ManagerRow['work']) =>
    managers
      .filter((manager) => manager.dateId === dateId && manager.work === work)
      .sort((a, b) => a.position - b.position)
      .map((manager) => manager.userId)
  return { managerIds: working('session_runner'), lobbyManagerIds: working('lobby_manager') }
}

const dateFromRows = (
  { sessionId: _sessionId, ...date }: DateRow,
  managers: readonly ManagerRow[],
): SessionDate => ({ ...date, ...workingOn(date.id, managers) })

/** @param dates of this session, earliest first @param managers of these dates */
export const sessionFromRows = (
  session: Omit<Session, 'dates'>,
  dates: readonly DateRow[],
  managers: readonly ManagerRow[],
): Session => ({ ...session, dates: dates.map((date) => dateFromRows(date, managers)) })

const TOLD_SESSION: Told<Omit<Session, 'dates'>> = {
  thing: 'session',
  idOf: ({ id }) => id,
  fields: {
    id: 'untold',
    projectId: 'untold',
    name: 'shown',
    timeZone: 'shown',
    sortOrder: 'untold',
    description: 'changed',
    privateUsers: 'shown',
    changeCutoff: 'shown',
    twr: 'changed',
    twrSync: 'shown',
    createdBy: 'untold',
    createdAt: 'untold',
    deletedAt: 'shown',
    version: 'untold',
  },
}

const TOLD_DATE: Told<SessionDate> = {
  thing: 'date',
  idOf: ({ id }) => id,
  fields: {
    id: 'untold',
    date: 'shown',
    startTime: 'shown',
    locationType: 'shown',
    inPersonLocation: 'shown',
    skipForm: 'shown',
    description: 'changed',
    showDescription: 'shown',
    invoiced: 'shown',
    managerIds: 'shown',
    lobbyManagerIds: 'shown',
  },
}

/** Keeps how a session and its dates differ, for the audit log. */
export function noteSession(query: Query, before: Session | null, after: Session): void {
  noteChange(query, TOLD_SESSION, before, after)
  const dateOf = (session: Session | null, id: string) =>
    session?.dates.find((date) => date.id === id) ?? null
  const ids = new Set([...(before?.dates ?? []), ...after.dates].map(({ id }) => id))
  for (const id of ids) noteChange(query, TOLD_DATE, dateOf(before, id), dateOf(after, id))
}

/** A session beside one of its dates; without any there is one row, and its `date_id` is null. */
export interface OutlineRow {
  readonly id: string
  readonly date_id: string | null
}

const OUTLINES = tableOf<Omit<SessionOutline, 'dates'>>().named('casting_session', {
  id: text('id'),
  projectId: text('project_id'),
  name: text('name'),
  timeZone: text('time_zone'),
  sortOrder: number('sort_order'),
})

const OUTLINE_DATES = tableOf<SessionOutline['dates'][number]>().named('session_date', {
  ...DATE_OUTLINE,
  id: text('date_id'),
  hasManager: flag('has_manager'),
  invoiced: flag('invoiced'),
})

export const outlinesFromRows = (rows: readonly OutlineRow[]): SessionOutline[] =>
  [...Map.groupBy(rows, (row) => row.id).values()].map((ofSession) => ({
    ...OUTLINES.fromRow(ofSession[0]!),
    dates: ofSession.filter((row) => row.date_id !== null).map(OUTLINE_DATES.fromRow),
  }))
