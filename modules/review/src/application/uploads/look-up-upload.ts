import { type Actor, useCase } from '@callboard/core'
import type { InputOf, ReplyOf, SubjectOf } from '@callboard/core/http-contract'
import { lookUpUpload } from '../../contract/index.ts'
import { REVIEW_STORE } from '../ports/index.ts'
import { uploadView } from './upload-view.ts'

export class LookUpUpload extends useCase(lookUpUpload, { store: REVIEW_STORE }) {
  async run(
    _actor: Actor,
    _input: InputOf<typeof lookUpUpload>,
    { upload }: SubjectOf<typeof lookUpUpload>,
  ): Promise<ReplyOf<typeof lookUpUpload>> {
    return await this.needs.store.read(async ({ uploadParts }) =>
      uploadView(upload, await uploadParts.ofUpload(upload.id)),
    )
  }
}
