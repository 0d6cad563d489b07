import { type Actor, useCase } from '@callboard/core'
import type { InputOf, ReplyOf, SubjectOf } from '@callboard/core/http-contract'
import { getProjectUri } from '../../contract/index.ts'

export class GetProjectUri extends useCase(getProjectUri, {}) {
  async run(
    _actor: Actor,
    _input: InputOf<typeof getProjectUri>,
    { project }: SubjectOf<typeof getProjectUri>,
  ): Promise<ReplyOf<typeof getProjectUri>> {
    return { uri: project.uri }
  }
}
