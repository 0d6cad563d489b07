import { BLOB_STORE, useCase } from '@callboard/core'
import { showScript } from '../../contract/index.ts'
import { PROJECTS_STORE } from '../ports/index.ts'
import { changedDay } from './changed-day.ts'
import { dayDocuments } from './document-view.ts'

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
