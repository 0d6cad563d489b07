import { broken, CLOCK, denied, IDS, invalid, missing, type Outbox, service, useCase } from '@callboard/core'
import { CHECK_IN_TICKETS } from '@callboard/lobby/queries'
import { SESSION_DIRECTORY } from '@callboard/projects/queries'
import {
  beginGroupUpload,
  beginSelfTape,
  UPLOAD_QUOTAS,
  type UploadOwner,
  uploadFault,
  videoTypeOf,
} from '../../contract/index.ts'
import { quotaSince, type Upload, vanishesAt } from '../../domain/upload.ts'
import { sweepUpload } from '../jobs.ts'
import { REVIEW_STORE } from '../ports/index.ts'
import { UploadKeys } from './upload-keys.ts'
import { uploadView } from './upload-view.ts'

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
class UploadStarter extends service({ store: REVIEW_STORE, clock: CLOCK, ids: IDS }) {
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

export const BeginGroupUpload = useCase(
  beginGroupUpload,
  { starter: UploadStarter },
  async ({ needs, actor, input, subject: { group, session } }) => {
    if (actor.kind !== 'user') throw denied()
    const place = { sessionId: session.id, dayId: null, groupId: group.id } as const
    const owned = { ...place, ownerKind: 'staff', owner: actor.userId } as const
    return uploadView(await needs.starter.begin(owned, input), [])
  },
)

/** The ticket alone gives the right to upload; the actor is not checked. */
export const BeginSelfTape = useCase(
  beginSelfTape,
  {
    sessions: SESSION_DIRECTORY,
    tickets: CHECK_IN_TICKETS,
    starter: UploadStarter,
    keys: UploadKeys,
    clock: CLOCK,
  },
  async ({ needs, input }) => {
    const ticket = needs.tickets.open(input.ticket)
    const session = await needs.sessions.session(ticket.sessionId)
    const day = session?.dates.find(({ id }) => id === ticket.dayId)
    if (!session || !day) throw missing('This date')
    if (day.locationType !== 'Video Submission')
      throw broken('no_submission', 'This session takes no videos at check-in.')
    const upload = await needs.starter.begin(
      { sessionId: session.id, dayId: day.id, groupId: null, ownerKind: 'talent', owner: ticket.nonce },
      input,
    )
    return { upload: uploadView(upload, []), key: needs.keys.seal(upload.id, needs.clock.now()) }
  },
)
