import type { DeliveryReport, OutgoingText, SendOutcome, TextReply, TextSender } from '@callboard/admin'
import type { SignedCall } from '@callboard/core/http-contract'
import twilio from 'twilio'
import { deliveryReport } from './delivery-report.ts'
import { isMessagingService, type TwilioSettings } from './settings.ts'
import { timeLimit, twilioClient } from './twilio-client.ts'
import { type AccountWords, type TwilioFailure, unanswered } from './unanswered.ts'
import { causeOf, refusal } from './undelivered.ts'

/** How far Twilio's clock, which shows seconds, may be behind ours. */
const CLOCK_DRIFT = 60_000
/** More texts than one person gets while one of them is being tried. */
const LOOKED_THROUGH = 100

/** Texts of one Twilio account. */
export class TwilioTexts implements TextSender {
  readonly sends = true
  readonly #settings: TwilioSettings
  readonly #words: AccountWords
  readonly #timeout: number
  readonly #client: ReturnType<typeof twilioClient>

  constructor(settings: TwilioSettings, words: AccountWords) {
    this.#settings = settings
    this.#words = words
    this.#timeout = timeLimit(settings)
    this.#client = twilioClient(settings)
  }

  get from(): string {
    return this.#settings.from
  }

  async send({ id, to, body }: OutgoingText): Promise<SendOutcome> {
    const { from, statusCallbackUrl } = this.#settings
    const sender = isMessagingService(from) ? { messagingServiceSid: from } : { from }
    try {
      const statusCallback = `${statusCallbackUrl}/${id}`
      const { sid, status, errorCode } = await this.#client.messages.create({
        ...sender,
        to,
        body,
        statusCallback,
      })
      const { state, reason, cause } = deliveryReport(sid, status, errorCode)
      return state === 'failed'
        ? { state: 'refused', reason: reason ?? '', cause }
        : { state, providerId: sid }
    } catch (error) {
      const failure = error as TwilioFailure
      const code = typeof failure.code === 'number' ? failure.code : null
      const reason = code === null ? null : refusal(code)
      if (reason === null) throw unanswered(failure, this.#timeout, this.#words)
      return { state: 'refused', reason, cause: causeOf(code) }
    }
  }

  /**
   * Twilio has no idempotency key for messages and does not list callback addresses: only words, number and time can be
   * compared.
   */
  async sentSince({ to, body }: OutgoingText, since: Date): Promise<readonly string[]> {
    const earliest = since.getTime() - CLOCK_DRIFT
    const newestFirst = await this.#client.messages
      .list({ to, limit: LOOKED_THROUGH, pageSize: LOOKED_THROUGH })
      .catch((error: TwilioFailure) => {
        throw unanswered(error, this.#timeout, this.#words)
      })
    return newestFirst
      .filter((message) => message.body.trim() === body.trim() && message.dateCreated.getTime() >= earliest)
      .filter(({ sid, status, errorCode }) => deliveryReport(sid, status, errorCode).state !== 'failed')
      .map(({ sid }) => sid)
      .reverse()
  }

  verify({ url, fields, signature }: SignedCall): DeliveryReport | null {
    const { MessageSid, MessageStatus, ErrorCode } = fields
    if (!twilio.validateRequest(this.#settings.authToken, signature, url, fields)) return null
    if (!MessageSid || !MessageStatus) return null
    return deliveryReport(MessageSid, MessageStatus, ErrorCode ? Number(ErrorCode) : null)
  }
  verifyReply({ url, fields, signature }: SignedCall): TextReply | null {
    const { MessageSid, From, To, MessagingServiceSid, Body = '' } = fields
    if (!twilio.validateRequest(this.#settings.authToken, signature, url, fields)) return null
    if (!MessageSid || !From || !To) return null
    const to = MessagingServiceSid ? [To, MessagingServiceSid] : [To]
    return { providerId: MessageSid, phone: From, to, words: Body }
  }
}
