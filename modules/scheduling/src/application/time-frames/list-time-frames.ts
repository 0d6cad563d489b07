import { type Actor, useCase } from '@callboard/core'
import type { InputOf, ReplyOf, SubjectOf } from '@callboard/core/http-contract'
import { listTimeFrames } from '../../contract/index.ts'
import { SCHEDULING_STORE } from '../ports/index.ts'
import { frameView } from './frame-view.ts'

export class ListTimeFrames extends useCase(listTimeFrames, { store: SCHEDULING_STORE }) {
  async run(
    _actor: Actor,
    _input: InputOf<typeof listTimeFrames>,
    { day }: SubjectOf<typeof listTimeFrames>,
  ): Promise<ReplyOf<typeof listTimeFrames>> {
    return (await this.needs.store.read(({ frames }) => frames.ofDay(day.id))).map(frameView)
  }
}
