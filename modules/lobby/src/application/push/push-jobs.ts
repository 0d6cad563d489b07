import { defineJob } from '@callboard/core'
import { Type } from '@sinclair/typebox'
import { PUSH_OCCASIONS, type PushOccasion } from '../../domain/index.ts'

const Notice = {
  record: Type.String(),
  occasion: Type.Unsafe<PushOccasion>({ type: 'string', enum: [...PUSH_OCCASIONS] }),
  /** When it happened: later than five minutes after, it is not told any more. */
  at: Type.String(),
}

/** Finds the browsers of a talent. */
export const notifyTalent = defineJob({
  name: 'lobby.notify-talent',
  queue: 'messages',
  payload: Type.Object(Notice),
  attempts: 5,
  backoff: 1_000,
  timeout: 30_000,
})

/** Tells one browser. */
export const notifyBrowser = defineJob({
  name: 'lobby.notify-browser',
  queue: 'messages',
  payload: Type.Object({ ...Notice, subscription: Type.String() }),
  attempts: 3,
  backoff: 5_000,
  timeout: 30_000,
})
