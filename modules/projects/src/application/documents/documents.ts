import { BLOB_STORE, jobHandler, useCase } from '@callboard/core'
import { listDocuments, removeDocument, showScript } from '../../contract/index.ts'
import { removeFiles } from '../jobs.ts'
import { PROJECTS_STORE } from '../ports/index.ts'
import { changedDay } from './changed-day.ts'
import { dayDocuments } from './document-view.ts'

export const ListDocuments = useCase(
  listDocuments,
  { store: PROJECTS_STORE, blobs: BLOB_STORE },
  ({ needs, actor, subject }) => dayDocuments(needs, actor, subject),
)

export const ShowScript = useCase(
  showScript,
  { store: PROJECTS_STORE, blobs: BLOB_STORE },
  async ({ needs, actor, input, subject }) => {
    await needs.store.write(async (repositories) => {
      await changedDay(repositories, actor, input)
      await repositories.documents.show(input.day, input.show_to_talent)
    })
    return await dayDocuments(needs, actor, subject)
  },
)

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

export const RemoveFiles = jobHandler(
  removeFiles,
  { blobs: BLOB_STORE },
  async ({ needs, payload: { keys } }) => {
    for (const key of keys) await needs.blobs.remove(key)
  },
)
