import { missing, useCase } from '@callboard/core'
import { setInvoiced } from '../../contract/index.ts'
import { PROJECTS_STORE } from '../ports/index.ts'
import { staffedSession } from '../project-access.ts'

export const SetInvoiced = useCase(
  setInvoiced,
  { store: PROJECTS_STORE },
  async ({ needs, actor, input }) => {
    const { day, invoiced } = input
    return await needs.store.write(async (repositories, outbox) => {
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
  },
)
