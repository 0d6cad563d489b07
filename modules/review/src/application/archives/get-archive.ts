import { type Actor, useCase } from '@callboard/core'
import type { InputOf, ReplyOf, SubjectOf } from '@callboard/core/http-contract'
import { getArchive } from '../../contract/index.ts'
import { ArchiveLinks, archiveView } from './archive-view.ts'

export class GetArchive extends useCase(getArchive, { links: ArchiveLinks }) {
  async run(
    _actor: Actor,
    _input: InputOf<typeof getArchive>,
    { archive }: SubjectOf<typeof getArchive>,
  ): Promise<ReplyOf<typeof getArchive>> {
    return archiveView(archive, this.needs.links)
  }
}
