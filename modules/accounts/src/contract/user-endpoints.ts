import {
  dayFormat,
  defineEndpoint,
  emailFormat,
  fileBody,
  idFormat,
  instantFormat,
  lineFormat,
  PAGE_LIMIT,
  subjectOf,
  USER_TYPES,
  uploadQuota,
} from '@callboard/core/http-contract'
import { type Static, Type } from '@sinclair/typebox'
import { ACCOUNT_FIELDS } from './account-fields.ts'
import { ChatAccountView } from './chat-account-endpoints.ts'
import { Done, MANAGED_FIELDS, OwnAccount, Password, UserSummary, UserTypeSchema } from './schemas.ts'
import { accountSubject } from './subjects.ts'
import { TextAccountView } from './text-account-endpoints.ts'

const ADMIN = ['super_admin'] as const
const UserId = Type.Object({ id: Type.String(idFormat) })
const ofAnybody = subjectOf(accountSubject, { id: 'id' }, ['admin'])
const ownOrAny = subjectOf(accountSubject, { id: 'id' }, ['admin', 'self'])

const Can = Type.Object({
  /** False for the own account: it is deleted on the page that asks for its password. */
  delete: Type.Boolean(),
  /** False for the own password: it is changed where the old one is asked for. */
  set_password: Type.Boolean(),
  /** False for the own one: it is changed in the profile, where it is proved. */
  reset_second_factor: Type.Boolean(),
})

export const UserRow = Type.Composite([
  OwnAccount,
  Type.Object({
    /** null for who never signed in */
    last_seen_at: Type.Union([Type.String(instantFormat), Type.Null()]),
    can: Can,
  }),
])
export type UserRow = Static<typeof UserRow>

/** An account in the list of them all. */
export const ListedUser = Type.Composite([
  UserRow,
  Type.Object({
    /** that it is a casting director, manager or invited client of */
    projects: Type.Integer(),
  }),
])
export type ListedUser = Static<typeof ListedUser>

/** An account as the console shows and edits it; of secrets only their last characters. */
export const ManagedUser = Type.Composite([
  UserRow,
  Type.Object({
    version: Type.Integer(),
    logo_url: Type.Union([Type.String(), Type.Null()]),
    business_id: Type.Union([Type.String(), Type.Null()]),
    external_platform_user: Type.Boolean(),
    attached_users: Type.Array(UserSummary),
    /** It signs in with a second factor. */
    second_factor: Type.Boolean(),
    passkeys: Type.Integer(),
    text_account: Type.Union([TextAccountView, Type.Null()]),
    chat_account: Type.Union([ChatAccountView, Type.Null()]),
  }),
])
export type ManagedUser = Static<typeof ManagedUser>

export const listUsers = defineEndpoint({
  name: 'accounts.listUsers',
  summary: 'Accounts in order of e-mail, 20 a page',
  method: 'GET',
  path: '/auth/admin/users',
  access: ADMIN,
  subject: { none: 'all accounts' },
  query: Type.Object({
    /** Words in any order, each any part of the name or the e-mail address. */
    email: Type.Optional(Type.String({ maxLength: 254 })),
    user_type: Type.Optional(UserTypeSchema),
    /** E-mail of the last row of the page before. */
    after: Type.Optional(Type.String({ maxLength: 254 })),
    /** E-mail of the first row of the page after. */
    before: Type.Optional(Type.String({ maxLength: 254 })),
    /** For short lists; long ones are turned by `after` and `before`. */
    skip: Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000 })),
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: PAGE_LIMIT })),
  }),
  reply: Type.Object({ users: Type.Array(ListedUser), has_more: Type.Boolean() }),
})

export const getManagedUser = defineEndpoint({
  name: 'accounts.getManagedUser',
  summary: 'One account as the console shows and edits it',
  method: 'GET',
  path: '/auth/admin/users/{id}',
  access: ADMIN,
  subject: ofAnybody,
  params: UserId,
  reply: ManagedUser,
})

export const createUser = defineEndpoint({
  name: 'accounts.createUser',
  summary: 'Make an account of any type; the person gets an e-mail with a link to set their own password',
  method: 'POST',
  path: '/auth/admin/users',
  access: ADMIN,
  subject: { none: 'a new account' },
  // For a super admin.
  fresh: 'sometimes',
  body: Type.Object({
    email: Type.String(emailFormat),
    password: Password,
    user_type: UserTypeSchema,
    first_name: Type.String(lineFormat),
    last_name: Type.String(lineFormat),
    ...MANAGED_FIELDS,
  }),
  reply: ManagedUser,
  limits: [{ per: 'actor', max: 120, seconds: 3600 }],
})

export const deleteUser = defineEndpoint({
  name: 'accounts.deleteUser',
  summary: 'Delete the account of another person; one that casts projects alone needs a successor',
  method: 'DELETE',
  path: '/auth/admin/delete-user/{id}',
  access: ADMIN,
  subject: ofAnybody,
  fresh: true,
  params: UserId,
  /** The casting director who takes over the projects that have no other one. */
  query: Type.Object({ successor: Type.Optional(Type.String(idFormat)) }),
  reply: Done,
})

const AccountTraces = Type.Object({
  /** Projects of which the account is a casting director. */
  projects: Type.Integer(),
  /** Those of them that have no other one. */
  projects_alone: Type.Integer(),
  /** Session dates from today that it runs as manager or lobby manager. */
  dates: Type.Integer(),
  /** Its own appointments that are still to come. */
  appointments: Type.Integer(),
  check_ins: Type.Integer(),
  photos: Type.Integer(),
  /** Takes of nobody else, which go too. */
  takes: Type.Integer(),
  /** Takes with others, which stay without the name. */
  shared_takes: Type.Integer(),
  /** To the person; 10,000 are counted at most of each kind. */
  messages: Type.Integer(),
  /** Sign-in sheets that keep the name, as the office has decided; `until` is their last day. Null: none. */
  kept_sheets: Type.Union([
    Type.Object({ count: Type.Integer(), until: Type.String(dayFormat) }),
    Type.Null(),
  ]),
  /** Stay without the name. */
  answers: Type.Integer(),
  /** About talent and takes, and in chats. */
  comments: Type.Integer(),
})

export const getUserTraces = defineEndpoint({
  name: 'accounts.getUserTraces',
  summary: 'What the deletion of an account touches elsewhere',
  method: 'GET',
  path: '/auth/admin/users/{id}/traces',
  access: ADMIN,
  subject: ofAnybody,
  params: UserId,
  reply: AccountTraces,
})

export const getOwnTraces = defineEndpoint({
  name: 'accounts.getOwnTraces',
  summary: 'What goes with the own account, before it is deleted',
  method: 'GET',
  path: '/auth/user/{id}/traces',
  access: USER_TYPES,
  subject: subjectOf(accountSubject, { id: 'id' }, ['self']),
  params: UserId,
  reply: AccountTraces,
})

const LOGO_TYPES = ['image/png', 'image/jpeg'] as const
const LOGO_LIMIT_BYTES = 8_000_000

export const saveLogo = defineEndpoint({
  name: 'accounts.saveLogo',
  summary: 'Store the logo of an account: a PNG or JPEG picture, scaled down and without metadata',
  method: 'PUT',
  path: '/auth/user/{id}/logo',
  access: ACCOUNT_FIELDS.logo,
  subject: ownOrAny,
  params: UserId,
  body: fileBody(LOGO_LIMIT_BYTES, LOGO_TYPES),
  reply: Type.Object({ logo_url: Type.String() }),
  limits: [{ per: 'actor', max: 30, seconds: 60 }, uploadQuota('actor', 1)],
})

export const removeLogo = defineEndpoint({
  name: 'accounts.removeLogo',
  summary: 'Remove the logo of an account',
  method: 'DELETE',
  path: '/auth/user/{id}/logo',
  access: ACCOUNT_FIELDS.logo,
  subject: ownOrAny,
  params: UserId,
  reply: Done,
})
