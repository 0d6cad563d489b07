import type { LocationType, Session, SessionDate } from '@callboard/projects'
import { LOCATION_TYPES } from '@callboard/projects/contract'
import { flagFromRow, instantFromRow, instantOrNullFromRow } from '../dialect/index.ts'

/** A row of the table `casting_session`. */
export interface SessionRow {
  readonly id: string
  readonly project_id: string
  readonly name: string
  readonly time_zone: string
  readonly sort_order: number
  readonly description: string
  readonly private_users: unknown
  readonly created_by: string
  readonly created_at: unknown
  readonly deleted_at: unknown
  readonly version: number
}

/** A row of the table `session_date`. */
export interface SessionDateRow {
  readonly id: string
  readonly session_id: string
  readonly date: string
  readonly start_time: string
  readonly location_type: string
  readonly in_person_location: string
  readonly skip_form: unknown
  readonly description: string
  readonly show_description: unknown
  readonly invoiced: unknown
}

/** A row of the table `session_date_manager`. */
export interface ManagerRow {
  readonly date_id: string
  readonly session_id: string
  readonly user_id: string
  readonly work: 'session_runner' | 'lobby_manager'
  readonly position: number
}

export function locationTypeFromRow(value: string): LocationType {
  const type = LOCATION_TYPES.find((known) => known === value)
  if (!type) throw new Error(`Not a location type in a row: ${value}`)
  return type
}

export const sessionToRow = (session: Session): SessionRow => ({
  id: session.id,
  project_id: session.projectId,
  name: session.name,
  time_zone: session.timeZone,
  sort_order: session.sortOrder,
  description: session.description,
  private_users: session.privateUsers,
  created_by: session.createdBy,
  created_at: session.createdAt,
  deleted_at: session.deletedAt,
  version: session.version,
})

export const dateToRow = (sessionId: string, date: SessionDate): SessionDateRow => ({
  id: date.id,
  session_id: sessionId,
  date: date.date,
  start_time: date.startTime,
  location_type: date.locationType,
  in_person_location: date.inPersonLocation,
  skip_form: date.skipForm,
  description: date.description,
  show_description: date.showDescription,
  invoiced: date.invoiced,
})

export function managersToRows(sessionId: string, date: SessionDate): ManagerRow[] {
  const rows = (ids: readonly string[], work: ManagerRow['work']): ManagerRow[] =>
    ids.map((user_id, position) => ({ date_id: date.id, session_id: sessionId, user_id, work, position }))
  return [...rows(date.managerIds, 'session_runner'), ...rows(date.lobbyManagerIds, 'lobby_manager')]
}

function dateFromRow(row: SessionDateRow, managers: readonly ManagerRow[]): SessionDate {
  const working = (work: ManagerRow['work']) =>
    managers
      .filter((manager) => manager.date_id === row.id && manager.work === work)
      .sort((a, b) => a.position - b.position)
      .map((manager) => manager.user_id)
  return {
    id: row.id,
    date: row.date,
    startTime: row.start_time,
    locationType: locationTypeFromRow(row.location_type),
    inPersonLocation: row.in_person_location,
    managerIds: working('session_runner'),
    lobbyManagerIds: working('lobby_manager'),
    invoiced: flagFromRow(row.invoiced),
    skipForm: flagFromRow(row.skip_form),
    description: row.description,
    showDescription: flagFromRow(row.show_description),
  }
}

/** @param dates of this session, earliest first @param managers of these dates */
export const sessionFromRows = (
  row: SessionRow,
  dates: readonly SessionDateRow[],
  managers: readonly ManagerRow[],
): Session => ({
  id: row.id,
  projectId: row.project_id,
  name: row.name,
  timeZone: row.time_zone,
  sortOrder: row.sort_order,
  description: row.description,
  privateUsers: flagFromRow(row.private_users),
  dates: dates.map((date) => dateFromRow(date, managers)),
  createdBy: row.created_by,
  createdAt: instantFromRow(row.created_at),
  deletedAt: instantOrNullFromRow(row.deleted_at),
  version: row.version,
})
