import { type Actor, BLOB_STORE, useCase } from '@callboard/core'
import type { InputOf, ReplyOf, SubjectOf } from '@callboard/core/http-contract'
import { showScript } from '../../contract/index.ts'
import { PROJECTS_STORE } from '../ports/index.ts'
import { changedDay } from './changed-day.ts'
import { dayDocuments } from './document-view.ts'

export class ShowScript extends useCase(showScript, { store: PROJECTS_STORE, blobs: BLOB_STORE }) {
  async run(
    actor: Actor,
    input: InputOf<typeof showScript>,
    subject: SubjectOf<typeof showScript>,
  ): Promise<ReplyOf<typeof showScript>> {
    await this.needs.store.write(async (repositories) => {
      await changedDay(repositories, actor, input)
      await repositories.documents.show(input.day, input.show_to_talent)
    })
    return await dayDocuments(this.needs, actor, subject)
  }
}
