import { type Actor, useCase } from '@callboard/core'
import type { InputOf, ReplyOf, SubjectOf } from '@callboard/core/http-contract'
import { downloadSignInSheet } from '../../contract/index.ts'
import { sheetRows } from '../../domain/index.ts'
import { SessionPapers } from './session-papers.ts'

export class DownloadSignInSheet extends useCase(downloadSignInSheet, { papers: SessionPapers }) {
  async run(
    _actor: Actor,
    input: InputOf<typeof downloadSignInSheet>,
    { session }: SubjectOf<typeof downloadSignInSheet>,
  ): Promise<ReplyOf<typeof downloadSignInSheet>> {
    const { papers } = this.needs
    const day = papers.dateOf(session, input.day)
    const head = await papers.head(session, day ? [day] : [], input)
    const records = day ? await papers.records(session.id, day.id) : []
    return papers.file(session, 'sign-in sheet', sheetRows(head, records, session.timeZone))
  }
}
