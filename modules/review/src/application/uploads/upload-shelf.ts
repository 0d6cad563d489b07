import { CLOCK, IDS, type Outbox, service } from '@callboard/core'
import { GROUP_DIRECTORY } from '@callboard/lobby/queries'
import { newVideoAdded } from '../../contract/index.ts'
import { isKept, type Upload, videoOfUpload } from '../../domain/upload.ts'
import type { ReviewRepositories } from '../ports/index.ts'
import { enqueueMaking } from '../videos/making-job.ts'
import { ReviewViews } from '../videos/review-view.ts'

/** Puts uploads into their groups as videos. */
export class UploadShelf extends service({
  groups: GROUP_DIRECTORY,
  views: ReviewViews,
  clock: CLOCK,
  ids: IDS,
}) {
  /** A whole upload of a group appears there and is made playable; once, however often this is asked. */
  async place({ videos }: ReviewRepositories, outbox: Outbox, upload: Upload): Promise<void> {
    const { groupId } = upload
    if (!isKept(upload) || groupId === null || (await videos.byUpload(upload.id))) return
    const { members = [], guests = [] } = (await this.needs.groups.find(groupId)) ?? {}
    const own = members.filter(({ recordId }) => recordId === upload.recordId)
    const shown = own.length > 0 ? own : members
    const names = shown.map(({ firstName, lastName }) => `${firstName} ${lastName}`.trim())
    const video = videoOfUpload(upload, {
      id: this.needs.ids.next(),
      groupId,
      order: await videos.nextOrder(groupId),
      talentName: [...names, ...(own.length > 0 ? [] : guests)].join(', ').slice(0, 250),
      recordIds: shown.map(({ recordId }) => recordId),
      now: this.needs.clock.now(),
    })
    if (!(await videos.addIfAbsent(video))) return
    outbox.signal(newVideoAdded, upload.sessionId, { staff: this.needs.views.video(video) })
    enqueueMaking(outbox, video, 'first')
  }
}
