import type { Actor } from '@callboard/core'
import type { InputOf, ReplyOf } from '@callboard/core/http-contract'
import type { likeVideo } from '../contract/index.ts'
import type { VideoChanger } from './change-video.ts'

export class LikeVideo {
  readonly #changer: VideoChanger

  constructor(changer: VideoChanger) {
    this.#changer = changer
  }

  run(actor: Actor, input: InputOf<typeof likeVideo>): Promise<ReplyOf<typeof likeVideo>> {
    return this.#changer.change(actor, input.id, { liked: input.isLiked })
  }
}
