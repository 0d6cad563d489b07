import { TEXT_CONSENT } from '@callboard/admin/queries'
import { type Actor, useCase } from '@callboard/core'
import type { InputOf, ReplyOf, SubjectOf } from '@callboard/core/http-contract'
import { downloadOptIns } from '../../contract/index.ts'
import { consents, optInRows } from '../../domain/index.ts'
import { SessionPapers } from './session-papers.ts'

export class DownloadOptIns extends useCase(downloadOptIns, {
  papers: SessionPapers,
  consent: TEXT_CONSENT,
}) {
  async run(
    _actor: Actor,
    _input: InputOf<typeof downloadOptIns>,
    { session }: SubjectOf<typeof downloadOptIns>,
  ): Promise<ReplyOf<typeof downloadOptIns>> {
    const { papers, consent } = this.needs
    const records = await papers.records(session.id)
    const phones = records.flatMap(({ phone }) => phone ?? [])
    return papers.file(session, 'opt-ins', optInRows(consents(records, await consent.optedOut(phones))))
  }
}
