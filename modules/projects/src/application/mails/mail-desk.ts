import { USER_DIRECTORY } from '@callboard/accounts/queries'
import { messageRequested, type TemplateName } from '@callboard/admin/contract'
import { MAIL_WORDS, MESSAGE_FATES } from '@callboard/admin/queries'
import { type Actor, CLOCK, IDS, invalid, type Outbox, PUBLIC_URL, service } from '@callboard/core'
import { looksLikeAddress, type MailDraft, type SendingResult, withoutRepeats } from '../../contract/index.ts'
import { filled, tidied, unknownPlaceholders, type Values } from '../../domain/placeholders.ts'
import type {
  MailRecipients,
  MailSending,
  SessionDateFacts,
  SessionFacts,
  StaffMails,
  WrittenWords,
} from '../../queries/index.ts'
import { PROJECTS_STORE } from '../ports/index.ts'
import { signedIn } from '../project-access.ts'
import { datesToCome, sessionValues } from './session-values.ts'

/** A mail about a session that staff send to addresses. */
interface SessionMail {
  readonly template: TemplateName
  readonly emails: readonly string[]
  readonly written: WrittenWords
  readonly session: SessionFacts
  /** Absent: the next date of the session. */
  readonly day?: SessionDateFacts
}

/** Of the words and values of one message; the outbox takes 64 KB. */
const MOST_BYTES = 60_000

const sizeOf = (value: unknown): number => new TextEncoder().encode(JSON.stringify(value)).length

const writtenOut = ({ subject, content }: WrittenWords, values: Values) => ({
  subject: filled(subject, values),
  body: filled(content, values),
})

export class MailDesk
  extends service({
    store: PROJECTS_STORE,
    users: USER_DIRECTORY,
    words: MAIL_WORDS,
    fates: MESSAGE_FATES,
    ids: IDS,
    clock: CLOCK,
    publicUrl: PUBLIC_URL,
  })
  implements StaffMails
{
  /** @param day absent: the dates of the session that are to come */
  async values(session: SessionFacts, day?: SessionDateFacts): Promise<Values> {
    const now = this.needs.clock.now()
    const days = day ? [day] : datesToCome(session, now)
    const [date] = days
    const managers = date ? [...date.managerIds, ...date.lobbyManagerIds] : []
    const people = managers.length > 0 ? await this.needs.users.many([...new Set(managers)]) : []
    return sessionValues(session, days, people, this.needs.publicUrl, now)
  }

  async draft(template: TemplateName, values: Values): Promise<MailDraft> {
    const { subject, body, button } = await this.needs.words.of(template)
    return { subject: filled(subject, values), content: tidied(filled(body, values)), button }
  }

  async sender(actor: Actor): Promise<string> {
    const account = await this.needs.users.find(signedIn(actor).userId)
    if (!account) throw invalid('emails', 'Your account is gone.')
    return account.email
  }

  recipients(entries: readonly string[], field = 'emails'): MailRecipients {
    const trimmed = withoutRepeats(entries.map((entry) => entry.trim()))
    const good = trimmed.filter(looksLikeAddress)
    if (good.length === 0) throw invalid(field, 'None of these is an e-mail address.')
    return {
      good,
      refused: trimmed
        .filter((entry) => !looksLikeAddress(entry))
        .map((address) => ({ address, reason: 'This is not an e-mail address.' })),
    }
  }

  checkWords({ subject, content }: WrittenWords, values: Values): void {
    for (const [field, words] of [
      ['subject', subject],
      ['content', content],
    ] as const) {
      const unknown = unknownPlaceholders(words, values)
      if (unknown.length > 0)
        throw invalid(
          field,
          `There is nothing to put in for ${unknown.join(', ')}. Write it out or take it away.`,
        )
    }
    if (sizeOf(writtenOut({ subject, content }, values)) + sizeOf(values) > MOST_BYTES)
      throw invalid('content', 'With what is put in, these words are too long for an e-mail. Shorten them.')
  }

  /** @throws DomainError invalid for words that cannot be filled in, or when no entry is an address */
  async sendAboutSession(
    actor: Actor,
    { template, emails, written, session, day }: SessionMail,
  ): Promise<SendingResult> {
    const { good, refused } = this.recipients(emails)
    const values = await this.values(session, day)
    this.checkWords(written, values)
    const replyTo = await this.sender(actor)
    const about = { project_id: session.projectId, session_id: session.id }
    return await this.needs.store.write(async ({ shares }, outbox) => {
      if (template === 'SHARE_SCHEDULE_LINK' && day) await shares.note(day.id, this.needs.clock.now())
      this.send(outbox, { template, to: good, written, valuesFor: () => values, replyTo, about })
      return outbox.answer(this.ended(good.length, refused))
    })
  }

  ended(sent: number, refused: SendingResult['refused']): SendingResult {
    return { sent, refused: [...refused], ...(this.needs.fates.sendsMail ? {} : { kept: true as const }) }
  }

  send(outbox: Outbox, { template, to, written, valuesFor, replyTo, about }: MailSending): string {
    const key = `${template}:${this.needs.ids.next()}`
    for (const address of to) {
      const values = valuesFor(address)
      outbox.publish(messageRequested, {
        key,
        channel: 'email',
        template,
        to: address,
        reply_to: replyTo,
        written: writtenOut(written, values),
        values,
        about,
      })
    }
    return key
  }
}
