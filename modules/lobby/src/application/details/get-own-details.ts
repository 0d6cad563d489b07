import { type Actor, useCase } from '@callboard/core'
import type { InputOf, ReplyOf, SubjectOf } from '@callboard/core/http-contract'
import { DOCUMENT_DIRECTORY } from '@callboard/projects/queries'
import { getOwnDetails } from '../../contract/index.ts'

export class GetOwnDetails extends useCase(getOwnDetails, { documents: DOCUMENT_DIRECTORY }) {
  async run(
    _actor: Actor,
    _input: InputOf<typeof getOwnDetails>,
    { record, session }: SubjectOf<typeof getOwnDetails>,
  ): Promise<ReplyOf<typeof getOwnDetails>> {
    const isThere = record.deletedAt === null
    return {
      studio_name: session.projectName,
      session_name: session.name,
      script: isThere ? [...(await this.needs.documents.scriptOf(record.dayId))] : [],
    }
  }
}
