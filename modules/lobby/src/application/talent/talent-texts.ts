import { messageRequested, type OwnTextPlaceholder, type TEMPLATE_NAMES } from '@callboard/admin/contract'
import { type Outbox, PUBLIC_URL, service } from '@callboard/core'
import type { SessionFacts } from '@callboard/projects/queries'
import { type CheckInRecord, canBeTexted, deletedText } from '../../domain/index.ts'

type Template = (typeof TEMPLATE_NAMES)[number]

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

interface Message {
  readonly key: string
  readonly template: Template
  /** the project's own words */
  readonly text?: string
  /** opens the talent's page on any device */
  readonly pageKey?: string
}

/** Asks for the messages that go to talent as the day goes on. */
export class TalentTexts extends service({ publicUrl: PUBLIC_URL }) {
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

  /** Always sends an e-mail, and a text to talent who asked for texts: both with the link to the talent's page. */
  welcome(
    outbox: Outbox,
    record: CheckInRecord,
    session: SessionFacts,
    pageKey: string,
    key = `check-in:${record.id}`,
  ): void {
    const text = session.texts.thankyou_message
    this.#send(outbox, record, session, 'email', record.email, {
      key,
      template: 'CHECK_IN_EMAIL',
      text,
      pageKey,
    })
    this.#text(outbox, record, session, { key, template: 'CHECK_IN_TEXT', text, pageKey })
  }

  yourTurn(outbox: Outbox, called: CheckInRecord, session: SessionFacts): void {
    this.#place(outbox, called, session, `call-in:${called.id}:${called.calls}`, YOUR_TURN)
  }

  /**
   * Tells those at the head of the line where they are now.
   * @param occasion names the one transition this is about
   * @param unchanged number of records at the head that have not moved and get no text
   */
  places(
    outbox: Outbox,
    line: readonly CheckInRecord[],
    session: SessionFacts,
    occasion: string,
    unchanged = 0,
  ): void {
    for (const [index, record] of line.slice(0, PLACES_TOLD).entries()) {
      if (index >= unchanged) this.#place(outbox, record, session, occasion, index + 1)
    }
  }

  /** Text to a talent whose check-in was deleted by staff. */
  removed(outbox: Outbox, record: CheckInRecord, session: SessionFacts): void {
    const text = deletedText(record, session.texts)
    this.#text(outbox, record, session, { key: `removed:${record.id}`, template: 'STAFF_TEXT', text })
  }

  #place(
    outbox: Outbox,
    record: CheckInRecord,
    session: SessionFacts,
    occasion: string,
    place: number,
  ): void {
    this.#text(outbox, record, session, {
      key: `${occasion}:${record.id}`,
      template: PLACE_TEMPLATES[place]!,
      text: session.texts.position_messages?.[place],
    })
  }

  #text(outbox: Outbox, record: CheckInRecord, session: SessionFacts, message: Message): void {
    if (canBeTexted(record)) this.#send(outbox, record, session, 'sms', record.phone, message)
  }

  #send(
    outbox: Outbox,
    record: CheckInRecord,
    session: SessionFacts,
    channel: 'email' | 'sms',
    to: string,
    message: Message,
  ): void {
    outbox.publish(messageRequested, {
      key: message.key,
      channel,
      template: message.template,
      ...(message.text ? { text: message.text } : {}),
      to,
      ...(channel === 'sms' ? { fallback_email: record.email } : {}),
      values: this.values(record, session, message.pageKey),
      about: { project_id: session.projectId, session_id: session.id, record_id: record.id },
    })
  }
}
