import { defineEndpoint, idFormat, STAFF_TYPES } from '@callboard/core/http-contract'
import { Type } from '@sinclair/typebox'
import { ClientProject, ProjectAttention, TodaysSession } from './list-schemas.ts'
import { ProjectView } from './schemas.ts'

/** Most projects of one page. */
const MOST_ON_PAGE = 50

const page = {
  skip: Type.Optional(Type.Integer({ minimum: 0, maximum: 10_000 })),
  take: Type.Optional(Type.Integer({ minimum: 1, maximum: MOST_ON_PAGE })),
}
const named = { ...page, name: Type.Optional(Type.String({ maxLength: 200 })) }
const Projects = Type.Object({ studios: Type.Array(ProjectView), count: Type.Integer() })

export const listProjects = defineEndpoint({
  name: 'projects.list',
  summary:
    'The projects one works on, 10 a page; a super admin sees all. One that is named by `_id` may be archived',
  method: 'GET',
  path: '/studio/get-many',
  access: STAFF_TYPES,
  subject: { none: 'a list of what the caller works on' },
  query: Type.Object({
    ...named,
    archived: Type.Optional(Type.Boolean()),
    _id: Type.Optional(Type.String(idFormat)),
  }),
  reply: Projects,
})

export const listManagedProjects = defineEndpoint({
  name: 'projects.listManaged',
  summary: 'The projects of which one runs a date, 10 a page',
  method: 'GET',
  path: '/sessions/get-studio/by-manager',
  access: ['casting_director', 'session_manager'],
  subject: { none: 'a list of what the caller runs' },
  query: Type.Object({
    ...named,
    archived: Type.Optional(Type.Boolean()),
    _id: Type.Optional(Type.String(idFormat)),
  }),
  reply: Projects,
})

export const listDirectorsProjects = defineEndpoint({
  name: 'projects.listDirectors',
  summary:
    'The projects of a casting director, archived ones too; `invoiced`: all of their dates are, or some are not',
  method: 'GET',
  path: '/studio/get-by-casting-director',
  access: ['super_admin', 'casting_director'],
  subject: { none: 'a casting director gets the own projects, whoever is named' },
  query: Type.Object({
    ...named,
    user_id: Type.Optional(Type.String(idFormat)),
    invoiced: Type.Optional(Type.Boolean()),
  }),
  reply: Projects,
})

export const listClientProjects = defineEndpoint({
  name: 'projects.listClients',
  summary: 'The projects and sessions that one is invited to, without archived ones',
  method: 'GET',
  path: '/studio/get-by-client',
  access: ['client'],
  subject: { none: 'a list of what the caller is invited to' },
  query: Type.Object(page),
  reply: Type.Object({ studios: Type.Array(ClientProject), count: Type.Integer() }),
})

export const listTodaysSessions = defineEndpoint({
  name: 'projects.listToday',
  summary: 'The sessions one works on with a date of today in their own zone, with what waits in them',
  method: 'GET',
  path: '/studio/today',
  access: STAFF_TYPES,
  subject: { none: 'a list of what the caller works on' },
  reply: Type.Object({ sessions: Type.Array(TodaysSession) }),
})

export const getProjectsAttention = defineEndpoint({
  name: 'projects.getAttention',
  summary: 'What waits for staff in some projects, who is in them and how much they store',
  method: 'GET',
  path: '/studio/attention',
  access: STAFF_TYPES,
  subject: { none: 'of the named projects those that the caller works on' },
  query: Type.Object({
    /** Project ids with commas. */
    projects: Type.String({ pattern: `^[A-Za-z0-9_-]{1,64}(,[A-Za-z0-9_-]{1,64}){0,${MOST_ON_PAGE - 1}}$` }),
  }),
  reply: Type.Object({ projects: Type.Array(ProjectAttention) }),
})
