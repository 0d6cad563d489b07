import { idFormat } from '@callboard/core/http-contract'
import { type Static, Type } from '@sinclair/typebox'

/** What the browser and the sync helper on the same computer say to each other. */

export const SYNC_HELPER_PORT = 8888
/** Tells the helper from other programs that listen there. */
export const SYNC_HELPER_APP = 'callboard-sync-helper'

/** `GET /status` */
export const HelperStatus = Type.Object({
  app: Type.Literal(SYNC_HELPER_APP),
  /** where the folders of the sessions lie */
  folder: Type.String(),
})
export type HelperStatus = Static<typeof HelperStatus>

const Email = Type.String({ minLength: 1, maxLength: 254 })

/** `POST /check-sync` */
export const CheckSync = Type.Object({ email: Email, session_id: Type.String(idFormat) })
export type CheckSync = Static<typeof CheckSync>

/** `POST /sync` */
export const SetSync = Type.Object({
  email: Email,
  session_id: Type.String(idFormat),
  sync: Type.Boolean(),
  /** of `setFileSync`; null to stop */
  token: Type.Union([
    Type.String({ minLength: 1, maxLength: 200, pattern: '^[A-Za-z0-9_-]+$' }),
    Type.Null(),
  ]),
  session_name: Type.String({ maxLength: 300 }),
  page_url: Type.String({ maxLength: 2000 }),
  /** of the page, and so of the server */
  origin: Type.String({ maxLength: 300 }),
})
export type SetSync = Static<typeof SetSync>

/** copying: files are on their way; in_step: all is here; waiting: it tries again after a pause. */
export const SYNC_STEPS = ['copying', 'in_step', 'waiting'] as const
export type SyncStep = (typeof SYNC_STEPS)[number]

/** The reply to both. */
export const SyncState = Type.Object({
  syncing: Type.Boolean(),
  /** null where nothing is in sync */
  step: Type.Union([Type.Unsafe<SyncStep>({ type: 'string', enum: [...SYNC_STEPS] }), Type.Null()]),
  /** files that are here */
  files: Type.Integer({ minimum: 0 }),
  of: Type.Integer({ minimum: 0 }),
  /** of this session; null before the first file */
  folder: Type.Union([Type.String(), Type.Null()]),
  /** what went wrong last, in words, also when it ended the sync; null when all is well */
  fault: Type.Union([Type.String(), Type.Null()]),
})
export type SyncState = Static<typeof SyncState>
