import { accepted, type FailureCause, failed, isOver, type Message } from './message.ts'

/** A provider's report about a message that it was given. */
export interface DeliveryReport {
  /** The provider's id of what it was given. */
  readonly providerId: string
  /** `sent`: it has it and goes on; the other two are ends. */
  readonly state: 'sent' | 'delivered' | 'failed'
  /** Why it failed, in plain words. */
  readonly reason: string | null
  /** Of a failure that is about the number. */
  readonly cause?: FailureCause | null
}

/**
 * While a message is not over, a report about a hand-over that we know nothing of is about the one that is on its
 * way; one about the id that the log has is about an earlier one. After that it is the other way round.
 */
const isAbout = (message: Message, { providerId }: DeliveryReport) =>
  isOver(message)
    ? message.providerId === null || message.providerId === providerId
    : message.providerId !== providerId

/** A message that we gave up without an answer has no id of the provider's: its report can still come. */
const isSettled = ({ state, providerId }: Message) =>
  state === 'delivered' || (state === 'failed' && providerId !== null)

/** @returns the same message when the report is old, repeated or about something else: states never go back */
export function reported(message: Message, report: DeliveryReport, now: Date): Message {
  if (!isAbout(message, report) || isSettled(message) || message.state === report.state) return message
  const { providerId, state, reason } = report
  if (state === 'failed') {
    return { ...failed(message, reason ?? 'The provider could not deliver it.'), providerId }
  }
  const done = accepted(message, state, providerId, now)
  return message.sentAt ? { ...done, sentAt: message.sentAt } : done
}
