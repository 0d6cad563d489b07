import type { ReplyOf } from '@callboard/core/http-contract'
import type { PlayableVideo } from '@callboard/review/queries'
import type { getPage } from '../../contract/index.ts'
import type { PostingGroup } from '../../domain/page.ts'

type VideoView = ReplyOf<typeof getPage>['groups'][number]['videos'][number]

export const postedVideoView = (
  id: string,
  { name, plays, thumbnailUrl, duration, width, height, fps, recordIds }: PlayableVideo,
  archived: boolean,
  { members }: Pick<PostingGroup, 'members'>,
): VideoView => ({
  _id: id,
  name,
  plays,
  thumbnail_url: thumbnailUrl,
  duration,
  width,
  height,
  fps,
  record_ids: members.flatMap(({ recordId }) => (recordIds.includes(recordId) ? [recordId] : [])),
  is_archived: archived,
})
