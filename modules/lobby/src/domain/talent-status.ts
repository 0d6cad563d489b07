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

const VIDEO_MISSING = 'Your video is still missing. Check in to send it.'

export const DELETED = 'Oops, you need check in again'

const isTape = ({ locationType }: CheckInRecord) => locationType === 'Video Submission'

export function talentState(record: CheckInRecord): TalentState {
  if (record.deletedAt !== null) return 'removed'
  const { auditioned, state } = record.held ?? record
  // Whoever is put on deck after an audition is wanted once more. A submission has no audition that could be done.
  const isDone = auditioned && state === 'waiting' && !isTape(record)
  return isDone ? 'done' : state
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

const isHere = (record: CheckInRecord) => record.locationType === 'In Person'

function placeText(record: CheckInRecord, place: number, soonest: number): string {
  if (place === 1 && soonest > 0) return 'You are first once the casting begins.'
  if (place === 1) return isHere(record) ? 'You are next.' : 'You are next. Please be ready.'
  return place === 2 ? 'One person is before you.' : `${place - 1} people are before you.`
}

/** Where talent who came wait, and how they are called: no room on the web is theirs. */
function herePlaceText(where: string): string {
  const place = where.trim()
  return `Please wait ${place === '' ? 'in the waiting area' : `at ${place}`}. Staff will call your name.`
}

function waitingText(
  record: CheckInRecord,
  place: number | null,
  texts: StatusTexts,
  where: string,
  soonest: number,
): string {
  if (isTape(record)) {
    if (!record.auditioned) return VIDEO_MISSING
    return texts.thankyou_message || 'Thank you. Your submission has been received.'
  }
  if (!isHere(record))
    return place === null ? 'You will be called in when it is your turn.' : placeText(record, place, soonest)
  const lead = place === null ? '' : `${placeText(record, place, soonest)} `
  return `${lead}${herePlaceText(where)}`
}

/**
 * A sentence for the talent about the next step, or about its absence.
 * @param where the place of the date, for talent who came
 * @param soonest minutes until the call can come at the earliest
 */
export function statusText(
  record: CheckInRecord,
  place: number | null,
  texts: StatusTexts,
  where = '',
  soonest = 0,
): string {
  switch (talentState(record)) {
    case 'waiting':
      return waitingText(record, place, texts, where, soonest)
    case 'on_deck':
      return isHere(record)
        ? 'You are on deck. Please wait by the door. Staff will call your name.'
        : 'You are on deck. Please be ready.'
    case 'expected':
      if (isTape(record)) return VIDEO_MISSING
      return isHere(record)
        ? 'Tell us when you have arrived, and you are in the line.'
        : 'Tell us when you are ready, and you are in the line.'
    case 'in_casting':
      return isHere(record) ? 'It is your turn. Please come in.' : 'It is your turn. Please join now.'
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
