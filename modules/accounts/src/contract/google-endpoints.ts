import { defineEndpoint, EVERYONE, lineFormat } from '@callboard/core/http-contract'
import { Type } from '@sinclair/typebox'
import { SIGN_UPS_AN_HOUR } from './endpoints.ts'
import { GoogleSignInReply, RegisterReply, SignUpTypeSchema } from './schemas.ts'

/** The page of the web app that Google leads back to. It is registered with Google, below the public address. */
export const GOOGLE_CALLBACK = '/auth/google/callback'

/** 256 random bits that the browser makes for one sign-in and keeps to itself until the end of it. */
const Binding = Type.String({ minLength: 43, maxLength: 128, pattern: '^[A-Za-z0-9_-]+$' })
const Sealed = Type.String({ minLength: 1, maxLength: 2000, pattern: '^[A-Za-z0-9_.-]+$' })

export const startGoogle = defineEndpoint({
  name: 'accounts.startGoogle',
  summary: 'Lead the browser to Google to sign in or sign up; it comes back to the callback page',
  method: 'GET',
  path: '/auth/google',
  access: EVERYONE,
  subject: { none: 'signing in and up' },
  query: Type.Object({
    /** Hex SHA-256 of the browser's secret for this sign-in. */
    binding: Type.String({ pattern: '^[0-9a-f]{64}$' }),
    /** The user type of a new account; when absent, a new person is asked afterwards. */
    user_type: Type.Optional(SignUpTypeSchema),
  }),
  reply: Type.Object({ location: Type.String() }),
  redirect: true,
  limits: [{ per: 'address', max: 60, seconds: 60 }],
})

export const googleLogin = defineEndpoint({
  name: 'accounts.googleLogin',
  summary: 'Sign in, or begin to sign up, with what Google gave the callback page',
  method: 'POST',
  path: '/auth/google-login',
  access: EVERYONE,
  subject: { none: 'signing in and up' },
  body: Type.Object({
    code: Type.String({ minLength: 1, maxLength: 2000 }),
    state: Sealed,
    /** The secret itself, which proves that this browser began the sign-in. */
    binding: Binding,
  }),
  reply: GoogleSignInReply,
  cookie: 'set',
  limits: [{ per: 'address', max: 60, seconds: 60 }],
})

export const googleRegister = defineEndpoint({
  name: 'accounts.googleRegister',
  summary: 'Make the account of a person whom Google vouches for; it has no password',
  method: 'POST',
  path: '/auth/google-register',
  access: EVERYONE,
  subject: { none: 'signing in and up' },
  body: Type.Object({
    /** From the sign-in that found no account. */
    ticket: Sealed,
    binding: Binding,
    user_type: SignUpTypeSchema,
    first_name: Type.Optional(Type.String(lineFormat)),
    last_name: Type.Optional(Type.String(lineFormat)),
  }),
  reply: RegisterReply,
  cookie: 'set',
  limits: [{ per: 'address', max: SIGN_UPS_AN_HOUR, seconds: 3600 }],
})
