import { type Actor, useCase } from '@callboard/core'
import type { InputOf, ReplyOf, SubjectOf } from '@callboard/core/http-contract'
import { finishWaitingGroup } from '../../contract/index.ts'
import { GroupFinish } from '../groups/finish-group.ts'

export class FinishWaitingGroup extends useCase(finishWaitingGroup, { group: GroupFinish }) {
  async run(
    _actor: Actor,
    { group }: InputOf<typeof finishWaitingGroup>,
    { session }: SubjectOf<typeof finishWaitingGroup>,
  ): Promise<ReplyOf<typeof finishWaitingGroup>> {
    return await this.needs.group.finish(session, { group })
  }
}
