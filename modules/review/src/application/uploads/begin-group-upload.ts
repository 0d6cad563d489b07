import { type Actor, denied, useCase } from '@callboard/core'
import type { InputOf, ReplyOf, SubjectOf } from '@callboard/core/http-contract'
import { beginGroupUpload } from '../../contract/index.ts'
import { UploadStarter } from './begin-upload.ts'
import { uploadView } from './upload-view.ts'

export class BeginGroupUpload extends useCase(beginGroupUpload, { starter: UploadStarter }) {
  async run(
    actor: Actor,
    input: InputOf<typeof beginGroupUpload>,
    { group, session }: SubjectOf<typeof beginGroupUpload>,
  ): Promise<ReplyOf<typeof beginGroupUpload>> {
    if (actor.kind !== 'user') throw denied()
    const place = { sessionId: session.id, dayId: null, groupId: group.id } as const
    const owned = { ...place, ownerKind: 'staff', owner: actor.userId } as const
    return uploadView(await this.needs.starter.begin(owned, input), [])
  }
}
