import { type Actor, BLOB_STORE, missing, useCase } from '@callboard/core'
import type { InputOf, ReplyOf, SubjectOf } from '@callboard/core/http-contract'
import { getLogo } from '../../contract/index.ts'

const ADDRESS_SECONDS = 3600

export class GetLogo extends useCase(getLogo, { blobs: BLOB_STORE }) {
  async run(
    _actor: Actor,
    _input: InputOf<typeof getLogo>,
    { project }: SubjectOf<typeof getLogo>,
  ): Promise<ReplyOf<typeof getLogo>> {
    if (project.brand.logoKey === null) throw missing('The logo')
    return { location: this.needs.blobs.signGet(project.brand.logoKey, { seconds: ADDRESS_SECONDS }) }
  }
}
