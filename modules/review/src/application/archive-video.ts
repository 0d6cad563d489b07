import type { Actor } from '@callboard/core'
import type { InputOf, ReplyOf } from '@callboard/core/http-contract'
import type { archiveVideo } from '../contract/index.ts'
import type { VideoChanger } from './change-video.ts'

export class ArchiveVideo {
  readonly #changer: VideoChanger

  constructor(changer: VideoChanger) {
    this.#changer = changer
  }

  run(actor: Actor, input: InputOf<typeof archiveVideo>): Promise<ReplyOf<typeof archiveVideo>> {
    return this.#changer.change(actor, input.id, { archived: input.is_archived })
  }
}
