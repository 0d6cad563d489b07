import { type Actor, BLOB_STORE, useCase } from '@callboard/core'
import type { InputOf, ReplyOf, SubjectOf } from '@callboard/core/http-contract'
import { removeDocument } from '../../contract/index.ts'
import { removeFiles } from '../jobs.ts'
import { PROJECTS_STORE } from '../ports/index.ts'
import { changedDay } from './changed-day.ts'
import { dayDocuments } from './document-view.ts'

/** Taking a document out that is gone already is no error. */
export class RemoveDocument extends useCase(removeDocument, { store: PROJECTS_STORE, blobs: BLOB_STORE }) {
  async run(
    actor: Actor,
    input: InputOf<typeof removeDocument>,
    subject: SubjectOf<typeof removeDocument>,
  ): Promise<ReplyOf<typeof removeDocument>> {
    await this.needs.store.write(async (repositories, outbox) => {
      await changedDay(repositories, actor, input)
      const document = await repositories.documents.find(input.document)
      if (document?.dayId !== input.day) return
      await repositories.documents.remove(document.id)
      outbox.enqueue(removeFiles, { keys: [document.key] })
    })
    return await dayDocuments(this.needs, actor, subject)
  }
}
