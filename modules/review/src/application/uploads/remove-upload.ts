import { type Actor, CLOCK, conflict, useCase } from '@callboard/core'
import type { InputOf, ReplyOf, SubjectOf } from '@callboard/core/http-contract'
import { removeUpload } from '../../contract/index.ts'
import { isKept } from '../../domain/upload.ts'
import { REVIEW_STORE } from '../ports/index.ts'
import { UploadSweeper } from './upload-sweeper.ts'

export class RemoveUpload extends useCase(removeUpload, {
  store: REVIEW_STORE,
  sweeper: UploadSweeper,
  clock: CLOCK,
}) {
  async run(
    _actor: Actor,
    _input: InputOf<typeof removeUpload>,
    { upload }: SubjectOf<typeof removeUpload>,
  ): Promise<ReplyOf<typeof removeUpload>> {
    await this.needs.store.write(async ({ uploads }, outbox) => {
      const locked = await uploads.lock(upload.id)
      if (!locked) return
      if (isKept(locked) || locked.claimedBy !== null)
        throw conflict('upload_kept', 'This video was handed in already.')
      await uploads.remove(upload.id)
      this.needs.sweeper.onceMore(outbox, upload.id)
    })
    await this.needs.sweeper.removeFiles(upload.id)
    return { success: true }
  }
}
