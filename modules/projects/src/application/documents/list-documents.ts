import { type Actor, BLOB_STORE, useCase } from '@callboard/core'
import type { InputOf, ReplyOf, SubjectOf } from '@callboard/core/http-contract'
import { listDocuments } from '../../contract/index.ts'
import { PROJECTS_STORE } from '../ports/index.ts'
import { dayDocuments } from './document-view.ts'

export class ListDocuments extends useCase(listDocuments, { store: PROJECTS_STORE, blobs: BLOB_STORE }) {
  async run(
    actor: Actor,
    _input: InputOf<typeof listDocuments>,
    subject: SubjectOf<typeof listDocuments>,
  ): Promise<ReplyOf<typeof listDocuments>> {
    return await dayDocuments(this.needs, actor, subject)
  }
}
