import { type Actor, useCase } from '@callboard/core'
import type { InputOf, ReplyOf, SubjectOf } from '@callboard/core/http-contract'
import { getSessionRoles } from '../../contract/index.ts'

export class GetSessionRoles extends useCase(getSessionRoles, {}) {
  async run(
    _actor: Actor,
    _input: InputOf<typeof getSessionRoles>,
    { session }: SubjectOf<typeof getSessionRoles>,
  ): Promise<ReplyOf<typeof getSessionRoles>> {
    return { roles: [...session.roles] }
  }
}
