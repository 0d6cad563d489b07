import { CLOCK, jobHandler } from '@callboard/core'
import { isKept, uploadedKey, vanishesAt } from '../../domain/upload.ts'
import { sweepUpload } from '../jobs.ts'
import { REVIEW_STORE } from '../ports/index.ts'
import { scheduleSweep } from './begin-upload.ts'
import { UploadSweeper } from './upload-sweeper.ts'

/** Removes uploads that nothing arrives for any more, and what lies beside the originals of those that are videos. */
export const SweepUpload = jobHandler(
  sweepUpload,
  { store: REVIEW_STORE, sweeper: UploadSweeper, clock: CLOCK },
  async ({ needs, payload }) => {
    const fate = await needs.store.write(async ({ uploads, videos }, outbox) => {
      const upload = await uploads.lock(payload.upload)
      if (!upload) return 'gone'
      if (isKept(upload)) {
        const video = await videos.byUpload(upload.id)
        return video?.originalKey === uploadedKey(upload.id) ? 'stored' : 'waits'
      }
      if (vanishesAt(upload) > needs.clock.now()) {
        scheduleSweep(outbox, upload)
        return 'waits'
      }
      await uploads.remove(upload.id)
      return 'gone'
    })
    if (fate === 'gone') await needs.sweeper.removeFiles(payload.upload)
    if (fate === 'stored') await needs.sweeper.removeParts(payload.upload)
  },
)
