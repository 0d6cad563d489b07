import { useCase } from '@callboard/core'
import { getSignInSheet, type SheetRow } from '../../contract/index.ts'
import { type CheckInRecord, clockStart, inOrderOfArrival } from '../../domain/index.ts'
import { SessionPapers } from './session-papers.ts'

const instantOrNull = (instant: Date | null) => instant?.toISOString() ?? null

const rowOf = (record: CheckInRecord, zone: string): SheetRow => ({
  _id: record.id,
  first_name: record.firstName,
  last_name: record.lastName,
  sagnumber: record.sagNumber,
  agent: record.agent,
  role: record.role,
  interview_no: record.interviewNo,
  actual_call: record.actualCall,
  arrival: record.checkedInTime.toISOString(),
  seen: instantOrNull(record.callInTime),
  out: instantOrNull(record.signedOutTime),
  clock_from: clockStart(record, zone).toISOString(),
})

export const GetSignInSheet = useCase(
  getSignInSheet,
  { papers: SessionPapers },
  async ({ needs: { papers }, input, subject: { session } }) => {
    const day = papers.dateOf(session, input.day)
    const head = await papers.head(session, day ? [day] : [])
    const records = day ? await papers.records(session.id, day.id) : []
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
      rows: inOrderOfArrival(records).map((record) => rowOf(record, session.timeZone)),
    }
  },
)
