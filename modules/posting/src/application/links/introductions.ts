import { messageRequested } from '@callboard/admin/contract'
import { MESSAGE_FATES } from '@callboard/admin/queries'
import { AddressCodes, broken, CLOCK, IDS, missing, SEALER, service, useCase } from '@callboard/core'
import type { ProjectFacts } from '@callboard/projects/queries'
import {
  ANSWER_CODE_MINUTES,
  answerAs,
  linkIdOf,
  MOST_RECIPIENTS_OF_LINK,
  sendAnswerCode,
} from '../../contract/index.ts'
import type { PostingLink } from '../../domain/link.ts'
import { addressKey } from '../../domain/recipient.ts'
import { POSTING_STORE } from '../ports/index.ts'
import { requireTaken } from '../reactions/answering.ts'
import { Links } from './links.ts'

const aboutOf = (link: PostingLink, email: string) => `${link.id} ${addressKey(email)}`

class AnswerCodes extends service({ sealer: SEALER, clock: CLOCK }) {
  readonly #codes = new AddressCodes(this.needs, 'posting-answer-code', ANSWER_CODE_MINUTES)

  now(link: PostingLink, email: string): string {
    return this.#codes.now(aboutOf(link, email))
  }

  isRight(link: PostingLink, email: string, code: string): boolean {
    return this.#codes.isRight(aboutOf(link, email), code)
  }
}

/** @throws DomainError missing before the password is said; rule where the project takes no answers */
function requireOpen(isLocked: boolean, project: ProjectFacts): void {
  if (isLocked) throw missing('This posting link')
  requireTaken(project.feedback)
}

export const SendAnswerCode = useCase(
  sendAnswerCode,
  { store: POSTING_STORE, codes: AnswerCodes, fates: MESSAGE_FATES, ids: IDS },
  async ({ needs, input: { email }, subject: { link, project, isLocked } }) => {
    requireOpen(isLocked, project)
    return await needs.store.write(async (_, outbox) => {
      outbox.publish(messageRequested, {
        key: `ANSWER_CODE:${needs.ids.next()}`,
        channel: 'email',
        template: 'ANSWER_CODE',
        to: email,
        values: { PROJECT_NAME: project.name, CODE: needs.codes.now(link, email) },
        about: { project_id: project.id },
        good_for: ANSWER_CODE_MINUTES * 60,
      })
      return outbox.answer({ sent: needs.fates.sendsMail })
    })
  },
)

/**
 * The viewer is a recipient from then on: the one of that address, or a new one. Whom staff have removed does not come
 * back by it.
 */
export const AnswerAs = useCase(
  answerAs,
  { store: POSTING_STORE, codes: AnswerCodes, links: Links, ids: IDS, clock: CLOCK },
  async ({ needs, input, subject: { link, named, project, isLocked } }) => {
    requireOpen(isLocked, project)
    const { email, name } = input
    if (!needs.codes.isRight(link, email, input.code.replaceAll(/\s/g, '')))
      throw broken('wrong_code', 'This code is not right, or it is too old. Ask for another one.')
    return await needs.store.write(async ({ recipients }, outbox) => {
      const all = await recipients.locked(link.id)
      const known = all.find((one) => addressKey(one.email) === addressKey(email))
      if (!known && (await recipients.wasRemoved(link.id, email)))
        throw broken('removed', 'The casting office has removed this address from the link. Please ask them.')
      if (!known && all.length >= MOST_RECIPIENTS_OF_LINK)
        throw broken('too_many_recipients', 'Too many people answer by this link. Please sign in instead.')
      const recipient = known ?? {
        id: needs.ids.next(),
        linkId: link.id,
        secret: linkIdOf(needs.ids.secret()),
        email,
        name: name.trim(),
        sentAt: needs.clock.now(),
        mailKey: '',
        removedAt: null,
      }
      if (!known) await recipients.put(recipient)
      return outbox.answer({ link: needs.links.nameFor(recipient, link, named) })
    })
  },
)
