import {
  type Actor,
  BLOB_STORE,
  broken,
  conflict,
  DomainError,
  gate,
  IDS,
  SCRATCH_SPACE,
  useCase,
} from '@callboard/core'
import type { InputOf, ReplyOf, SubjectOf } from '@callboard/core/http-contract'
import { takeVideoThumbnail } from '../../contract/index.ts'
import { secondsOf, stillKey } from '../../domain/video.ts'
import { MEDIA_TOOL, WORK_FILES } from '../ports/index.ts'
import { ReviewViews } from '../videos/review-view.ts'

/** Pictures that are made at once, so that a process which answers calls keeps answering them. */
const AT_ONCE = gate(2)

export class TakeVideoThumbnail extends useCase(takeVideoThumbnail, {
  blobs: BLOB_STORE,
  scratch: SCRATCH_SPACE,
  files: WORK_FILES,
  media: MEDIA_TOOL,
  views: ReviewViews,
  ids: IDS,
}) {
  async run(
    _actor: Actor,
    input: InputOf<typeof takeVideoThumbnail>,
    { video }: SubjectOf<typeof takeVideoThumbnail>,
  ): Promise<ReplyOf<typeof takeVideoThumbnail>> {
    const { playableKey } = video
    if (playableKey === null) throw conflict('not_ready', 'This video does not play yet.')
    const key = stillKey(video.id, this.needs.ids.next())
    await AT_ONCE(() => this.#take(playableKey, secondsOf(input.timemark), key))
    return { key, url: this.needs.views.sign(key) }
  }

  async #take(playableKey: string, seconds: number, key: string): Promise<void> {
    const { blobs, files, media, scratch } = this.needs
    await scratch.within(async (folder) => {
      const picture = `${folder}/picture.jpg`
      const here = await blobs.localFile(playableKey)
      const source = here ?? `${folder}/take.mp4`
      if (here === null) await files.write(source, await blobs.read(playableKey))
      if ((await media.still(source, seconds, picture)) === 'needs_encoder')
        throw broken('no_decoder', 'This installation has no ffmpeg, which takes pictures out of videos.')
      const size = await blobs.write(key, files.read(picture), 'image/jpeg')
      if (size > 0) return
      await blobs.remove(key)
      throw new DomainError('unavailable', 'no_picture', 'The picture could not be taken. Try again.')
    })
  }
}
