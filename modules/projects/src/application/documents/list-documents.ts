import { BLOB_STORE, useCase } from '@callboard/core'
import { listDocuments } from '../../contract/index.ts'
import { PROJECTS_STORE } from '../ports/index.ts'
import { dayDocuments } from './document-view.ts'

export const ListDocuments = useCase(
  listDocuments,
  { store: PROJECTS_STORE, blobs: BLOB_STORE },
  ({ needs, actor, subject }) => dayDocuments(needs, actor, subject),
)
