import { accountDeleted } from '@callboard/accounts/contract'
import { BLOB_STORE, CLOCK, eventHandler, jobHandler, type NeedsOf, type Outbox } from '@callboard/core'
import { talentErased, withoutNames } from '@callboard/lobby/contract'
import { takeCommented, videoRemoved, videosErased, videoUpdated } from '../../contract/index.ts'
import { recordsOf, type Take } from '../../domain/take.ts'
import { uploadFolder } from '../../domain/upload.ts'
import { ASSEMBLE_TIMEOUT_MS, type Video } from '../../domain/video.ts'
import { ArchiveEnder } from '../archives/archives.ts'
import { removeErasedMedia } from '../jobs.ts'
import { REVIEW_STORE, type ReviewRepositories } from '../ports/index.ts'
import { saveTake, stopRunningTakes } from '../takes/stored-take.ts'
import { ReviewViews } from '../videos/review-view.ts'

/** No try to make a video is under way any more, and no address of a piece is good. */
const ONCE_MORE_MS = ASSEMBLE_TIMEOUT_MS + 3_600_000

const NEEDS = { store: REVIEW_STORE, views: ReviewViews, clock: CLOCK }
type Needs = NeedsOf<typeof NEEDS>

/** Who of a session is erased. */
interface Erased {
  readonly sessionId: string
  readonly recordIds: readonly string[]
  readonly names: readonly string[]
}

/**
 * Takes of nobody but the erased talent go, with their files; a take with others stays, without the name. Archives that
 * may hold one of those that go end.
 */
export const OnTalentErased = eventHandler(
  talentErased,
  'review.erase-takes',
  NEEDS,
  async ({ needs, payload: { session_id, records } }) => {
    const erased: Erased = {
      sessionId: session_id,
      recordIds: records.map(({ record_id }) => record_id),
      names: records.map(({ name }) => name),
    }
    await needs.store.write((repositories, outbox) => erase(needs, repositories, outbox, erased))
  },
)

export const OnVideosErased = eventHandler(
  videosErased,
  'review.end-archives-of-videos',
  { archives: ArchiveEnder },
  ({ needs, payload: { session_id, video_ids } }) => needs.archives.end({ sessionId: session_id }, video_ids),
)

async function erase(
  { views, clock }: Needs,
  repositories: ReviewRepositories,
  outbox: Outbox,
  erased: Erased,
): Promise<void> {
  const { sessionId, recordIds, names } = erased
  const { traces, uploads, takes, videos, groupReviews } = repositories
  await groupReviews.lockSession(sessionId)
  await stopRunningTakes(repositories, outbox, { sessionId, recordIds }, clock.now())
  const isErased = (id: string) => recordIds.includes(id)
  const folders: string[] = []

  const shown = await videos.list({ sessionId, ever: true })
  const gone: string[] = []
  for (const video of shown.filter((one) => one.recordIds.some(isErased))) {
    const left = withoutTalent(video, isErased, names)
    if (left) {
      await videos.save(left)
      if (left.deletedAt === null) outbox.signal(videoUpdated, sessionId, { staff: views.video(left) })
      continue
    }
    await traces.removeVideo(video.id)
    gone.push(video.id)
    folders.push(`videos/${video.id}/`)
    if (video.takeId !== null) folders.push(`takes/${video.takeId}/`)
    if (video.uploadId !== null) folders.push(uploadFolder(video.uploadId))
    outbox.signal(videoRemoved, sessionId, { staff: { _id: video.id, group: video.groupId } })
  }
  for (const take of await takes.list({ sessionId })) {
    if (!recordsOf(take).some(isErased)) continue
    const left = takeWithoutTalent(take, isErased, names)
    if (left) await saveTake(repositories, outbox, left)
    else {
      await traces.removeTake(take.id)
      folders.push(`takes/${take.id}/`)
    }
  }
  for (const upload of await traces.uploadsOf(recordIds)) {
    await uploads.remove(upload)
    folders.push(uploadFolder(upload))
  }
  if (gone.length > 0) outbox.publish(videosErased, { session_id: sessionId, video_ids: gone })
  removeFiles(outbox, [...new Set(folders)], clock.now())
}

/** At once, and again when nothing can come after. */
function removeFiles(outbox: Outbox, folders: readonly string[], now: Date): void {
  if (folders.length === 0) return
  outbox.enqueue(removeErasedMedia, { folders: [...folders] })
  const at = new Date(now.getTime() + ONCE_MORE_MS)
  outbox.enqueue(removeErasedMedia, { folders: [...folders] }, { at })
}

/** @returns null when nobody else is on it; guests of a waiting room have a name and no check-in */
function withoutTalent(
  video: Video,
  isErased: (id: string) => boolean,
  names: readonly string[],
): Video | null {
  const recordIds = video.recordIds.filter((id) => !isErased(id))
  const talentName = withoutNames(video.talentName, names)
  if (recordIds.length === 0 && talentName === '') return null
  return { ...video, recordIds, talentName, name: withoutNames(video.name, names) }
}

/** @returns null when nobody else is on it */
function takeWithoutTalent(
  take: Take,
  isErased: (id: string) => boolean,
  names: readonly string[],
): Take | null {
  const [recordId = null, ...others] = recordsOf(take).filter((id) => !isErased(id))
  const talentName = withoutNames(take.talentName, names)
  if (recordId === null && talentName === '') return null
  return { ...take, recordId, alsoRecords: others.length > 0 ? others : null, talentName }
}

export const RemoveErasedMedia = jobHandler(
  removeErasedMedia,
  { blobs: BLOB_STORE },
  async ({ needs, payload: { folders } }) => {
    for (const folder of folders)
      for (const key of await needs.blobs.list(folder)) await needs.blobs.remove(key)
  },
)

/** Archives of the account end, and what it wrote about takes goes. */
export const OnAccountDeleted = eventHandler(
  accountDeleted,
  'review.forget-account',
  { store: REVIEW_STORE, archives: ArchiveEnder },
  async ({ needs, payload: { user_id } }) => {
    await needs.archives.end({ requestedBy: user_id })
    await needs.store.write(async ({ traces }, outbox) => {
      for (const { sessionId, videoId } of await traces.removeComments(user_id))
        outbox.signal(takeCommented, sessionId, { staff: { video: videoId } })
      await traces.forgetStaff(user_id)
    })
  },
)
