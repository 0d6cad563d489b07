import { denied, useCase } from '@callboard/core'
import { noteTextReply } from '../contract/index.ts'
import { wishIn } from '../domain/text-reply.ts'
import { OptOuts } from './opt-outs.ts'
import { TextRoutes } from './text-routes.ts'

/** TwiML that answers nothing: the provider confirms STOP and START itself. */
const NO_ANSWER = { content: '<?xml version="1.0" encoding="UTF-8"?><Response></Response>', version: 'none' }

/**
 * Follows STOP and START in the texts that people send back. The signature authenticates the provider.
 * @throws DomainError denied when it is not from the provider
 */
export const NoteTextReply = useCase(
  noteTextReply,
  { routes: TextRoutes, optOuts: OptOuts },
  async ({ needs, input: { holder, signed } }) => {
    const sender = await needs.routes.ofHolder(holder ?? null)
    const reply = sender?.verifyReply(signed)
    if (!sender || !reply) throw denied('This is not signed by our SMS provider.')
    const wish = reply.to.includes(sender.from) ? wishIn(reply) : null
    if (wish !== null) await needs.optOuts[wish](sender.from, reply.phone, reply.providerId)
    return NO_ANSWER
  },
)
