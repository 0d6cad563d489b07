import type { Schema } from '../http-contract/schema.ts'
import { defineRoom, defineSignal } from '../http-contract/signal.ts'
import { defineEvent, defineJob, type JobDefinition } from '../kernel/jobs.ts'

/** Seconds of undo in worlds of tests. */
export const SAMPLE_UNDO_SECONDS = 10

/** Stands for any schema; the stores under test never look into it. */
export const anything = { type: 'object' } as unknown as Schema

const sampleJob = (name: string, queue: JobDefinition['queue']) =>
  defineJob({ name, queue, payload: anything, attempts: 3, backoff: 1_000, timeout: 5_000 })

export const sendNote = sampleJob('sample.send-note', 'messages')
export const joinPieces = sampleJob('sample.join-pieces', 'media')
/** The jobs that carry `noteTaken` to its two listeners. */
export const listeners = [sampleJob('sample.listener-a', 'events'), sampleJob('sample.listener-b', 'events')]

export const noteTaken = defineEvent({ type: 'sample.note-taken', payload: anything })
export const subscriptionsOfSamples = (eventType: string): readonly JobDefinition[] =>
  eventType === noteTaken.type ? listeners : []

export const sampleRoom = defineRoom({ prefix: 'sample' })
export const noteChanged = defineSignal({
  type: 'note-changed',
  room: sampleRoom,
  views: { staff: anything, client: anything },
})
