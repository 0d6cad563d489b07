import { defineEndpoint, instantFormat } from '@callboard/core/http-contract'
import { type Static, Type } from '@sinclair/typebox'
import { CREDENTIAL_FORMS, CREDENTIALS, type CredentialName } from './credential-rules.ts'

const ADMIN = ['super_admin'] as const
const NONE = { none: 'keys of the install, for super admins' }

export const CredentialsView = Type.Object({
  credentials: Type.Array(
    Type.Object({
      name: Type.Unsafe<CredentialName>({ type: 'string', enum: [...CREDENTIALS] }),
      /** it has a value; that never leaves the server */
      set: Type.Boolean(),
      /** the last characters of a long value, to tell one from another */
      end: Type.String({ maxLength: 4 }),
    }),
  ),
  updated_by: Type.Union([Type.String(), Type.Null()]),
  updated_at: Type.Union([Type.String(instantFormat), Type.Null()]),
  /** send it back with a change; a change to an older version is refused */
  version: Type.Integer(),
})
export type CredentialsView = Static<typeof CredentialsView>

export const getCredentials = defineEndpoint({
  name: 'admin.getCredentials',
  summary: 'Which keys of outside services are set; never their values',
  method: 'GET',
  path: '/admin/cred',
  access: ADMIN,
  subject: NONE,
  reply: CredentialsView,
})

export const saveCredentials = defineEndpoint({
  name: 'admin.saveCredentials',
  summary: 'Change keys of outside services; what is left out stays, an empty value is none',
  method: 'PUT',
  path: '/admin/cred',
  access: ADMIN,
  subject: NONE,
  fresh: true,
  body: Type.Unsafe<Partial<Record<CredentialName, string>> & { version: number }>(
    Type.Object(
      {
        ...Object.fromEntries(
          CREDENTIALS.map((name) => [
            name,
            Type.Optional(Type.String({ maxLength: 200, pattern: CREDENTIAL_FORMS[name].pattern })),
          ]),
        ),
        version: Type.Integer({ minimum: 0 }),
      },
      { additionalProperties: false },
    ),
  ),
  reply: CredentialsView,
})
