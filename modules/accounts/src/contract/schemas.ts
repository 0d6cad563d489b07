import { emailFormat, idFormat, instantFormat, lineFormat, USER_TYPES } from '@callboard/core/http-contract'
import { type Static, Type } from '@sinclair/typebox'

export const UserTypeSchema = Type.Unsafe<(typeof USER_TYPES)[number]>({
  type: 'string',
  enum: [...USER_TYPES],
})

/** The user types that a person may ask for at sign-up. */
export const SIGN_UP_TYPES = ['client', 'talent', 'casting_professional'] as const

export const SignUpTypeSchema = Type.Unsafe<(typeof SIGN_UP_TYPES)[number]>({
  type: 'string',
  enum: [...SIGN_UP_TYPES],
})

export const Password = Type.String({ minLength: 8, maxLength: 128 })

/** The fields of a user that other users may read. */
export const UserSummary = Type.Object({
  _id: Type.String(idFormat),
  email: Type.String(emailFormat),
  first_name: Type.String(),
  last_name: Type.String(),
  user_type: UserTypeSchema,
})
export type UserSummary = Static<typeof UserSummary>

/** The fields of an account that its owner reads. */
export const OwnAccount = Type.Composite([
  UserSummary,
  Type.Object({
    /** E.164 or null */
    phone: Type.Union([Type.String(), Type.Null()]),
    /** The account waits for a super admin to approve it as casting professional. */
    staff_requested: Type.Boolean(),
    created_at: Type.String(instantFormat),
  }),
])
export type OwnAccount = Static<typeof OwnAccount>

/**
 * Proof that this device signed in to an account before; it counts wrong passwords on its own, so that strangers cannot
 * lock its owner out. It signs nobody in.
 */
export const DevicePass = Type.String({ maxLength: 1200, pattern: '^[A-Za-z0-9_.-]*$' })

const literals = <const T extends string>(...words: T[]) => Type.Unsafe<T>({ type: 'string', enum: words })

export const SignInReply = Type.Object({
  success: Type.Boolean(),
  /** For API clients; a browser gets it as an HttpOnly cookie and needs not keep it. */
  token: Type.Optional(Type.String()),
  error: Type.Optional(Type.String()),
  /** To be kept by the device and sent with its next sign-in. */
  device: Type.Optional(Type.String()),
  /** The account waits for a super admin to approve it as casting professional. */
  staff_requested: Type.Optional(Type.Literal(true)),
  /**
   * `second_factor`: not signed in yet; the ticket and a code or passkey (`ways`) go to `POST /auth/second-step`.
   * `second_factor_setup`: signed in, but only to set up the second factor that the account must have here.
   */
  needs: Type.Optional(literals('second_factor', 'second_factor_setup')),
  /** Of the step that is left, for ten minutes. */
  ticket: Type.Optional(Type.String()),
  /** What the account has for that step. */
  ways: Type.Optional(Type.Array(literals('code', 'passkey'))),
})
export type SignInReply = Static<typeof SignInReply>

export const SecondStepReply = Type.Composite([
  SignInReply,
  Type.Object({
    /** The account is connected with Google from now on, and its old password has ended. */
    linked: Type.Optional(Type.Literal(true)),
  }),
])

export type SecondStepReply = Static<typeof SecondStepReply>

export const RegisterReply = Type.Composite([
  SignInReply,
  Type.Object({
    _id: Type.Optional(Type.String(idFormat)),
    /** For programs, beside the `error`. */
    code: Type.Optional(Type.Literal('captcha_failed')),
  }),
])

export type RegisterReply = Static<typeof RegisterReply>

export const GoogleSignInReply = Type.Composite([
  Type.Omit(RegisterReply, ['needs', 'code']),
  Type.Object({
    /**
     * `user_type`: there is no account with this Google identity or e-mail address yet; sign up with the ticket and a
     * user type. The others as in any sign-in.
     */
    needs: Type.Optional(literals('user_type', 'second_factor', 'second_factor_setup')),
    /** As Google says, for the person to see; the ticket itself identifies the new user. */
    email: Type.Optional(Type.String()),
    first_name: Type.Optional(Type.String()),
    last_name: Type.Optional(Type.String()),
    /** An account made with e-mail is connected from now on, and its old password has ended. */
    linked: Type.Optional(Type.Literal(true)),
  }),
])
export type GoogleSignInReply = Static<typeof GoogleSignInReply>

export const DemoOffer = Type.Object({
  password: Type.String(),
  people: Type.Array(
    Type.Object({
      email: Type.String(),
      user_type: UserTypeSchema,
      first_name: Type.String(),
      last_name: Type.String(),
    }),
  ),
})

export const CaptchaOffer = Type.Union([
  /** Work that the browser does unseen: see `captchaChallenge`. */
  Type.Object({ kind: Type.Literal('altcha') }),
  Type.Object({
    kind: Type.Literal('recaptcha'),
    /** Public: the browser loads the check with it. */
    site_key: Type.String(),
  }),
])
export type CaptchaOffer = Static<typeof CaptchaOffer>

/**
 * Proof of work of ALTCHA, second edition: the answer is this and its solution, `{ challenge, solution }`, as JSON in
 * base64.
 */
export const CaptchaChallenge = Type.Object({
  parameters: Type.Object({
    algorithm: Type.String(),
    nonce: Type.String(),
    salt: Type.String(),
    cost: Type.Integer(),
    keyLength: Type.Integer(),
    keyPrefix: Type.String(),
    keySignature: Type.String(),
    /** Seconds since 1970; after it the answer is no longer good. */
    expiresAt: Type.Integer(),
  }),
  signature: Type.String(),
})
export type CaptchaChallenge = Static<typeof CaptchaChallenge>

/** The answer that the person's browser got for passing the bot check; good for the one request that brings it. */
export const CaptchaAnswer = Type.String({ maxLength: 8000 })

/** Code of the refusal of an answer that is missing, wrong, expired or used. */
export const CAPTCHA_FAILED = 'captcha_failed'

/** The source's spelling. */
export const NOT_A_PERSON = 'Captcha verfication failed. Refresh your browser and try again!'

export const Done = Type.Object({ success: Type.Boolean() })

/** The password is set; signing in follows, at once or by what `needs` says. */
export const ResetReply = Type.Composite([
  Type.Omit(SignInReply, ['device', 'error']),
  Type.Object({
    /** The device may try the new password, whatever strangers have tried meanwhile. */
    device: Type.String(),
  }),
])

/** Fields of an account that a super admin fills in, beside names, e-mail, type and password. */
export const MANAGED_FIELDS = {
  business_id: Type.Optional(Type.Union([Type.String({ maxLength: 200 }), Type.Null()])),
  external_platform_user: Type.Optional(Type.Boolean()),
  /** Ids of colleagues: session managers and casting directors have them at hand. */
  attached_users: Type.Optional(Type.Array(Type.String(idFormat), { maxItems: 100, uniqueItems: true })),
}

export type ProfileChange = Static<typeof ProfileChange>
export const ProfileChange = Type.Object(
  {
    first_name: Type.Optional(Type.String(lineFormat)),
    last_name: Type.Optional(Type.String(lineFormat)),
    phone: Type.Optional(Type.Union([Type.String({ maxLength: 40 }), Type.Null()])),
    oldPassword: Type.Optional(Type.String({ maxLength: 128 })),
    password: Type.Optional(Password),
    /** The following ones are a super admin's to change. */
    email: Type.Optional(Type.String(emailFormat)),
    user_type: Type.Optional(UserTypeSchema),
    ...MANAGED_FIELDS,
    /** Of the account as the form began with it; a newer one refuses the change. */
    version: Type.Optional(Type.Integer()),
  },
  { additionalProperties: false },
)
