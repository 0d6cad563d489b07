import { BLOB_STORE, CLOCK, jobHandler, type NeedsOf, SCRATCH_SPACE } from '@callboard/core'
import { videoUpdated } from '../../contract/index.ts'
import { isKept, type Upload, type UploadPart, uploadedKey, uploadPosterKey } from '../../domain/upload.ts'
import { nextAttempt } from '../../domain/video.ts'
import { processUpload } from '../jobs.ts'
import { REVIEW_STORE, WORK_FILES } from '../ports/index.ts'
import { PlayableMaker } from '../videos/playable-maker.ts'
import { ReviewViews } from '../videos/review-view.ts'
import { UploadSweeper } from './upload-sweeper.ts'

interface Work {
  readonly upload: Upload
  readonly videoId: string
  readonly parts: readonly UploadPart[]
}

const NEEDS = {
  store: REVIEW_STORE,
  blobs: BLOB_STORE,
  scratch: SCRATCH_SPACE,
  files: WORK_FILES,
  maker: PlayableMaker,
  views: ReviewViews,
  sweeper: UploadSweeper,
  clock: CLOCK,
}
type Needs = NeedsOf<typeof NEEDS>

/**
 * Joins the parts of an upload to its original where they lie, and makes that playable. It may be killed anywhere and
 * run again: the original is stored whole or not at all, and the row is written last.
 */
export const ProcessUpload = jobHandler(processUpload, NEEDS, async ({ needs, payload, ending }) => {
  const work = await begin(needs, payload.upload)
  if (!work) return
  const key = await original(needs, work)
  const { videoId, upload } = work
  const folderOfVideo = `videos/${videoId}`
  const making = {
    videoId,
    sessionId: upload.sessionId,
    originalKey: key,
    playableKey: `${folderOfVideo}/take.mp4`,
    thumbnailKey: `${folderOfVideo}/thumbnail.jpg`,
    posterKey: uploadPosterKey(upload.id),
    ending,
  }
  const outcome = await needs.scratch.within(async (folder) => {
    const here = await needs.blobs.localFile(key)
    const source = here ?? `${folder}/source`
    if (here === null) await needs.files.write(source, await needs.blobs.read(key))
    return await needs.maker.make(making, folder, source)
  })
  await needs.store.write((repositories, outbox) =>
    needs.maker.settle(repositories, outbox, videoId, outcome),
  )
})

/** Counts the try. @returns null when there is nothing to do */
async function begin(needs: Needs, id: string): Promise<Work | null> {
  return await needs.store.write(async ({ uploads, uploadParts, videos }, outbox) => {
    const upload = await uploads.lock(id)
    const video = await videos.byUpload(id)
    if (!upload || !isKept(upload) || !video || video.state === 'ready') return null
    const trying = nextAttempt(video, needs.clock.now())
    await videos.save(trying)
    if (trying.state !== video.state)
      outbox.signal(videoUpdated, trying.sessionId, { staff: needs.views.video(trying) })
    needs.sweeper.onceMore(outbox, id)
    return { upload, videoId: video.id, parts: await uploadParts.ofUpload(id) }
  })
}

/** @returns its key; the parts are gone once it is stored */
async function original(needs: Needs, { upload, parts }: Work): Promise<string> {
  const { blobs } = needs
  const key = uploadedKey(upload.id)
  if ((await blobs.info(key))?.size !== upload.size) {
    const from = parts.map((part) => part.key)
    await blobs.join(from, key, upload.contentType)
    if ((await blobs.info(key))?.size !== upload.size)
      throw new Error(`The original of upload ${upload.id} was not stored whole.`)
  }
  await needs.sweeper.removeParts(upload.id)
  return key
}
