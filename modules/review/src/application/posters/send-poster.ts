import { BLOB_STORE, conflict, invalid, PICTURES, service, useCase } from '@callboard/core'
import type { UploadedFile } from '@callboard/core/http-contract'
import {
  POSTER_SIDE,
  POSTER_TYPE,
  sendTakePoster,
  sendUploadPoster,
  videoUpdated,
} from '../../contract/index.ts'
import { takePosterKey } from '../../domain/take.ts'
import { uploadPosterKey } from '../../domain/upload.ts'
import type { Video } from '../../domain/video.ts'
import { REVIEW_STORE, type ReviewRepositories } from '../ports/index.ts'
import { ReviewViews } from '../videos/review-view.ts'

/** Keeps the pictures that browsers take of what they record or send. */
class Posters extends service({
  store: REVIEW_STORE,
  blobs: BLOB_STORE,
  pictures: PICTURES,
  views: ReviewViews,
}) {
  /**
   * A video that is made already and has no picture is shown by this one from now on.
   * @param find the video that it is of, once there is one
   */
  async keep(
    key: string,
    { bytes }: UploadedFile,
    find: (repositories: ReviewRepositories) => Promise<Video | null>,
  ): Promise<{ success: true }> {
    const { store, blobs, pictures, views } = this.needs
    const picture = await pictures.toJpeg(bytes, POSTER_SIDE)
    if (!picture) throw invalid('file', 'This file is not a picture we can read.')
    await blobs.write(key, picture.bytes, POSTER_TYPE)
    await store.write(async (repositories, outbox) => {
      const found = await find(repositories)
      const video = found && (await repositories.videos.lock(found.id))
      if (!video || video.thumbnailKey !== null) return
      const shown = { ...video, thumbnailKey: key }
      await repositories.videos.save(shown)
      outbox.signal(videoUpdated, shown.sessionId, { staff: views.video(shown) })
    })
    return { success: true }
  }
}

/** Only the device that records the take knows how it looks. */
export const SendTakePoster = useCase(
  sendTakePoster,
  { posters: Posters },
  async ({ needs, input: { file, device }, subject: { take } }) => {
    if (take.device !== null && take.device !== device)
      throw conflict('other_device', 'Another device records this take.')
    return await needs.posters.keep(takePosterKey(take.id), file, ({ videos }) => videos.byTake(take.id))
  },
)

export const SendUploadPoster = useCase(
  sendUploadPoster,
  { posters: Posters },
  async ({ needs, input: { file }, subject: { upload } }) => {
    if (upload.state === 'failed') throw conflict('upload_ended', 'This upload has ended already.')
    return await needs.posters.keep(uploadPosterKey(upload.id), file, ({ videos }) =>
      videos.byUpload(upload.id),
    )
  },
)
