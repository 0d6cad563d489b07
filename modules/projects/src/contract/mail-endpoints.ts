import {
  defineEndpoint,
  idFormat,
  instantFormat,
  lineFormat,
  OWNERS,
  STAFF,
  STAFF_TYPES,
  subjectOf,
  textFormat,
  USER_TYPES,
} from '@callboard/core/http-contract'
import { type Static, Type } from '@sinclair/typebox'
import { MOST_RECIPIENTS } from './recipient-rules.ts'
import { MOST_SESSIONS } from './schemas.ts'
import { daySubject, projectSubject, sessionSubject } from './subjects.ts'

const OWNER_TYPES = ['super_admin', 'casting_director'] as const
const Id = Type.Object({ id: Type.String(idFormat) })
const OfDay = Type.Object({ session: Type.String(idFormat), day: Type.String(idFormat) })

/** Subject and words to begin with. */
export const MailDraft = Type.Object({
  subject: Type.String(),
  content: Type.String(),
  /** On the button below the words. */
  button: Type.Union([Type.String(), Type.Null()]),
})
export type MailDraft = Static<typeof MailDraft>

const written = {
  subject: Type.String({ ...lineFormat }),
  content: Type.String({ ...textFormat, pattern: '\\S' }),
}
/** Entries are checked one by one: one bad address does not stop the rest. */
const emails = Type.Array(Type.String({ maxLength: 320 }), { minItems: 1, maxItems: MOST_RECIPIENTS })

/** How many messages went out, and the addresses that none went to. */
export const SendingResult = Type.Object({
  sent: Type.Integer(),
  refused: Type.Array(Type.Object({ address: Type.String(), reason: Type.String() })),
  /** Where the install has no mail server: the messages stay in its log. */
  kept: Type.Optional(Type.Literal(true)),
})
export type SendingResult = Static<typeof SendingResult>

/** Of sendings, each of which may go to hundreds of addresses. */
export const SENDING_LIMITS = [
  { per: 'actor', max: 20, seconds: 3600 },
  { per: 'actor', max: 60, seconds: 86_400 },
] as const

export const getTalentEmailDraft = defineEndpoint({
  name: 'projects.getTalentEmailDraft',
  summary: 'The words of TALENT_EMAIL for a session, with the facts of its next date put in',
  method: 'GET',
  path: '/sessions/{id}/talent-email',
  access: STAFF_TYPES,
  subject: subjectOf(sessionSubject, { id: 'id' }, STAFF),
  params: Id,
  reply: MailDraft,
})

export const sendTalentEmail = defineEndpoint({
  name: 'projects.sendTalentEmail',
  summary: 'Send talent the onboarding link of a session, one message to each address',
  method: 'POST',
  path: '/sessions/{id}/talent-email',
  access: STAFF_TYPES,
  subject: subjectOf(sessionSubject, { id: 'id' }, STAFF),
  params: Id,
  body: Type.Object({ emails, ...written }),
  reply: SendingResult,
  limits: SENDING_LIMITS,
})

export const getShareScheduleDraft = defineEndpoint({
  name: 'projects.getShareScheduleDraft',
  summary: 'The words of SHARE_SCHEDULE_LINK for a session date',
  method: 'GET',
  path: '/sessions/{session}/days/{day}/share-schedule',
  access: STAFF_TYPES,
  subject: subjectOf(daySubject, { session: 'session', day: 'day' }, STAFF),
  params: OfDay,
  reply: MailDraft,
})

export const shareSchedule = defineEndpoint({
  name: 'projects.shareSchedule',
  summary: 'Send chosen talent the booking link of a session date, one message to each address',
  method: 'POST',
  path: '/sessions/{session}/days/{day}/share-schedule',
  access: STAFF_TYPES,
  subject: subjectOf(daySubject, { session: 'session', day: 'day' }, STAFF),
  params: OfDay,
  body: Type.Object({ emails, ...written }),
  reply: SendingResult,
  limits: SENDING_LIMITS,
})

const OneOrMany = Type.Union([Type.String({ maxLength: 320 }), emails])

export const sendClientEmail = defineEndpoint({
  name: 'projects.sendClientEmail',
  summary: 'Send words to clients from our own address; answers go to the caller, whatever `from` says',
  method: 'POST',
  path: '/studio/send-client-email',
  access: STAFF_TYPES,
  subject: { none: 'a mail in the name of its sender' },
  body: Type.Object({
    from: Type.Optional(Type.String({ maxLength: 320 })),
    to: OneOrMany,
    cc: Type.Optional(
      Type.Union([
        Type.String({ maxLength: 320 }),
        Type.Array(Type.String({ maxLength: 320 }), { maxItems: 50 }),
      ]),
    ),
    ...written,
  }),
  reply: Type.Composite([Type.Object({ ok: Type.Boolean() }), SendingResult]),
  limits: SENDING_LIMITS,
})

export const INVITATION_STATES = ['invited', 'joined'] as const

export const InvitedClient = Type.Object({
  email: Type.String(),
  /** Joined: an account has proved that the address is its own. */
  state: Type.Unsafe<(typeof INVITATION_STATES)[number]>({ type: 'string', enum: [...INVITATION_STATES] }),
  invited_at: Type.String(instantFormat),
  /** Null: all sessions of the project, also later ones. */
  sessions: Type.Union([
    Type.Array(Type.Object({ _id: Type.String(idFormat), name: Type.String() })),
    Type.Null(),
  ]),
})
export type InvitedClient = Static<typeof InvitedClient>

const Clients = Type.Object({ clients: Type.Array(InvitedClient) })
const onProject = subjectOf(projectSubject, { id: 'id' }, OWNERS)

export const listClients = defineEndpoint({
  name: 'projects.listInvited',
  summary: 'The clients who are invited to a project or to sessions of it',
  method: 'GET',
  path: '/studio/{id}/clients',
  access: OWNER_TYPES,
  subject: onProject,
  params: Id,
  reply: Clients,
})

export const SessionViewerView = Type.Object({
  _id: Type.String(idFormat),
  name: Type.String(),
  email: Type.String(),
  /** The latest time. */
  entered_at: Type.String(instantFormat),
  /** False: watched by the link of the session alone. */
  invited: Type.Boolean(),
})
export type SessionViewerView = Static<typeof SessionViewerView>

export const listViewers = defineEndpoint({
  name: 'projects.listViewers',
  summary: 'The clients who entered a room of a session, the latest first',
  method: 'GET',
  path: '/sessions/{id}/viewers',
  access: STAFF_TYPES,
  subject: subjectOf(sessionSubject, { id: 'id' }, STAFF),
  params: Id,
  reply: Type.Object({ viewers: Type.Array(SessionViewerView) }),
})

export const getInvitationDraft = defineEndpoint({
  name: 'projects.getInvitationDraft',
  summary: 'The words of CLIENT_EMAIL for a project, or for one of its sessions',
  method: 'GET',
  path: '/studio/{id}/invitation',
  access: OWNER_TYPES,
  subject: onProject,
  params: Id,
  query: Type.Object({ session: Type.Optional(Type.String(idFormat)) }),
  reply: MailDraft,
})

export const inviteClients = defineEndpoint({
  name: 'projects.inviteClients',
  summary:
    'Invite clients by e-mail; without `sessions` to all of the project. Who is invited already gets the mail again',
  method: 'POST',
  path: '/studio/{id}/clients',
  access: OWNER_TYPES,
  subject: onProject,
  params: Id,
  body: Type.Object({
    emails,
    sessions: Type.Optional(Type.Array(Type.String(idFormat), { minItems: 1, maxItems: MOST_SESSIONS })),
    ...written,
  }),
  reply: Type.Composite([SendingResult, Clients]),
  limits: SENDING_LIMITS,
})

export const removeClient = defineEndpoint({
  name: 'projects.removeInvited',
  summary: 'End the invitation of an address, and with it the access of its account',
  method: 'DELETE',
  path: '/studio/{id}/clients',
  access: OWNER_TYPES,
  subject: onProject,
  params: Id,
  body: Type.Object({ email: Type.String({ maxLength: 320 }) }),
  reply: Clients,
})

export const acceptInvitation = defineEndpoint({
  name: 'projects.acceptInvitation',
  summary: 'Join by the link of an invitation, with the account of the address that it was sent to',
  method: 'POST',
  path: '/studio/accept-invitation',
  access: ['client'],
  subject: { none: 'the invitation of the sealed link' },
  body: Type.Object({ invite: Type.String({ minLength: 1, maxLength: 2000 }) }),
  reply: Type.Object({ name: Type.String() }),
  limits: [{ per: 'actor', max: 30, seconds: 60 }],
})

export const restrictSession = defineEndpoint({
  name: 'projects.restrictSession',
  summary: 'Let only invited clients watch a session, or any client who has its address',
  method: 'POST',
  path: '/sessions/private-users/{id}',
  access: OWNER_TYPES,
  subject: subjectOf(sessionSubject, { id: 'id' }, OWNERS),
  params: Id,
  body: Type.Object({ restrict: Type.Boolean() }),
  reply: Type.Object({ private_users: Type.Boolean() }),
})

export const getSessionRoles = defineEndpoint({
  name: 'projects.getSessionRoles',
  summary: 'The roles that a session casts',
  method: 'GET',
  path: '/sessions/roles/{id}',
  access: [...USER_TYPES, 'talent-page', 'anonymous'],
  subject: subjectOf(sessionSubject, { id: 'id' }, 'anybody'),
  params: Id,
  reply: Type.Object({ roles: Type.Array(Type.String()) }),
})
