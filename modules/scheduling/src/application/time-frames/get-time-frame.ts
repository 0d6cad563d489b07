import { type Actor, useCase } from '@callboard/core'
import type { InputOf, ReplyOf, SubjectOf } from '@callboard/core/http-contract'
import { getTimeFrame } from '../../contract/index.ts'
import { frameView } from './frame-view.ts'

export class GetTimeFrame extends useCase(getTimeFrame, {}) {
  async run(
    _actor: Actor,
    _input: InputOf<typeof getTimeFrame>,
    { frame }: SubjectOf<typeof getTimeFrame>,
  ): Promise<ReplyOf<typeof getTimeFrame>> {
    return frameView(frame)
  }
}
