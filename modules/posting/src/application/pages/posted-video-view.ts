import type { ReplyOf } from '@callboard/core/http-contract'
import type { PlayableVideo } from '@callboard/review/queries'
import type { getPage } from '../../contract/index.ts'

type VideoView = ReplyOf<typeof getPage>['groups'][number]['videos'][number]

export const postedVideoView = (
  id: string,
  { name, plays, thumbnailUrl, duration, width, height, fps }: PlayableVideo,
  archived: boolean,
): VideoView => ({
  _id: id,
  name,
  plays,
  thumbnail_url: thumbnailUrl,
  duration,
  width,
  height,
  fps,
  is_archived: archived,
})
