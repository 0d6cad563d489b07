import { useCase } from '@callboard/core'
import { getSignInSheet, type SheetRow } from '../../contract/index.ts'
import { type CheckInRecord, clockStart, inOrderOfArrival } from '../../domain/index.ts'
import { LOBBY_STORE } from '../ports/index.ts'
import { SessionPapers } from './session-papers.ts'
import { correctionViews } from './time-corrections.ts'

const instantOrNull = (instant: Date | null) => instant?.toISOString() ?? null

const rowOf = (
  record: CheckInRecord,
  until: string | null,
  zone: string,
  corrections: SheetRow['corrections'] = [],
): SheetRow => ({
  _id: record.id,
  first_name: record.firstName,
  last_name: record.lastName,
  sagnumber: record.sagNumber,
  agent: record.agent,
  role: record.role,
  interview_no: record.interviewNo,
  actual_call: record.actualCall,
  arrival: instantOrNull(record.arrivedTime),
  seen: instantOrNull(record.seenTime),
  out: instantOrNull(record.signedOutTime),
  clock_from: instantOrNull(clockStart(record, zone)),
  corrections,
  kept_until: until,
  version: record.version,
})

export const GetSignInSheet = useCase(
  getSignInSheet,
  { papers: SessionPapers, store: LOBBY_STORE },
  async ({ needs: { papers, store }, input, subject: { session } }) => {
    const day = papers.dateOf(session, input.day)
    const head = await papers.head(session, day ? [day] : [])
    const entries = day ? await papers.sheet(session.id, day.id) : []
    const until = new Map(entries.map((entry) => [entry.record.id, entry.until]))
    const found = day ? await store.read((lobby) => lobby.corrections.ofDay(session.id, day.id)) : []
    const corrected = correctionViews(found)
    return {
      session: {
        _id: session.id,
        name: session.name,
        studio_name: session.projectName,
        studio_uri: session.projectUri,
        time_zone: session.timeZone,
        dates: session.dates.map(({ id, date }) => ({ _id: id, date })),
      },
      day: day?.id ?? null,
      casting_representative: head.castingRepresentative,
      title: head.title,
      audition_date: day?.date ?? null,
      rows: inOrderOfArrival(entries.map(({ record }) => record)).map((record) =>
        rowOf(record, until.get(record.id) ?? null, session.timeZone, corrected.get(record.id)),
      ),
    }
  },
)
