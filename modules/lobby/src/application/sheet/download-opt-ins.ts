import { TEXT_CONSENT } from '@callboard/admin/queries'
import { useCase } from '@callboard/core'
import { downloadOptIns } from '../../contract/index.ts'
import { consents, optInRows } from '../../domain/index.ts'
import { SessionPapers } from './session-papers.ts'

export const DownloadOptIns = useCase(
  downloadOptIns,
  { papers: SessionPapers, consent: TEXT_CONSENT },
  async ({ needs: { papers, consent }, subject: { session } }) => {
    const records = await papers.records(session.id)
    const phones = records.flatMap(({ phone }) => phone ?? [])
    return papers.file(session, 'opt-ins', optInRows(consents(records, await consent.optedOut(phones))))
  },
)
