import { defineSubject } from '@callboard/core/http-contract'
import type { SessionFacts } from '@callboard/projects/queries'
import type { CheckInRecord } from '../domain/check-in-record.ts'
import type { GroupFacts } from '../queries/group-directory.ts'

interface OfSession {
  readonly record: CheckInRecord
  readonly session: SessionFacts
}

/** A check-in that staff have not removed. */
export const recordSubject = defineSubject<OfSession>()('record', 'This check-in', ['id'])

/** A check-in, removed or not: its talent's page outlives it. */
export const statusSubject = defineSubject<OfSession>()('check-in', 'This check-in', ['id'])

/** The board of a waiting room, by the key of its link. Null: it is closed. */
export const boardSubject = defineSubject<{ readonly session: SessionFacts | null }>()(
  'board',
  'This board',
  ['key'],
)

export const groupSubject = defineSubject<{ readonly group: GroupFacts; readonly session: SessionFacts }>()(
  'group',
  'This group',
  ['id'],
)
