import { type Actor, useCase } from '@callboard/core'
import type { InputOf, ReplyOf, SubjectOf } from '@callboard/core/http-contract'
import { downloadSession } from '../../contract/index.ts'
import { sessionRows } from '../../domain/index.ts'
import { SessionPapers } from './session-papers.ts'

export class DownloadSession extends useCase(downloadSession, { papers: SessionPapers }) {
  async run(
    _actor: Actor,
    input: InputOf<typeof downloadSession>,
    { session }: SubjectOf<typeof downloadSession>,
  ): Promise<ReplyOf<typeof downloadSession>> {
    const { papers } = this.needs
    const day = input.day === undefined ? null : papers.dateOf(session, input.day)
    const head = await papers.head(session, day ? [day] : session.dates, input)
    const records = await papers.records(session.id, day?.id)
    return papers.file(session, 'session', sessionRows(head, records, session.timeZone))
  }
}
