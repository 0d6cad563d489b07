import { TEXT_CONSENT } from '@callboard/admin/queries'
import { useCase } from '@callboard/core'
import { downloadOptIns, downloadSession, downloadSignInSheet } from '../../contract/index.ts'
import { consents, optInRows, sessionRows, sheetRows } from '../../domain/index.ts'
import { SessionPapers } from './session-papers.ts'

export const DownloadSession = useCase(
  downloadSession,
  { papers: SessionPapers },
  async ({ needs: { papers }, input, subject: { session } }) => {
    const day = input.day === undefined ? null : papers.dateOf(session, input.day)
    const head = await papers.head(session, day ? [day] : session.dates, input)
    const records = await papers.records(session.id, day?.id)
    return papers.file(session, 'session', sessionRows(head, records, session.timeZone))
  },
)

export const DownloadSignInSheet = useCase(
  downloadSignInSheet,
  { papers: SessionPapers },
  async ({ needs: { papers }, input, subject: { session } }) => {
    const day = papers.dateOf(session, input.day)
    const head = await papers.head(session, day ? [day] : [], input)
    const entries = day ? await papers.sheet(session.id, day.id) : []
    return papers.file(session, 'sign-in sheet', sheetRows(head, entries, session.timeZone))
  },
)

export const DownloadOptIns = useCase(
  downloadOptIns,
  { papers: SessionPapers, consent: TEXT_CONSENT },
  async ({ needs: { papers, consent }, subject: { session } }) => {
    const records = await papers.records(session.id)
    const phones = records.flatMap(({ phone }) => phone ?? [])
    return papers.file(session, 'opt-ins', optInRows(consents(records, await consent.optedOut(phones))))
  },
)
