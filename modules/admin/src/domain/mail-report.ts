import { type DeadAddress, isNobodyThere } from './dead-address.ts'
import { failed, type Message } from './message.ts'

/** A recipient in a delivery status notification (RFC 3464). */
export interface ReportedRecipient {
  /** As we wrote to it, and as its server calls it; lower-cased. */
  readonly addresses: readonly string[]
  /** `failed`, `delayed`, `delivered`, `relayed` or `expanded`. */
  readonly action: string
  /** RFC 3463, e.g. `5.1.1`. */
  readonly status: string
  /** In the words of the server. */
  readonly words: string
}

/** A mail that tells how one of ours fared after its server had taken it. */
export type MailReport = {
  /** Message-ID of the mail that it quotes, with its brackets. */
  readonly messageId: string
} & (
  | { readonly kind: 'bounce'; readonly recipients: readonly ReportedRecipient[] }
  | { readonly kind: 'complaint'; readonly addresses: readonly string[] }
)

/** Why a mail that was sent counts as failed. */
interface Verdict {
  readonly reason: string
  /** Why its address gets no more mail; null: it goes on to. */
  readonly dead: string | null
}

const COMPLAINT = 'its recipient said that this is unwanted mail'

/** @returns null when the report tells of no end, or of other addresses only */
function verdictOn({ to }: Message, report: MailReport): Verdict | null {
  const address = to.toLowerCase()
  if (report.kind === 'complaint')
    return report.addresses.includes(address)
      ? { reason: `After it was sent, ${COMPLAINT}.`, dead: COMPLAINT }
      : null
  const own = report.recipients.find(
    ({ addresses, action }) => action === 'failed' && addresses.includes(address),
  )
  return (
    (own && {
      reason: `It came back after it was sent: ${own.words}`,
      dead: isNobodyThere(own.status) ? own.words : null,
    }) ??
    null
  )
}

const LOCAL_PART = /^<([^<>@]+)@/
const SENDING_NUMBER = /\.(\d+)$/

const localPart = (messageId: string): string => LOCAL_PART.exec(messageId)?.[1] ?? ''

/** @returns the id of the message that a Message-ID of ours names; empty for one that is not of ours */
export const messageOfMailId = (messageId: string): string => localPart(messageId).replace(SENDING_NUMBER, '')

/**
 * What a mail is called at its server. The tries of one sending have the same name, by which mail programs know a double;
 * one that is sent again after a server had it gets another, so that a report names the sending it is about.
 */
export function mailIdOf({ id, providerId }: Pick<Message, 'id' | 'providerId'>): string {
  if (providerId === null) return id
  const last = SENDING_NUMBER.exec(localPart(providerId))?.[1] ?? '1'
  return `${id}.${Number(last) + 1}`
}

/** True for the newest sending, unless its end is known. One whose server gave no answer yet may be reported on as well. */
function isAbout(message: Message, messageId: string): boolean {
  const { channel, state, attempts, providerId } = message
  if (channel !== 'email' || attempts === 0) return false
  if (providerId === messageId) return state === 'sent'
  return state !== 'sent' && state !== 'kept' && localPart(messageId) === mailIdOf(message)
}

export interface ReportedMail {
  readonly message: Message
  /** Why its address gets no more mail; null: it goes on to. */
  readonly dead: string | null
}

/** @returns null when the report is old, repeated, about something else or about no end */
export function afterReport(message: Message, report: MailReport): ReportedMail | null {
  if (!isAbout(message, report.messageId)) return null
  const verdict = verdictOn(message, report)
  if (!verdict) return null
  const { messageId: providerId } = report
  return { message: { ...failed(message, verdict.reason), providerId }, dead: verdict.dead }
}

/** A mark that a super admin has taken away after the mail left stays away: the newest sending decides. */
export const isMarkedBy = ({ sentAt }: Message, dead: DeadAddress | null): boolean =>
  !dead?.liftedAt || sentAt === null || sentAt >= dead.liftedAt
