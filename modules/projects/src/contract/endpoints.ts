import {
  defineEndpoint,
  EVERYONE,
  fileBody,
  idFormat,
  lineFormat,
  OWNERS,
  STAFF,
  STAFF_TYPES,
  type Subject,
  subjectOf,
  textFormat,
  uploadQuota,
  uriFormat,
  zoneFormat,
} from '@callboard/core/http-contract'
import { Type } from '@sinclair/typebox'
import {
  AgreedAppointments,
  BrandView,
  ChangeCutoff,
  LOGO_LIMIT_BYTES,
  LOGO_TYPES,
  MOST_SESSIONS,
  ProjectFields,
  ProjectView,
  PublicSession,
  RoleName,
  SessionDateFields,
  SessionView,
  TwrAddress,
} from './schemas.ts'
import { projectOfUri, projectSubject, sessionSubject } from './subjects.ts'

const OWNER_TYPES = ['super_admin', 'casting_director'] as const
const Id = Type.Object({ id: Type.String(idFormat) })
const onProject = (admits: Subject['admits']) => subjectOf(projectSubject, { id: 'id' }, admits)
const onSession = (admits: Subject['admits']) => subjectOf(sessionSubject, { id: 'id' }, admits)
const Agreed = Type.Object({ agreed_appointments: AgreedAppointments })
const Done = Type.Object({ success: Type.Boolean() })

export const createProject = defineEndpoint({
  name: 'projects.create',
  summary: 'Make a project',
  method: 'POST',
  path: '/studio',
  access: OWNER_TYPES,
  subject: { none: 'a new project' },
  body: ProjectFields,
  reply: ProjectView,
})

export const updateProject = defineEndpoint({
  name: 'projects.update',
  summary: 'Change a project',
  method: 'PATCH',
  path: '/studio/{id}',
  access: OWNER_TYPES,
  subject: onProject(OWNERS),
  params: Id,
  body: Type.Composite([Type.Partial(ProjectFields), Type.Object({ version: Type.Integer() })]),
  reply: ProjectView,
})

export const getProjectByUri = defineEndpoint({
  name: 'projects.getByUri',
  summary: 'One project by its uri',
  method: 'GET',
  path: '/studio/uri/{uri}',
  access: STAFF_TYPES,
  subject: subjectOf(projectOfUri, { uri: 'uri' }, STAFF),
  params: Type.Object({ uri: Type.String(uriFormat) }),
  reply: ProjectView,
})

export const generateProjectUri = defineEndpoint({
  name: 'projects.generateUri',
  summary: 'A uri that nobody uses and nobody guesses',
  method: 'GET',
  path: '/studio/generate-project-uri',
  access: OWNER_TYPES,
  subject: { none: 'a new address' },
  reply: Type.Object({ uri: Type.String() }),
})

export const archiveProject = defineEndpoint({
  name: 'projects.archive',
  summary: 'Archive a project; its appointments still to come are cancelled',
  method: 'POST',
  path: '/studio/{id}/archive',
  access: OWNER_TYPES,
  subject: onProject(OWNERS),
  params: Id,
  body: Agreed,
  reply: ProjectView,
})

export const restoreProject = defineEndpoint({
  name: 'projects.restore',
  summary: 'Bring an archived project back',
  method: 'POST',
  path: '/studio/{id}/unarchive',
  access: OWNER_TYPES,
  subject: onProject(OWNERS),
  params: Id,
  reply: ProjectView,
})

export const deleteProject = defineEndpoint({
  name: 'projects.delete',
  summary: 'Delete a project; its appointments still to come are cancelled',
  method: 'DELETE',
  path: '/studio/{id}',
  access: ['super_admin'],
  subject: onProject(['admin']),
  params: Id,
  query: Agreed,
  reply: Done,
})

export const skipVirtualLobby = defineEndpoint({
  name: 'projects.skipVirtualLobby',
  summary: 'Let talent go straight to the room, or not',
  method: 'PATCH',
  path: '/studio/skip-virtual-lobby/{id}',
  access: OWNER_TYPES,
  subject: onProject(OWNERS),
  params: Id,
  body: Type.Object({ skip_virtual_lobby: Type.Boolean() }),
  reply: ProjectView,
})

export const addRole = defineEndpoint({
  name: 'projects.addRole',
  summary: 'Add a role to a project',
  method: 'POST',
  path: '/studio/role/{id}',
  access: OWNER_TYPES,
  subject: onProject(OWNERS),
  params: Id,
  body: Type.Object({ role: RoleName }),
  reply: ProjectView,
})

export const removeRole = defineEndpoint({
  name: 'projects.removeRole',
  summary: 'Take a role out of a project',
  method: 'DELETE',
  path: '/studio/role/{id}',
  access: OWNER_TYPES,
  subject: onProject(OWNERS),
  params: Id,
  body: Type.Object({ role: RoleName }),
  reply: ProjectView,
})

export const allowTalentCreateRole = defineEndpoint({
  name: 'projects.allowTalentCreateRole',
  summary: 'Let talent add a role that is not listed, or not',
  method: 'POST',
  path: '/studio/allow-talent-create-role/{id}',
  access: OWNER_TYPES,
  subject: onProject(OWNERS),
  params: Id,
  body: Type.Object({ allow: Type.Boolean() }),
  reply: ProjectView,
})

export const generateJitsiKey = defineEndpoint({
  name: 'projects.generateMeetingId',
  summary: 'A meeting id that nobody uses and nobody guesses',
  method: 'GET',
  path: '/studio/generate-jitsi-key',
  access: OWNER_TYPES,
  subject: { none: 'a new meeting id' },
  reply: Type.Object({ key: Type.String(idFormat) }),
})

export const saveLogo = defineEndpoint({
  name: 'projects.saveLogo',
  summary: 'Give a project its logo: PNG or JPEG, drawn anew, at most 800 pixels wide and high',
  method: 'POST',
  path: '/studio/logo/{id}',
  access: OWNER_TYPES,
  subject: onProject(OWNERS),
  params: Id,
  body: fileBody(LOGO_LIMIT_BYTES, LOGO_TYPES),
  reply: ProjectView,
  limits: [{ per: 'actor', max: 30, seconds: 60 }, uploadQuota('actor', 1)],
})

export const getLogo = defineEndpoint({
  name: 'projects.getLogo',
  summary: 'The logo of a project',
  method: 'GET',
  path: '/studio/logo/{id}',
  access: EVERYONE,
  subject: onProject('anybody'),
  params: Id,
  query: Type.Object({ v: Type.Optional(Type.String({ maxLength: 200 })) }),
  reply: Type.Object({ location: Type.String() }),
  redirect: true,
})

export const removeLogo = defineEndpoint({
  name: 'projects.removeLogo',
  summary: 'Take the logo away',
  method: 'DELETE',
  path: '/studio/logo/{id}',
  access: OWNER_TYPES,
  subject: onProject(OWNERS),
  params: Id,
  reply: ProjectView,
})

export const sortSessions = defineEndpoint({
  name: 'projects.sortSessions',
  summary: 'Put the sessions of a project in this order; sessions that are not named come last',
  method: 'POST',
  path: '/studio/sort-sessions/{id}',
  access: OWNER_TYPES,
  subject: onProject(OWNERS),
  params: Id,
  body: Type.Object({ sessions: Type.Array(Type.String(idFormat), { maxItems: MOST_SESSIONS }) }),
  reply: ProjectView,
})

export const getProjectUri = defineEndpoint({
  name: 'projects.getUri',
  summary: 'The uri of a project',
  method: 'GET',
  path: '/studio/uri-by-id/{id}',
  access: STAFF_TYPES,
  subject: onProject(STAFF),
  params: Id,
  reply: Type.Object({ uri: Type.String(uriFormat) }),
})

export const getPublicProject = defineEndpoint({
  name: 'projects.getPublic',
  summary: 'What anybody with the id may know of a project',
  method: 'GET',
  path: '/studio/{id}',
  access: EVERYONE,
  subject: onProject('anybody'),
  params: Id,
  reply: Type.Object({
    _id: Type.String(idFormat),
    name: Type.String(),
    uri: Type.String(uriFormat),
    brand: BrandView,
  }),
})

export const createSession = defineEndpoint({
  name: 'projects.createSession',
  summary: 'Add a session; without dates it starts with one at 10:00 today, or tomorrow when that has passed',
  method: 'POST',
  path: '/sessions',
  access: STAFF_TYPES,
  subject: subjectOf(projectSubject, { id: 'studio' }, STAFF),
  body: Type.Object(
    {
      name: Type.String(lineFormat),
      studio: Type.String(idFormat),
      time_zone: Type.Optional(Type.String(zoneFormat)),
      dates: Type.Optional(Type.Array(SessionDateFields, { minItems: 1, maxItems: 100 })),
      description: Type.Optional(Type.String(textFormat)),
      change_cutoff: Type.Optional(ChangeCutoff),
      twr: Type.Optional(TwrAddress),
      twr_sync: Type.Optional(Type.Boolean()),
    },
    { additionalProperties: false },
  ),
  reply: SessionView,
})

export const updateSession = defineEndpoint({
  name: 'projects.updateSession',
  summary: 'Change a session; `dates` replaces the list, a date left out is removed',
  method: 'POST',
  path: '/sessions/{id}',
  access: STAFF_TYPES,
  subject: onSession(STAFF),
  params: Id,
  body: Type.Object(
    {
      version: Type.Integer(),
      name: Type.Optional(Type.String(lineFormat)),
      time_zone: Type.Optional(Type.String(zoneFormat)),
      sort_order: Type.Optional(Type.Integer({ minimum: 0, maximum: 10_000 })),
      dates: Type.Optional(Type.Array(SessionDateFields, { minItems: 1, maxItems: 100 })),
      description: Type.Optional(Type.String(textFormat)),
      change_cutoff: Type.Optional(ChangeCutoff),
      twr: Type.Optional(TwrAddress),
      twr_sync: Type.Optional(Type.Boolean()),
      agreed_appointments: AgreedAppointments,
    },
    { additionalProperties: false },
  ),
  reply: SessionView,
})

export const getSession = defineEndpoint({
  name: 'projects.getSession',
  summary: 'One session, for staff',
  method: 'GET',
  path: '/sessions/{id}/edit',
  access: STAFF_TYPES,
  subject: onSession(STAFF),
  params: Id,
  reply: SessionView,
})

export const getPublicSession = defineEndpoint({
  name: 'projects.getPublicSession',
  summary: 'What anybody with the address may know of a session',
  method: 'GET',
  path: '/sessions/{id}',
  access: EVERYONE,
  subject: onSession('anybody'),
  params: Id,
  reply: PublicSession,
})

export const listSessions = defineEndpoint({
  name: 'projects.listSessions',
  summary: 'The sessions of a project in their order',
  method: 'GET',
  path: '/sessions/by-studio/{id}',
  access: STAFF_TYPES,
  subject: onProject(STAFF),
  params: Id,
  reply: Type.Array(SessionView, { maxItems: MOST_SESSIONS }),
})

export const deleteSession = defineEndpoint({
  name: 'projects.deleteSession',
  summary: 'Delete a session; its appointments still to come are cancelled',
  method: 'DELETE',
  path: '/sessions/{id}',
  access: OWNER_TYPES,
  subject: onSession(OWNERS),
  params: Id,
  query: Agreed,
  reply: Done,
})
