import { useCase } from '@callboard/core'
import { recipientEntries, sendClientEmail } from '../../contract/index.ts'
import { PROJECTS_STORE } from '../ports/index.ts'
import { MailDesk } from './mail-desk.ts'

const listOf = (typed: string | readonly string[] = []) =>
  typeof typed === 'string' ? recipientEntries(typed) : typed

/** Everybody named gets a message of their own: nobody sees the others. */
export const SendClientEmail = useCase(
  sendClientEmail,
  { store: PROJECTS_STORE, desk: MailDesk },
  async ({ needs: { desk, store }, actor, input }) => {
    const { good, refused } = desk.recipients([...listOf(input.to), ...listOf(input.cc)], 'to')
    desk.checkWords(input, {})
    const replyTo = await desk.sender(actor)
    return await store.write(async (_repositories, outbox) => {
      desk.send(outbox, {
        template: 'WRITTEN_EMAIL',
        to: good,
        written: input,
        valuesFor: () => ({}),
        replyTo,
        about: {},
      })
      return outbox.answer({ ok: true, sent: good.length, refused: [...refused] })
    })
  },
)
