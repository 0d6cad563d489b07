import { defineEndpoint, USER_TYPES } from '@callboard/core/http-contract'
import { Type } from '@sinclair/typebox'

export const getQrCode = defineEndpoint({
  name: 'lobby.getQrCode',
  summary: 'A QR code of an address of this install, as an SVG picture',
  method: 'GET',
  path: '/qr-code',
  access: [...USER_TYPES, 'talent-page', 'anonymous'],
  subject: { none: 'draws the address in the call and reads nothing' },
  query: Type.Object({
    /** A path of this install, or a whole address of it. */
    q: Type.String({ minLength: 1, maxLength: 512 }),
  }),
  contentType: 'image/svg+xml',
  reply: Type.Object({ content: Type.String(), version: Type.String() }),
  limits: [{ per: 'address', max: 300, seconds: 60 }],
})
