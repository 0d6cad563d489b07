import type { DeliveryReport, OutgoingText, SendOutcome, TextReply, TextSender } from '@callboard/admin'
import type { SignedCall } from '@callboard/core/http-contract'
import type { Twilio } from 'twilio'
// This part of the library alone: the whole is large, and an API that hears of texts sends none.
import { validateRequest } from 'twilio/lib/webhooks/webhooks.js'
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
  #client: Promise<Twilio> | undefined

  constructor(settings: TwilioSettings, words: AccountWords) {
    this.#settings = settings
    this.#words = words
    this.#timeout = timeLimit(settings)
  }

  #opened(): Promise<Twilio> {
    this.#client ??= twilioClient(this.#settings)
    return this.#client
  }

  get from(): string {
    return this.#settings.from
  }

  async send({ id, to, body }: OutgoingText): Promise<SendOutcome> {
    const { from, statusCallbackUrl } = this.#settings
    const sender = isMessagingService(from) ? { messagingServiceSid: from } : { from }
    try {
      const statusCallback = `${statusCallbackUrl}/${id}`
      const { sid, status, errorCode } = await (await this.#opened()).messages.create({
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
    const newestFirst = await (await this.#opened()).messages
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
    if (!validateRequest(this.#settings.authToken, signature, url, fields)) return null
    if (!MessageSid || !MessageStatus) return null
    return deliveryReport(MessageSid, MessageStatus, ErrorCode ? Number(ErrorCode) : null)
  }
  verifyReply({ url, fields, signature }: SignedCall): TextReply | null {
    const { MessageSid, From, To, MessagingServiceSid, Body = '' } = fields
    if (!validateRequest(this.#settings.authToken, signature, url, fields)) return null
    if (!MessageSid || !From || !To) return null
    const to = MessagingServiceSid ? [To, MessagingServiceSid] : [To]
    return { providerId: MessageSid, phone: From, to, words: Body }
  }
}
