import { type Actor, CLOCK, jobHandler } from '@callboard/core'
import type { PayloadOf } from '@callboard/core/http-contract'
import { isKept, uploadedKey, vanishesAt } from '../../domain/upload.ts'
import { sweepUpload } from '../jobs.ts'
import { REVIEW_STORE } from '../ports/index.ts'
import { scheduleSweep } from './begin-upload.ts'
import { UploadSweeper } from './upload-sweeper.ts'

/** Removes uploads that nothing arrives for any more, and what lies beside the originals of those that are videos. */
export class SweepUpload extends jobHandler(sweepUpload, {
  store: REVIEW_STORE,
  sweeper: UploadSweeper,
  clock: CLOCK,
}) {
  async run(_actor: Actor, input: PayloadOf<typeof sweepUpload>): Promise<void> {
    const fate = await this.needs.store.write(async ({ uploads, videos }, outbox) => {
      const upload = await uploads.lock(input.upload)
      if (!upload) return 'gone'
      if (isKept(upload)) {
        const video = await videos.byUpload(upload.id)
        return video?.originalKey === uploadedKey(upload.id) ? 'stored' : 'waits'
      }
      if (vanishesAt(upload) > this.needs.clock.now()) {
        scheduleSweep(outbox, upload)
        return 'waits'
      }
      await uploads.remove(upload.id)
      return 'gone'
    })
    if (fate === 'gone') await this.needs.sweeper.removeFiles(input.upload)
    if (fate === 'stored') await this.needs.sweeper.removeParts(input.upload)
  }
}
