import { BLOB_STORE, useCase } from '@callboard/core'
import { removeDocument } from '../../contract/index.ts'
import { removeFiles } from '../jobs.ts'
import { PROJECTS_STORE } from '../ports/index.ts'
import { changedDay } from './changed-day.ts'
import { dayDocuments } from './document-view.ts'

/** Taking a document out that is gone already is no error. */
export const RemoveDocument = useCase(
  removeDocument,
  { store: PROJECTS_STORE, blobs: BLOB_STORE },
  async ({ needs, actor, input, subject }) => {
    await needs.store.write(async (repositories, outbox) => {
      await changedDay(repositories, actor, input)
      const document = await repositories.documents.find(input.document)
      if (document?.dayId !== input.day) return
      await repositories.documents.remove(document.id)
      outbox.enqueue(removeFiles, { keys: [document.key] })
    })
    return await dayDocuments(needs, actor, subject)
  },
)
