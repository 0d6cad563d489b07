import {
  BLOB_STORE,
  broken,
  conflict,
  DomainError,
  gate,
  IDS,
  type NeedsOf,
  SCRATCH_SPACE,
  useCase,
} from '@callboard/core'
import { takeVideoThumbnail } from '../../contract/index.ts'
import { secondsOf, stillKey } from '../../domain/video.ts'
import { MEDIA_TOOL, WORK_FILES } from '../ports/index.ts'
import { ReviewViews } from '../videos/review-view.ts'

/** Pictures that are made at once, so that a process which answers calls keeps answering them. */
const AT_ONCE = gate(2)

const NEEDS = {
  blobs: BLOB_STORE,
  scratch: SCRATCH_SPACE,
  files: WORK_FILES,
  media: MEDIA_TOOL,
  views: ReviewViews,
  ids: IDS,
}
type Needs = NeedsOf<typeof NEEDS>

export const TakeVideoThumbnail = useCase(
  takeVideoThumbnail,
  NEEDS,
  async ({ needs, input, subject: { video } }) => {
    const { playableKey } = video
    if (playableKey === null) throw conflict('not_ready', 'This video does not play yet.')
    const key = stillKey(video.id, needs.ids.next())
    await AT_ONCE(() => take(needs, playableKey, secondsOf(input.timemark), key))
    return { key, url: needs.views.still(key, video.id) }
  },
)

async function take(needs: Needs, playableKey: string, seconds: number, key: string): Promise<void> {
  const { blobs, files, media, scratch } = needs
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
