import { defineEndpoint, instantFormat, STAFF_TYPES } from '@callboard/core/http-contract'
import { type Static, Type } from '@sinclair/typebox'
import { NOTICES, type NoticeName } from './notice-rules.ts'

const MOST_CHARACTERS = 50_000

const Notice = Type.Object({
  /** HTML, cleaned when it was saved; empty when there is none */
  text: Type.String(),
  /** changes with the text */
  updated_at: Type.Union([Type.String(instantFormat), Type.Null()]),
})

/** Goes up with each change of a notice. */
const Version = Type.Optional(Type.Integer({ minimum: 0 }))

/** A notice that the caller does not read is absent. */
export const NoticesView = Type.Unsafe<
  Partial<Record<NoticeName, Static<typeof Notice>>> & { readonly version?: number }
>(
  Type.Object({
    ...Object.fromEntries(NOTICES.map((name) => [name, Type.Optional(Notice)])),
    /** for super admins */
    version: Version,
  }),
)
export type NoticesView = Static<typeof NoticesView>

export const getNotices = defineEndpoint({
  name: 'admin.getNotices',
  summary: 'The notices for the own kind of account; a super admin reads all',
  method: 'GET',
  path: '/admin/notification',
  access: [...STAFF_TYPES, 'client'],
  subject: { none: 'texts of the install for everybody of a kind' },
  reply: NoticesView,
})

export const saveNotices = defineEndpoint({
  name: 'admin.saveNotices',
  summary:
    'Change notices; what is left out stays, an empty text is none. With a version: of the notices that it was typed over',
  method: 'POST',
  path: '/admin/notification',
  access: ['super_admin'],
  subject: { none: 'texts of the install, for super admins' },
  body: Type.Unsafe<Partial<Record<NoticeName, string>> & { readonly version?: number }>(
    Type.Object(
      {
        ...Object.fromEntries(
          NOTICES.map((name) => [name, Type.Optional(Type.String({ maxLength: MOST_CHARACTERS }))]),
        ),
        version: Version,
      },
      { additionalProperties: false },
    ),
  ),
  reply: NoticesView,
})
