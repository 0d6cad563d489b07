import {
  dayFormat,
  defineEndpoint,
  EVERYONE,
  emailFormat,
  idFormat,
  lineFormat,
  STAFF_TYPES,
  type Subject,
  subjectOf,
  USER_TYPES,
} from '@callboard/core/http-contract'
import { Type } from '@sinclair/typebox'
import {
  CaptchaAnswer,
  CaptchaOffer,
  DemoOffer,
  DevicePass,
  Done,
  OwnAccount,
  Password,
  ProfileChange,
  RegisterReply,
  ResetReply,
  SignInReply,
  SignUpTypeSchema,
  UserSummary,
  UserTypeSchema,
} from './schemas.ts'
import { accountSubject } from './subjects.ts'

/** From one network address: a casting studio's talent share its line. */
export const SIGN_UPS_AN_HOUR = 400

/** From one network address: everybody who signs in or up asks once, and those who check in with an account. */
const CHECKED_AN_HOUR = 1_200

export const login = defineEndpoint({
  name: 'accounts.login',
  summary: 'Sign in with e-mail and password',
  method: 'POST',
  path: '/auth/login',
  access: EVERYONE,
  subject: { none: 'signing in and up' },
  body: Type.Object({
    email: Type.String({ maxLength: 254 }),
    password: Type.String({ maxLength: 128 }),
    device: Type.Optional(DevicePass),
  }),
  reply: SignInReply,
  cookie: 'set',
  // Wrong passwords of all addresses together are counted by the use case: see `GuessLimits`.
  limits: [
    { per: { field: 'email', and: 'address' }, max: 5, seconds: 60 },
    { per: 'address', max: 60, seconds: 60 },
  ],
})

export const logout = defineEndpoint({
  name: 'accounts.logout',
  summary: 'End this sign-in, its cookie and its sockets',
  method: 'POST',
  path: '/auth/logout',
  access: [...USER_TYPES, 'half-signed-in'],
  subject: { none: 'the caller itself' },
  reply: Done,
  cookie: 'clear',
})

export const verifyToken = defineEndpoint({
  name: 'accounts.verifyToken',
  summary: 'Who is signed in',
  method: 'GET',
  path: '/verify-token',
  access: USER_TYPES,
  subject: { none: 'the caller itself' },
  bearer: true,
  reply: Type.Object({
    user: OwnAccount,
    /** The one that the caller brought; null of a browser, whose cookie no script reads. */
    token: Type.Union([Type.String(), Type.Null()]),
  }),
})

export const whoAmI = defineEndpoint({
  name: 'accounts.whoAmI',
  summary: 'The account that is signed in, if there is one, and what every page needs of the settings',
  method: 'GET',
  path: '/auth/who-am-i',
  access: EVERYONE,
  subject: { none: 'the caller itself' },
  reply: Type.Object({
    user: Type.Union([OwnAccount, Type.Null()]),
    /** in which staff may undo what they did, before the talent are told */
    undo_seconds: Type.Integer({ minimum: 1 }),
    /** where people write to when a page cannot help them */
    support_email: Type.Union([Type.String(), Type.Null()]),
  }),
})

export const checkUser = defineEndpoint({
  name: 'accounts.checkUser',
  summary: 'Whether the sign-in flow goes on with a password or with sign-up',
  method: 'GET',
  path: '/auth/check-user/{email}',
  access: EVERYONE,
  subject: { none: 'signing in and up' },
  params: Type.Object({ email: Type.String(emailFormat) }),
  reply: Type.Object({ exists: Type.Boolean() }),
  limits: [{ per: 'address', max: CHECKED_AN_HOUR, seconds: 3600 }],
})

export const register = defineEndpoint({
  name: 'accounts.register',
  summary: 'Make an account; a casting professional starts as a client whom a super admin approves',
  method: 'POST',
  path: '/auth/register',
  access: EVERYONE,
  subject: { none: 'signing in and up' },
  body: Type.Object({
    email: Type.String(emailFormat),
    password: Password,
    user_type: SignUpTypeSchema,
    first_name: Type.Optional(Type.String(lineFormat)),
    last_name: Type.Optional(Type.String(lineFormat)),
    captcha: Type.Optional(CaptchaAnswer),
    device: Type.Optional(DevicePass),
  }),
  reply: RegisterReply,
  cookie: 'set',
  limits: [
    { per: 'address', max: SIGN_UPS_AN_HOUR, seconds: 3600 },
    { per: { field: 'email' }, max: 10, seconds: 3600 },
  ],
})

export const providers = defineEndpoint({
  name: 'accounts.providers',
  summary: 'Which ways to sign in this install offers beside e-mail, and its bot check',
  method: 'GET',
  path: '/auth/providers',
  access: EVERYONE,
  subject: { none: 'signing in and up' },
  reply: Type.Object({
    google: Type.Boolean(),
    /** Any browser that can may sign in with a passkey. */
    passkeys: Type.Boolean(),
    captcha: CaptchaOffer,
    /** The made-up people of a demo install and the password of all; null in every other install. */
    demo: Type.Union([DemoOffer, Type.Null()]),
  }),
})

export const APP_VERSION = 'v1.03'

export const version = defineEndpoint({
  name: 'accounts.version',
  summary: 'The version the server speaks',
  method: 'GET',
  path: '/auth/version',
  access: EVERYONE,
  subject: { none: 'the server' },
  reply: Type.Object({ version: Type.String() }),
})

/** Validity of a mailed link. A limit on mails never lasts longer than this, so a link that works was always sent. */
export const RESET_SECONDS = 1800

const ResetToken = Type.String({ minLength: 1, maxLength: 200 })

export const requestPasswordReset = defineEndpoint({
  name: 'accounts.requestPasswordReset',
  summary: 'Mail a reset link; answers the same for known and unknown addresses',
  method: 'POST',
  path: '/auth/reset-password-request',
  access: EVERYONE,
  subject: { none: 'signing in and up' },
  body: Type.Object({ email: Type.String(emailFormat), captcha: Type.Optional(CaptchaAnswer) }),
  reply: Done,
  limits: [
    { per: { field: 'email' }, max: 5, seconds: RESET_SECONDS, beyond: { success: true } },
    { per: 'address', max: 120, seconds: 3600 },
  ],
})

export const checkResetLink = defineEndpoint({
  name: 'accounts.checkResetLink',
  summary: 'Whether the token of a reset mail is still good; uses nothing up',
  method: 'POST',
  path: '/auth/reset-password/check',
  access: EVERYONE,
  subject: { none: 'the account of the mailed token' },
  body: Type.Object({ token: ResetToken }),
  reply: Type.Object({
    success: Type.Boolean(),
    /** For the person, when it is not. */
    error: Type.Optional(Type.String()),
  }),
  limits: [{ per: 'address', max: 240, seconds: 3600 }],
})

export const resetPassword = defineEndpoint({
  name: 'accounts.resetPassword',
  summary: 'Set a new password with the token of the reset mail; ends all older sign-ins and signs in',
  method: 'POST',
  path: '/auth/reset-password',
  access: EVERYONE,
  subject: { none: 'the account of the mailed token' },
  body: Type.Object({
    token: ResetToken,
    password: Password,
    device: Type.Optional(DevicePass),
  }),
  reply: ResetReply,
  cookie: 'set',
  limits: [{ per: 'address', max: 120, seconds: 3600 }],
})

const UserId = Type.Object({ id: Type.String(idFormat) })
const onAccount = (admits: Subject['admits']) => subjectOf(accountSubject, { id: 'id' }, admits)

export const getUser = defineEndpoint({
  name: 'accounts.getUser',
  summary: 'One account: the own one, or any for a super admin',
  method: 'GET',
  path: '/auth/user/{id}',
  access: USER_TYPES,
  subject: onAccount(['admin', 'self']),
  params: UserId,
  reply: Type.Composite([OwnAccount, Type.Object({ logo_url: Type.Union([Type.String(), Type.Null()]) })]),
})

export const updateUser = defineEndpoint({
  name: 'accounts.updateUser',
  summary:
    'Change a profile or password; a super admin also changes e-mail, type and what else the console shows',
  method: 'POST',
  path: '/auth/user/{id}',
  access: USER_TYPES,
  subject: onAccount(['admin', 'self']),
  // For the password or e-mail of somebody else, and for who becomes a super admin.
  fresh: 'sometimes',
  params: UserId,
  body: ProfileChange,
  reply: OwnAccount,
  limits: [{ per: 'actor', having: 'oldPassword', max: 5, seconds: 60 }],
})

export const deleteAccount = defineEndpoint({
  name: 'accounts.deleteAccount',
  summary: 'Delete the own account',
  method: 'DELETE',
  path: '/auth/user/{id}',
  access: USER_TYPES,
  subject: onAccount(['self']),
  // The password proves the sign-in by itself where the account has no second factor.
  fresh: 'sometimes',
  params: UserId,
  body: Type.Object({
    /** Of accounts that have one; with a passkey, a fresh sign-in does in its place. */
    password: Type.Optional(Type.String({ maxLength: 128 })),
    /** What the traces said of sign-in sheets that keep the name: refused when it is another day by now. */
    kept_until: Type.Optional(Type.Union([Type.String(dayFormat), Type.Null()])),
  }),
  reply: Done,
  cookie: 'clear',
  limits: [{ per: 'actor', max: 5, seconds: 60 }],
})

export const searchUsers = defineEndpoint({
  name: 'accounts.searchUsers',
  summary: 'Find colleagues and clients by the beginning of an e-mail address or name',
  method: 'GET',
  path: '/auth/users',
  access: STAFF_TYPES,
  subject: { none: 'a list of people whom the caller may know' },
  query: Type.Object({
    email: Type.String({ maxLength: 254 }),
    type: Type.Optional(UserTypeSchema),
  }),
  reply: Type.Array(UserSummary, { maxItems: 20 }),
  limits: [{ per: 'actor', max: 60, seconds: 60 }],
})
