import { emailFormat, idFormat, lineFormat, USER_TYPES } from '@callboard/core/http-contract'
import { type Static, Type } from '@sinclair/typebox'

export const UserTypeSchema = Type.Unsafe<(typeof USER_TYPES)[number]>({
  type: 'string',
  enum: [...USER_TYPES],
})

export const Password = Type.String({ minLength: 8, maxLength: 128 })

/** What others may know of a user. */
export const UserSummary = Type.Object({
  _id: Type.String(idFormat),
  email: Type.String(emailFormat),
  first_name: Type.String(),
  last_name: Type.String(),
  user_type: UserTypeSchema,
})
export type UserSummary = Static<typeof UserSummary>

/** What a person sees of their own account. */
export const OwnAccount = Type.Composite([
  UserSummary,
  Type.Object({
    /** E.164 or null */
    phone: Type.Union([Type.String(), Type.Null()]),
    /** The account waits for a super admin to approve it as casting professional. */
    staff_requested: Type.Boolean(),
  }),
])
export type OwnAccount = Static<typeof OwnAccount>

export const SignInReply = Type.Object({
  success: Type.Boolean(),
  /** For API clients; a browser gets it as an HttpOnly cookie and needs not keep it. */
  token: Type.Optional(Type.String()),
  error: Type.Optional(Type.String()),
})

export const Done = Type.Object({ success: Type.Boolean() })

export const ProfileChange = Type.Object(
  {
    first_name: Type.Optional(Type.String(lineFormat)),
    last_name: Type.Optional(Type.String(lineFormat)),
    phone: Type.Optional(Type.Union([Type.String({ maxLength: 40 }), Type.Null()])),
    oldPassword: Type.Optional(Type.String({ maxLength: 128 })),
    password: Type.Optional(Password),
  },
  { additionalProperties: false },
)
