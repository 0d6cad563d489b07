import { type Actor, useCase } from '@callboard/core'
import type { InputOf, ReplyOf } from '@callboard/core/http-contract'
import { archiveVideo } from '../../contract/index.ts'
import { VideoChanger } from './changes.ts'

export class ArchiveVideo extends useCase(archiveVideo, { changer: VideoChanger }) {
  run(_actor: Actor, input: InputOf<typeof archiveVideo>): Promise<ReplyOf<typeof archiveVideo>> {
    return this.needs.changer.change(input.id, { archived: input.is_archived })
  }
}
