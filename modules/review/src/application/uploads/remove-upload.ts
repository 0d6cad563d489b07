import { CLOCK, conflict, useCase } from '@callboard/core'
import { removeUpload } from '../../contract/index.ts'
import { isKept } from '../../domain/upload.ts'
import { REVIEW_STORE } from '../ports/index.ts'
import { UploadSweeper } from './upload-sweeper.ts'

export const RemoveUpload = useCase(
  removeUpload,
  { store: REVIEW_STORE, sweeper: UploadSweeper, clock: CLOCK },
  async ({ needs, subject: { upload } }) => {
    await needs.store.write(async ({ uploads }, outbox) => {
      const locked = await uploads.lock(upload.id)
      if (!locked) return
      if (isKept(locked) || locked.claimedBy !== null)
        throw conflict('upload_kept', 'This video was handed in already.')
      await uploads.remove(upload.id)
      needs.sweeper.onceMore(outbox, upload.id)
    })
    await needs.sweeper.removeFiles(upload.id)
    return { success: true }
  },
)
