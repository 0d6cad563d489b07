import { TEXT_CONSENT } from '@callboard/admin/queries'
import { CLOCK, type NeedsOf, useCase } from '@callboard/core'
import type { ReplyOf } from '@callboard/core/http-contract'
import { brandView } from '@callboard/projects/queries'
import { DEFAULT_STATUS_TEXTS, getStatus } from '../../contract/index.ts'
import {
  type CheckInRecord,
  canBeTexted,
  isInLine,
  knownWait,
  needsPlan,
  RECENT_CALLS,
  roomFor,
  statusText,
  talentState,
  untilStart,
} from '../../domain/index.ts'
import { LOBBY_STORE } from '../ports/index.ts'
import { TalentTexts } from './talent-texts.ts'

type Status = ReplyOf<typeof getStatus>

const NEEDS = { store: LOBBY_STORE, texts: TalentTexts, consent: TEXT_CONSENT, clock: CLOCK }
type Needs = NeedsOf<typeof NEEDS>

export const GetStatus = useCase(getStatus, NEEDS, async ({ needs, subject: { record, session } }) => {
  const date = session.dates.find((each) => each.id === record.dayId)
  const now = needs.clock.now()
  const start = date ? untilStart(date, session.timeZone, now) : 0
  const { place, wait } = await inLine(needs, record, now, start)
  const soonest = wait?.from ?? Math.ceil(start / 60_000)
  const text = statusText(record, place, session.texts, date?.inPersonLocation, soonest)
  return {
    record_id: record.id,
    session_id: session.id,
    studio_name: session.projectName,
    studio_uri: session.projectUri,
    brand: brandView(session.projectId, session.brand),
    session_name: session.name,
    first_name: record.firstName,
    role: record.role,
    location_type: record.locationType,
    in_person_location: date?.inPersonLocation ?? '',
    state: talentState(record),
    place,
    wait,
    join: roomFor(record, session.skipVirtualLobby),
    message: filled(text, needs.texts.values(record, session)),
    sms_notice: record.textState === 'invalid' ? DEFAULT_STATUS_TEXTS.invalidPhone : null,
    notes: date?.talentNotes ?? null,
    date: record.date,
    start_time: date?.startTime ?? null,
    time_zone: session.timeZone,
    wants_texts: canBeTexted(record),
    sends_texts: await needs.consent.sendsTexts(session),
  }
})

async function inLine(
  { store }: Needs,
  record: CheckInRecord,
  now: Date,
  start: number,
): Promise<Pick<Status, 'place' | 'wait'>> {
  if (!isInLine(record)) return { place: null, wait: null }
  return await store.read(async ({ records, calls }) => {
    const place = (await records.aheadOf(record)) + 1
    const callTimes = await calls.latest(record.dayId, RECENT_CALLS)
    const plannedCalls = needsPlan(callTimes) ? await records.plannedCalls(record.dayId) : []
    return { place, wait: knownWait(place, { callTimes, plannedCalls, now, start }) }
  })
}

/** A project's own words may hold the placeholders of its messages, with braces or without. */
const filled = (text: string, values: Readonly<Record<string, string>>) =>
  text.replaceAll(/\{\{\s*(\w+)\s*\}\}|\w+/g, (found, braced?: string) => {
    const name = braced ?? found
    return Object.hasOwn(values, name) ? values[name]! : found
  })
