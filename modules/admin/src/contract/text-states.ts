import { defineEvent, idFormat, instantFormat } from '@callboard/core/http-contract'
import { Type } from '@sinclair/typebox'
import { TEXT_STATES, type TextState } from './text-state-rules.ts'

/** A text about a check-in has come a step further, or its recipient has opted out (`opted_out`) or in again (null). */
export const textStateChanged = defineEvent({
  type: 'admin.text-state-changed',
  payload: Type.Object({
    record_id: Type.String(idFormat),
    session_id: Type.String(idFormat),
    state: Type.Union([Type.Unsafe<TextState>({ type: 'string', enum: [...TEXT_STATES] }), Type.Null()]),
    /** When the text was asked for: reports on an older text than the one known are not news. */
    at: Type.String(instantFormat),
  }),
})
