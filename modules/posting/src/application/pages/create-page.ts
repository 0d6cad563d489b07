import { CLOCK, IDS, useCase } from '@callboard/core'
import { createPage } from '../../contract/index.ts'
import { POSTING_STORE } from '../ports/index.ts'
import { nameTaken, newPage, pageSummary } from './page.ts'

export const CreatePage = useCase(
  createPage,
  { store: POSTING_STORE, clock: CLOCK, ids: IDS },
  async ({ needs, actor, input, subject: { project } }) => {
    const page = newPage(actor, needs.ids.next(), project.id, input.name, needs.clock.now())
    return await needs.store.write(async ({ pages }, outbox) => {
      if (!(await pages.addIfAbsent(page))) throw nameTaken(page.name)
      return outbox.answer(pageSummary(page, 0))
    })
  },
)
