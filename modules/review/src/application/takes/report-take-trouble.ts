import { type Actor, useCase } from '@callboard/core'
import type { InputOf, ReplyOf } from '@callboard/core/http-contract'
import { reportTakeTrouble } from '../../contract/index.ts'
import { troubled } from '../../domain/take.ts'
import { REVIEW_STORE } from '../ports/index.ts'
import { saveTake, thereStill } from './stored-take.ts'
import { takeView } from './take-view.ts'

export class ReportTakeTrouble extends useCase(reportTakeTrouble, { store: REVIEW_STORE }) {
  async run(
    _actor: Actor,
    input: InputOf<typeof reportTakeTrouble>,
  ): Promise<ReplyOf<typeof reportTakeTrouble>> {
    return await this.needs.store.write(async ({ takes }, outbox) => {
      const take = thereStill(await takes.lock(input.id))
      const next = troubled(take, input.device, input.trouble)
      if (next !== take) await saveTake({ takes }, outbox, next)
      return takeView(next)
    })
  }
}
