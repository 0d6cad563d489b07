import { type Actor, useCase } from '@callboard/core'
import type { InputOf, ReplyOf, SubjectOf } from '@callboard/core/http-contract'
import { getPublicProject } from '../../contract/index.ts'
import { brandView } from '../../queries/index.ts'

export class GetPublicProject extends useCase(getPublicProject, {}) {
  async run(
    _actor: Actor,
    _input: InputOf<typeof getPublicProject>,
    { project: { id, name, uri, brand } }: SubjectOf<typeof getPublicProject>,
  ): Promise<ReplyOf<typeof getPublicProject>> {
    return { _id: id, name, uri, brand: brandView(id, brand) }
  }
}
