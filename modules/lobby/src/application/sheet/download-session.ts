import { useCase } from '@callboard/core'
import { downloadSession } from '../../contract/index.ts'
import { sessionRows } from '../../domain/index.ts'
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
