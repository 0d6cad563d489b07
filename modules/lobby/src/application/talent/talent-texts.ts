import {
  messageRequested,
  messagesWithdrawn,
  type OwnTextPlaceholder,
  type TEMPLATE_NAMES,
  TEXT_LIFE_SECONDS,
} from '@callboard/admin/contract'
import { CLOCK, IDS, type Outbox, PUBLIC_URL, SECRET_HASHER, service } from '@callboard/core'
import type { SessionFacts } from '@callboard/projects/queries'
import { GOODBYE_DELAY } from '../../contract/index.ts'
import { type CheckInRecord, canBeTexted, deletedText } from '../../domain/index.ts'
import type { LobbyRepositories } from '../ports/index.ts'

type Template = (typeof TEMPLATE_NAMES)[number]
type Pages = Pick<LobbyRepositories, 'pageKeys'>

/**
 * Templates by place in line, starting with the talent who is called on; a project's own texts come in the same order.
 */
const PLACE_TEMPLATES = [
  'YOUR_TURN_TEXT',
  'ON_DECK_TEXT',
  'SECOND_IN_LINE_TEXT',
  'NEXT_IN_LINE_TEXT',
] as const
const YOUR_TURN = 0
export const PLACES_TOLD = PLACE_TEMPLATES.length - 1

type Location = CheckInRecord['locationType']

/** Talent who are there in person or have sent a video are not led into the virtual lobby. */
const WELCOME: Readonly<Partial<Record<Location, { readonly email: Template; readonly sms: Template }>>> = {
  'In Person': { email: 'CHECK_IN_IN_PERSON_EMAIL', sms: 'CHECK_IN_IN_PERSON_TEXT' },
  'Video Submission': { email: 'CHECK_IN_SUBMISSION_EMAIL', sms: 'CHECK_IN_SUBMISSION_TEXT' },
}
const EXPECTED = { email: 'EXPECTED_EMAIL', sms: 'EXPECTED_TEXT' } as const
const VIRTUAL_WELCOME = { email: 'CHECK_IN_EMAIL', sms: 'CHECK_IN_TEXT' } as const

const placeTemplate = (place: number, { locationType }: CheckInRecord): Template =>
  place === YOUR_TURN && locationType === 'In Person' ? 'YOUR_TURN_IN_PERSON_TEXT' : PLACE_TEMPLATES[place]!

interface Message {
  readonly key: string
  readonly template: Template
  /** the project's own words */
  readonly text?: string | undefined
  readonly sendAt?: Date
}

/** A text to a talent who can be texted. */
interface Text extends Message {
  readonly record: CheckInRecord & { readonly phone: string }
}

const textTo = (record: CheckInRecord, message: Message): readonly Text[] =>
  canBeTexted(record) ? [{ ...message, record }] : []

const goodbyeAt = (doneAt: Date) => new Date(doneAt.getTime() + GOODBYE_DELAY * 60_000)

/** True while the goodbye of talent who were done then has not left. */
export const isGoodbyeAhead = (doneAt: Date, now: Date): boolean => goodbyeAt(doneAt) > now

/** Asks for the messages that go to talent as the day goes on. Each text opens the talent's page on any device. */
export class TalentTexts extends service({
  publicUrl: PUBLIC_URL,
  hasher: SECRET_HASHER,
  clock: CLOCK,
  ids: IDS,
}) {
  /**
   * Values of the placeholders that the sources define. Without a key the link works where the page was open before.
   */
  values(record: CheckInRecord, session: SessionFacts, pageKey?: string): Record<OwnTextPlaceholder, string> {
    const page = `${this.needs.publicUrl}/message/${record.id}`
    return {
      PROJECT_NAME: session.projectName,
      SESSION_NAME: session.name,
      FIRST_NAME: record.firstName,
      TALENT_STATUS_LINK: pageKey ? `${page}#k=${pageKey}` : page,
    }
  }

  /**
   * To talent who have checked in, or are expected: always sends an e-mail, and a text to talent who asked for texts: both with the link to the talent's page.
   * @param pageKey a stored one
   */
  welcome(
    outbox: Outbox,
    record: CheckInRecord,
    session: SessionFacts,
    pageKey: string,
    key = `check-in:${record.id}`,
  ): void {
    const isExpected = record.arrivedTime === null
    const { email, sms } = isExpected ? EXPECTED : (WELCOME[record.locationType] ?? VIRTUAL_WELCOME)
    // The project's own words thank for a check-in.
    const text = isExpected ? undefined : session.texts.thankyou_message
    this.#ask(outbox, record, session, 'email', record.email, { key, template: email, text }, pageKey)
    for (const each of textTo(record, { key, template: sms, text }))
      this.#ask(outbox, record, session, 'sms', each.record.phone, each, pageKey)
  }

  /** An e-mail with the link to the talent's page and no news. @param pageKey a stored one */
  ownPage(outbox: Outbox, record: CheckInRecord, session: SessionFacts, pageKey: string, key: string): void {
    this.#ask(outbox, record, session, 'email', record.email, { key, template: 'AUDITION_LINK' }, pageKey)
  }

  async yourTurn(pages: Pages, outbox: Outbox, called: CheckInRecord, session: SessionFacts): Promise<void> {
    const occasion = `call-in:${called.id}:${called.calls}`
    await this.#send(pages, outbox, session, this.#place(called, session, occasion, YOUR_TURN))
  }

  /**
   * Tells those at the head of the line where they are now. A talent hears of each place once: whoever is sent back to
   * it by others is not told again.
   * @param unchanged number of records at the head that have not moved and get no text
   */
  async places(
    pages: Pages,
    outbox: Outbox,
    line: readonly CheckInRecord[],
    session: SessionFacts,
    unchanged: number,
  ): Promise<void> {
    const texts = line
      .slice(0, PLACES_TOLD)
      .flatMap((record, index) =>
        index < unchanged ? [] : this.#place(record, session, `place-${index + 1}`, index + 1),
      )
    await this.#send(pages, outbox, session, texts)
  }

  /** Text to a talent whose check-in was deleted by staff. */
  async removed(pages: Pages, outbox: Outbox, record: CheckInRecord, session: SessionFacts): Promise<void> {
    const text = deletedText(record, session.texts)
    const message = { key: `removed:${record.id}`, template: 'STAFF_TEXT', text } as const
    await this.#send(pages, outbox, session, textTo(record, message))
  }

  /** A goodbye to talent who are done, some minutes later: they may still be in the room. */
  async goodbye(
    pages: Pages,
    outbox: Outbox,
    records: readonly CheckInRecord[],
    session: SessionFacts,
    doneAt: Date,
  ): Promise<void> {
    const sendAt = goodbyeAt(doneAt)
    const text = session.texts.good_bye_message
    const texts = records.flatMap((record) =>
      textTo(record, {
        key: `goodbye:${record.id}:${record.version}`,
        template: 'GOODBYE_TEXT',
        text,
        sendAt,
      }),
    )
    await this.#send(pages, outbox, session, texts)
  }

  /** To be called when talent who were done are wanted again: a goodbye that waits is not sent. */
  withdrawGoodbye(outbox: Outbox, record: CheckInRecord): void {
    outbox.publish(messagesWithdrawn, { record_id: record.id, template: 'GOODBYE_TEXT' })
  }

  #place(record: CheckInRecord, session: SessionFacts, occasion: string, place: number): readonly Text[] {
    return textTo(record, {
      key: `${occasion}:${record.id}`,
      template: placeTemplate(place, record),
      text: session.texts.position_messages?.[place],
    })
  }

  /** Only digests of page keys are stored, so each text brings a new one. */
  async #send(
    { pageKeys }: Pages,
    outbox: Outbox,
    session: SessionFacts,
    texts: readonly Text[],
  ): Promise<void> {
    const createdAt = this.needs.clock.now()
    const keyed = texts.map((text) => ({ ...text, pageKey: this.needs.ids.secret() }))
    await pageKeys.add(
      keyed.map(({ record, pageKey }) => ({
        digest: this.needs.hasher.digest(pageKey),
        recordId: record.id,
        createdAt,
      })),
    )
    for (const { pageKey, ...text } of keyed)
      this.#ask(outbox, text.record, session, 'sms', text.record.phone, text, pageKey)
  }

  #ask(
    outbox: Outbox,
    record: CheckInRecord,
    session: SessionFacts,
    channel: 'email' | 'sms',
    to: string,
    { key, template, text, sendAt }: Message,
    pageKey: string,
  ): void {
    outbox.publish(messageRequested, {
      key,
      channel,
      template,
      ...(text ? { text } : {}),
      to,
      ...(channel === 'sms' ? { fallback_email: record.email, good_for: TEXT_LIFE_SECONDS } : {}),
      ...(sendAt ? { send_at: sendAt.toISOString() } : {}),
      values: this.values(record, session, pageKey),
      about: { project_id: session.projectId, session_id: session.id, record_id: record.id },
    })
  }
}
