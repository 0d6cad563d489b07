import { type Actor, CLOCK, IDS, useCase } from '@callboard/core'
import type { InputOf, ReplyOf, SubjectOf } from '@callboard/core/http-contract'
import { createPage } from '../../contract/index.ts'
import { POSTING_STORE } from '../ports/index.ts'
import { nameTaken, newPage, pageSummary } from './page.ts'

export class CreatePage extends useCase(createPage, {
  store: POSTING_STORE,
  clock: CLOCK,
  ids: IDS,
}) {
  async run(
    actor: Actor,
    input: InputOf<typeof createPage>,
    { project }: SubjectOf<typeof createPage>,
  ): Promise<ReplyOf<typeof createPage>> {
    const page = newPage(actor, this.needs.ids.next(), project.id, input.name, this.needs.clock.now())
    return await this.needs.store.write(async ({ pages }, outbox) => {
      if (!(await pages.addIfAbsent(page))) throw nameTaken(page.name)
      return outbox.answer(pageSummary(page, 0))
    })
  }
}
