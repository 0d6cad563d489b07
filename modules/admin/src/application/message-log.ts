import { CLOCK, missing, useCase } from '@callboard/core'
import { getMessage, listMessages, resendMessage } from '../contract/index.ts'
import { resent } from '../domain/message.ts'
import { allowSuperAdmin } from './allow-super-admin.ts'
import { InstallCredentials } from './credentials/install-credentials.ts'
import { messageBody, messageRow, statesShownAs } from './message-view.ts'
import { ADMIN_STORE, MAIL_SENDER } from './ports/index.ts'
import { enqueueSending } from './sending.ts'

const PAGE = 20

const LIST_NEEDS = { store: ADMIN_STORE, mails: MAIL_SENDER, install: InstallCredentials }

export const ListMessages = useCase(listMessages, LIST_NEEDS, async ({ needs, actor, input }) => {
  allowSuperAdmin(actor)
  const take = input.take ?? PAGE
  const filter = {
    to: input.to?.trim().toLowerCase() || undefined,
    states: input.state && statesShownAs(input.state),
    channel: input.channel,
    template: input.template,
    projectId: input.project_id,
    sessionId: input.session_id,
    since: input.since === undefined ? undefined : new Date(input.since),
    until: input.until === undefined ? undefined : new Date(input.until),
    afterId: input.after,
    beforeId: input.before,
  }
  // The row named by `before` follows: a page back is always followed by another.
  const ahead = input.before === undefined ? 1 : 0
  const found = await needs.store.read(({ messages }) => messages.page(filter, take + ahead))
  return {
    messages: found.slice(0, take).map(messageRow),
    has_more: input.before !== undefined || found.length > take,
    sends: { email: needs.mails.sends, sms: await needs.install.sendsTexts() },
  }
})

export const GetMessage = useCase(
  getMessage,
  { store: ADMIN_STORE },
  async ({ needs, actor, input: { id } }) => {
    allowSuperAdmin(actor)
    const [message, standIn] = await needs.store.read(({ messages }) =>
      Promise.all([messages.find(id), messages.standIn(id)]),
    )
    if (!message) throw missing('The message')
    return messageBody(message, standIn)
  },
)

export const ResendMessage = useCase(
  resendMessage,
  { store: ADMIN_STORE, clock: CLOCK },
  async ({ needs, actor, input: { id } }) => {
    allowSuperAdmin(actor)
    return await needs.store.write(async ({ messages, deadAddresses }, outbox) => {
      const failedOne = await messages.lock(id)
      if (!failedOne) throw missing('The message')
      const queued = resent(failedOne)
      await messages.save(queued)
      // Whoever sends it again knows that the mailbox is there now.
      const dead = queued.channel === 'email' ? await deadAddresses.find(queued.to) : null
      if (dead) await deadAddresses.put({ ...dead, liftedAt: needs.clock.now() })
      enqueueSending(outbox, queued)
      return outbox.answer(messageRow(queued))
    })
  },
)
