import { type Actor, useCase } from '@callboard/core'
import type { InputOf, ReplyOf } from '@callboard/core/http-contract'
import { likeVideo } from '../../contract/index.ts'
import { VideoChanger } from './changes.ts'

export class LikeVideo extends useCase(likeVideo, { changer: VideoChanger }) {
  run(_actor: Actor, input: InputOf<typeof likeVideo>): Promise<ReplyOf<typeof likeVideo>> {
    return this.needs.changer.change(input.id, { liked: input.isLiked })
  }
}
