import { type Actor, missing, useCase } from '@callboard/core'
import type { InputOf, ReplyOf } from '@callboard/core/http-contract'
import { setInvoiced } from '../../contract/index.ts'
import { PROJECTS_STORE } from '../ports/index.ts'
import { staffedSession } from '../project-access.ts'

export class SetInvoiced extends useCase(setInvoiced, { store: PROJECTS_STORE }) {
  async run(actor: Actor, input: InputOf<typeof setInvoiced>): Promise<ReplyOf<typeof setInvoiced>> {
    const { day, invoiced } = input
    return await this.needs.store.write(async (repositories, outbox) => {
      const { session } = await staffedSession(repositories, actor, input.session, 'locked')
      const date = session.dates.find(({ id }) => id === day)
      if (!date) throw missing('This session date')
      if (date.invoiced !== invoiced) {
        await repositories.sessions.save({
          ...session,
          dates: session.dates.map((one) => (one === date ? { ...one, invoiced } : one)),
          version: session.version + 1,
        })
      }
      return outbox.answer({ _id: day, invoiced })
    })
  }
}
