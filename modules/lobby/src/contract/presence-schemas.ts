import { idFormat, instantFormat } from '@callboard/core/http-contract'
import { type Static, Type } from '@sinclair/typebox'
import {
  PAGE_LINES,
  PAGE_ROOMS,
  type PageLine,
  type PageRoom,
  READY_PARTS,
  READY_RESULTS,
  type ReadyPart,
  type ReadyResult,
} from './presence-rules.ts'

export const PageRoomSchema = Type.Union([
  Type.Unsafe<PageRoom>({ type: 'string', enum: [...PAGE_ROOMS] }),
  Type.Null(),
])
export const PageLineSchema = Type.Unsafe<PageLine>({ type: 'string', enum: [...PAGE_LINES] })
export const ReadySchema = Type.Unsafe<Readonly<Record<ReadyPart, ReadyResult>>>(
  Type.Object(
    Object.fromEntries(
      READY_PARTS.map((part) => [
        part,
        Type.Unsafe<ReadyResult>({ type: 'string', enum: [...READY_RESULTS] }),
      ]),
    ),
    { additionalProperties: false },
  ),
)

/** What is known of a talent's page; staff see it. */
export const PresenceView = Type.Object({
  /** id of the check-in */
  record: Type.String(idFormat),
  /** `never`: it has not been open yet */
  page: Type.Unsafe<'never' | 'open' | 'away'>({ type: 'string', enum: ['never', 'open', 'away'] }),
  /** when the page was last closed; null while it is open or was never */
  away_since: Type.Union([Type.String(instantFormat), Type.Null()]),
  room: PageRoomSchema,
  line: PageLineSchema,
  /** a page with camera and recorder is in the room */
  can_record: Type.Boolean(),
  ready: Type.Union([ReadySchema, Type.Null()]),
})
export type PresenceView = Static<typeof PresenceView>
