import { broken, CLOCK, IDS, invalid, type Outbox, service } from '@callboard/core'
import { UPLOAD_QUOTAS, type UploadOwner, uploadFault, videoTypeOf } from '../../contract/index.ts'
import { quotaSince, type Upload, vanishesAt } from '../../domain/upload.ts'
import { sweepUpload } from '../jobs.ts'
import { REVIEW_STORE } from '../ports/index.ts'

interface ChosenFile {
  readonly name: string
  readonly type: string
  readonly size: number
}

interface Place {
  readonly sessionId: string
  readonly dayId: string | null
  readonly groupId: string | null
  readonly ownerKind: UploadOwner
  readonly owner: string
}

const TOO_MANY: Readonly<Record<UploadOwner, string>> = {
  talent: 'At most 10 videos with 40 GB can be added.',
  staff: 'You have uploaded 100 files or 200 GB within a day. Please go on tomorrow.',
}

/** Looks after an upload when its day without activity is over. One job for each last sign of life. */
export function scheduleSweep(outbox: Outbox, upload: Upload): void {
  const at = vanishesAt(upload)
  outbox.enqueue(sweepUpload, { upload: upload.id }, { at, key: `${upload.id}:${at.getTime()}` })
}

/** Takes files that are videos by their type, of an allowed size and within the quota of their owner. */
export class UploadStarter extends service({ store: REVIEW_STORE, clock: CLOCK, ids: IDS }) {
  /** @throws DomainError invalid for what is no video or too large; rule `too_much` over the quota */
  async begin(place: Place, file: ChosenFile): Promise<Upload> {
    const fault = uploadFault(file)
    if (fault) throw invalid(...fault)
    const now = this.needs.clock.now()
    const upload: Upload = {
      ...place,
      id: this.needs.ids.next(),
      recordId: null,
      claimedBy: null,
      fileName: file.name.toWellFormed(),
      contentType: videoTypeOf(file) ?? 'video/mp4',
      size: file.size,
      state: 'sending',
      reason: null,
      startedAt: now,
      activeAt: now,
    }
    await this.needs.store.write(async ({ uploads }, outbox) => {
      const quota = { since: quotaSince(place.ownerKind, now), ...UPLOAD_QUOTAS[place.ownerKind] }
      if (!(await uploads.addWithin(upload, quota))) throw broken('too_much', TOO_MANY[place.ownerKind])
      scheduleSweep(outbox, upload)
    })
    return upload
  }
}
