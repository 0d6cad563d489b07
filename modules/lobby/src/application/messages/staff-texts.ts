import { messageRequested, TEXT_LIFE_SECONDS } from '@callboard/admin/contract'
import { TEXT_CONSENT } from '@callboard/admin/queries'
import { broken, CLOCK, IDS, type Outbox, service } from '@callboard/core'
import type { SessionFacts } from '@callboard/projects/queries'
import { withoutMark } from '../../contract/index.ts'
import type { CheckInRecord } from '../../domain/index.ts'
import { LobbySignals } from '../line/lobby-signals.ts'
import { lockedRecord } from '../line/locked-record.ts'
import { LOBBY_STORE, type LobbyRepositories } from '../ports/index.ts'

type Reachable = CheckInRecord & { readonly phone: string }

/** @throws DomainError rule with the reason when no text can reach the talent */
function reachable(record: CheckInRecord): Reachable {
  const { firstName: name, phone } = record
  if (phone === null) throw broken('no_phone', `${name} gave no phone number.`)
  if (!record.optIn) throw broken('no_consent', `${name} did not agree to texts at check-in.`)
  if (record.textState !== 'invalid') return { ...record, phone }
  throw broken('invalid_phone', `Texts do not reach the number that ${name} gave.`)
}

const SPENT =
  'Not sent: this project has sent all the texts that it may in a day. It can text again after midnight UTC.'

/** Texts that staff type to one talent. */
export class StaffTexts extends service({
  store: LOBBY_STORE,
  consent: TEXT_CONSENT,
  signals: LobbySignals,
  clock: CLOCK,
  ids: IDS,
}) {
  /**
   * Has the words sent after the commit.
   * @param delay minutes from now
   * @param then what the call answers
   * @throws DomainError rule `no_phone`, `no_consent`, `invalid_phone`, `opted_out`, `texts_spent` or `no_words`
   */
  async send<Reply>(
    found: CheckInRecord,
    session: SessionFacts,
    { body, delay = 0 }: { readonly body: string; readonly delay?: number },
    then: (record: CheckInRecord) => Reply,
  ): Promise<Reply> {
    const words = withoutMark(body)
    if (words === '') throw broken('no_words', 'Please write a message')
    await this.#allow(reachable(found), session)
    return await this.needs.store.write(async (repositories, outbox) => {
      const record = reachable(await lockedRecord(repositories, session.id, found.id))
      this.#ask(outbox, record, session, words, delay)
      const shown = delay === 0 ? await this.#noteQueued(repositories, outbox, record) : record
      return outbox.answer(then(shown))
    })
  }

  async #allow({ phone, firstName }: Reachable, { projectId }: SessionFacts): Promise<void> {
    if (await this.needs.consent.isOptedOut(projectId, phone))
      throw broken('opted_out', `${firstName} has opted out of texts by answering STOP.`)
    if (await this.needs.consent.isSpent(projectId)) throw broken('texts_spent', SPENT)
  }

  #ask(outbox: Outbox, record: Reachable, session: SessionFacts, words: string, delay: number): void {
    const later = new Date(this.needs.clock.now().getTime() + delay * 60_000)
    outbox.publish(messageRequested, {
      key: `staff-text:${record.id}:${this.needs.ids.next()}`,
      channel: 'sms',
      template: 'STAFF_TEXT',
      to: record.phone,
      fallback_email: record.email,
      values: { BODY: words },
      about: { project_id: session.projectId, session_id: session.id, record_id: record.id },
      good_for: TEXT_LIFE_SECONDS,
      ...(delay === 0 ? {} : { send_at: later.toISOString() }),
    })
  }

  async #noteQueued(
    { records }: LobbyRepositories,
    outbox: Outbox,
    record: CheckInRecord,
  ): Promise<CheckInRecord> {
    if (!(await records.noteText(record.id, 'queued', this.needs.clock.now()))) return record
    const noted = { ...record, textState: 'queued' } as const
    this.needs.signals.text(outbox, noted)
    return noted
  }
}
