import { useCase } from '@callboard/core'
import { downloadSignInSheet } from '../../contract/index.ts'
import { sheetRows } from '../../domain/index.ts'
import { SessionPapers } from './session-papers.ts'

export const DownloadSignInSheet = useCase(
  downloadSignInSheet,
  { papers: SessionPapers },
  async ({ needs: { papers }, input, subject: { session } }) => {
    const day = papers.dateOf(session, input.day)
    const head = await papers.head(session, day ? [day] : [], input)
    const records = day ? await papers.records(session.id, day.id) : []
    return papers.file(session, 'sign-in sheet', sheetRows(head, records, session.timeZone))
  },
)
