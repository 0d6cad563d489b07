import { defineEndpoint, defineSignal, idFormat, subjectOf } from '@callboard/core/http-contract'
import { Type } from '@sinclair/typebox'
import { sessionRoom } from './events.ts'
import { PageLineSchema, PageRoomSchema, PresenceView, ReadySchema } from './presence-schemas.ts'
import { statusSubject } from './subjects.ts'

export const reportPresence = defineEndpoint({
  name: 'lobby.reportPresence',
  summary:
    "What a talent's page knows of itself: its room, its line, its devices; each report says all of one page",
  method: 'POST',
  path: '/records/presence/{id}',
  access: ['talent-page', 'talent'],
  subject: subjectOf(statusSubject, { id: 'id' }, ['self']),
  params: Type.Object({ id: Type.String(idFormat) }),
  body: Type.Object(
    {
      /** the page's connection, with what is true as long as it stands */
      page: Type.Optional(
        Type.Object(
          {
            connection: Type.String({ minLength: 1, maxLength: 64 }),
            room: PageRoomSchema,
            line: PageLineSchema,
            can_record: Type.Boolean(),
          },
          { additionalProperties: false },
        ),
      ),
      /** result of the ready check; stays when the page is closed */
      ready: Type.Optional(ReadySchema),
    },
    { additionalProperties: false },
  ),
  reply: Type.Object({ success: Type.Boolean() }),
  limits: [{ per: 'actor', max: 120, seconds: 60 }],
})

/** Something about a talent's page has changed. */
export const presenceChanged = defineSignal({
  type: 'presence',
  room: sessionRoom,
  views: { staff: PresenceView },
})
