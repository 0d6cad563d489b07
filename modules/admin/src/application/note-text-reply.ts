import { type Actor, denied, useCase } from '@callboard/core'
import type { InputOf, ReplyOf } from '@callboard/core/http-contract'
import { noteTextReply } from '../contract/index.ts'
import { wishIn } from '../domain/text-reply.ts'
import { OptOuts } from './opt-outs.ts'
import { TextRoutes } from './text-routes.ts'

/** TwiML that answers nothing: the provider confirms STOP and START itself. */
const NO_ANSWER = { content: '<?xml version="1.0" encoding="UTF-8"?><Response></Response>', version: 'none' }

/** Follows STOP and START in the texts that people send back. The signature authenticates the provider. */
export class NoteTextReply extends useCase(noteTextReply, { routes: TextRoutes, optOuts: OptOuts }) {
  /** @throws DomainError denied when it is not from the provider */
  async run(
    _actor: Actor,
    { holder, signed }: InputOf<typeof noteTextReply>,
  ): Promise<ReplyOf<typeof noteTextReply>> {
    const sender = await this.needs.routes.ofHolder(holder ?? null)
    const reply = sender?.verifyReply(signed)
    if (!sender || !reply) throw denied('This is not signed by our SMS provider.')
    const wish = reply.to.includes(sender.from) ? wishIn(reply) : null
    if (wish !== null) await this.needs.optOuts[wish](sender.from, reply.phone, reply.providerId)
    return NO_ANSWER
  }
}
