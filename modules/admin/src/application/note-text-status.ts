import { CLOCK, denied, IDS, missing, useCase } from '@callboard/core'
import { noteTextStatus } from '../contract/index.ts'
import { reported } from '../domain/delivery-report.ts'
import { OptOuts } from './opt-outs.ts'
import { ADMIN_STORE } from './ports/index.ts'
import { fallBackToEmail, tellTextState } from './sending.ts'
import { TextRoutes } from './text-routes.ts'

/**
 * Stores the provider's report on the state of a text. The call has no sign-in: the signature authenticates the
 * provider. The report also settles a text whose sender died before it could note that the provider has it.
 * @throws DomainError denied when it is not from the provider, missing for a text that is not there
 */
export const NoteTextStatus = useCase(
  noteTextStatus,
  { store: ADMIN_STORE, routes: TextRoutes, optOuts: OptOuts, ids: IDS, clock: CLOCK },
  async ({ needs, input: { id, signed } }) => {
    const sent = await needs.store.read(({ messages }) => messages.find(id))
    const route = await needs.routes.of(sent ?? { account: null })
    const report = route?.sender.verify(signed)
    if (!route || !report) throw denied('This is not signed by our SMS provider.')
    await needs.store.write(async (repositories, outbox) => {
      const { messages } = repositories
      const text = await messages.lock(id)
      if (text?.channel !== 'sms') throw missing('The text')
      const now = needs.clock.now()
      const after = reported(text, report, now)
      if (after === text) return
      await messages.save(after)
      tellTextState(after, outbox, report.cause)
      await fallBackToEmail(after, repositories, outbox, needs.ids, now)
    })
    if (report.cause === 'opted_out' && sent) await needs.optOuts.stop(route.sender.from, sent.to)
    return { success: true }
  },
)
