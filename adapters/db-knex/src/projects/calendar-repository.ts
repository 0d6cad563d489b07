import type { CalendarRepository, DatedSession } from '@callboard/projects'
import { LOCATION_TYPES } from '@callboard/projects/contract'
import type { Knex } from 'knex'
import type { Query } from '../dialect/index.ts'
import { flag, number, oneOf, parts, Rows, tableOf, text } from '../table/index.ts'
import { MANAGERS, workingOn } from './session-table.ts'

type DatedRow = Omit<DatedSession, 'date' | 'castingDirectorIds' | 'revision'> & {
  readonly date: Omit<DatedSession['date'], 'managerIds' | 'lobbyManagerIds'>
  readonly versions: { readonly session: number; readonly project: number }
}

const DATED = tableOf<DatedRow>().named('session_date', {
  date: parts({
    id: text('id'),
    date: text('date'),
    startTime: text('start_time'),
    locationType: oneOf('location_type', LOCATION_TYPES),
    inPersonLocation: text('in_person_location'),
    invoiced: flag('invoiced'),
  }),
  sessionId: text('session_id'),
  sessionName: text('session_name'),
  timeZone: text('time_zone'),
  projectId: text('project_id'),
  projectName: text('project_name'),
  projectUri: text('project_uri'),
  archived: flag('archived'),
  versions: parts({ session: number('session_version'), project: number('project_version') }),
})

const COLUMNS = [
  'date.id',
  'date.date',
  'date.start_time',
  'date.location_type',
  'date.in_person_location',
  'date.invoiced',
  'session.id as session_id',
  'session.name as session_name',
  'session.time_zone',
  'session.version as session_version',
  'project.id as project_id',
  'project.name as project_name',
  'project.uri as project_uri',
  'project.archived',
  'project.version as project_version',
]

const DIRECTORS = 'project_casting_director'

interface DirectorRow {
  readonly project_id: string
  readonly user_id: string
}

export function calendarRepository(query: Query): CalendarRepository {
  const rows = new Rows(DATED, query)
  const managers = new Rows(MANAGERS, query)

  const dated = (): Knex.QueryBuilder =>
    query('session_date as date')
      .join('casting_session as session', 'session.id', 'date.session_id')
      .join('project', 'project.id', 'session.project_id')
      .whereNull('session.deleted_at')
      .whereNull('project.deleted_at')

  // One look by key for each date of the span. MariaDB makes `exists` a list of all dates that the account ever ran.
  const isRunBy = (userIds: readonly string[]) =>
    query.raw(
      `(select count(*) from session_date_manager where date_id = date.id and user_id in (${userIds.map(() => '?').join(', ')})) > 0`,
      [...userIds],
    )
  const directorsOfProject = () =>
    query(DIRECTORS)
      .where({ project_id: query.ref('project.id') })
      .select(query.raw('1'))

  return {
    dates: async ({ from, to, limit, of, runBy }) => {
      const select = dated()
        .where('date.date', '>=', from)
        .where('date.date', '<', to)
        .orderBy(['date.date', 'date.start_time', 'date.id'])
        .limit(limit)
        .select(COLUMNS)
      if (of)
        select.where((theirs) => {
          theirs.whereRaw(isRunBy([of.userId]))
          if (of.as === 'casting_director')
            theirs.orWhereExists(directorsOfProject().where({ user_id: of.userId }))
        })
      if (runBy) select.whereRaw(isRunBy(runBy))
      const found = await rows.all(select)
      if (found.length === 0) return []
      const working = Map.groupBy(
        await managers.all(
          query(MANAGERS.name).whereIn(
            'date_id',
            found.map(({ date }) => date.id),
          ),
        ),
        ({ dateId }) => dateId,
      )
      const directors: DirectorRow[] = await query(DIRECTORS)
        .whereIn('project_id', [...new Set(found.map(({ projectId }) => projectId))])
        .orderBy('position')
        .select('project_id', 'user_id')
      const directorsOf = Map.groupBy(directors, ({ project_id }) => project_id)
      return found.map(({ date, versions, ...session }) => ({
        ...session,
        date: { ...date, ...workingOn(date.id, working.get(date.id) ?? []) },
        castingDirectorIds: (directorsOf.get(session.projectId) ?? []).map(({ user_id }) => user_id),
        revision: versions.session + versions.project,
      }))
    },
    runningOn: (day) =>
      dated()
        .join('session_date_manager as manager', 'manager.date_id', 'date.id')
        .where({ 'date.date': day, 'project.archived': false })
        .distinct('manager.user_id')
        .pluck('manager.user_id'),
  }
}
