import { DEFAULT_STATUS_TEXTS } from '../contract/default-status-rules.ts'
import type { RecordState } from '../contract/record-action-rules.ts'
import type { CheckInRecord } from './check-in-record.ts'

/** `removed`: deleted by staff, must check in again; `done`: the group is finished. */
export type TalentState = RecordState | 'removed' | 'done'

export interface StatusTexts {
  readonly thankyou_message?: string
  readonly good_bye_message?: string
  readonly delete_message?: string
}

export const DELETED = 'Oops, you need check in again'

export function talentState(record: CheckInRecord): TalentState {
  if (record.deletedAt !== null) return 'removed'
  const isBackInLobby = record.state === 'waiting' || record.state === 'on_deck'
  return record.auditioned && isBackInLobby ? 'done' : record.state
}

/** The only room that a talent may enter now. */
export function roomFor(record: CheckInRecord, skipVirtualLobby: boolean): 'main' | 'test' | null {
  const state = talentState(record)
  if (state === 'in_casting') return record.locationType === 'In Person' ? null : 'main'
  const isWaiting = state === 'waiting' || state === 'on_deck'
  const isVirtual = record.locationType === 'Virtual' || record.locationType === 'Both'
  if (!isWaiting || !isVirtual) return null
  return skipVirtualLobby ? 'main' : 'test'
}

/** True when staff never called the talent before deleting the check-in. */
export const wasNeverCalled = (record: CheckInRecord) => record.calls === 0 && !record.auditioned

export const deletedText = (record: CheckInRecord, texts: StatusTexts) =>
  wasNeverCalled(record) ? texts.delete_message || DEFAULT_STATUS_TEXTS.deletion : DELETED

function waitingText(record: CheckInRecord, place: number | null, texts: StatusTexts): string {
  if (record.locationType === 'Video Submission') {
    return texts.thankyou_message || 'Thank you. Your submission has been received.'
  }
  if (place === null) return 'You will be called in when it is your turn.'
  if (place === 1) return 'You are next. Please be ready.'
  return place === 2 ? 'One person is before you.' : `${place - 1} people are before you.`
}

/** A sentence for the talent about the next step, or about its absence. */
export function statusText(record: CheckInRecord, place: number | null, texts: StatusTexts): string {
  switch (talentState(record)) {
    case 'waiting':
      return waitingText(record, place, texts)
    case 'on_deck':
      return 'You are on deck. Please be ready.'
    case 'in_casting':
      return record.locationType === 'In Person'
        ? 'It is your turn. Please come in.'
        : 'It is your turn. Please join now.'
    case 'skipped':
      return 'Your turn was passed over for now. Please stay close, you may still be called.'
    case 'signed_out':
      return 'You are signed out. Thank you for coming.'
    case 'done':
      return texts.good_bye_message || DEFAULT_STATUS_TEXTS.goodBye
    case 'removed':
      return deletedText(record, texts)
  }
}
