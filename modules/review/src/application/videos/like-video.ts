import { useCase } from '@callboard/core'
import { likeVideo } from '../../contract/index.ts'
import { VideoChanger } from './changes.ts'

export const LikeVideo = useCase(likeVideo, { changer: VideoChanger }, ({ needs, input }) =>
  needs.changer.change(input.id, { liked: input.isLiked }),
)
