import type { DeliveryReport } from '@callboard/admin'
import { causeOf, undelivered } from './undelivered.ts'

/** Twilio's words for how a message fares; the many that are not here mean that it has the message and goes on. */
const ENDS: Readonly<Record<string, DeliveryReport['state']>> = {
  delivered: 'delivered',
  read: 'delivered',
  undelivered: 'failed',
  failed: 'failed',
  canceled: 'failed',
}

/** @param code Twilio's error, when it failed */
export function deliveryReport(providerId: string, status: string, code: number | null): DeliveryReport {
  const state = Object.hasOwn(ENDS, status) ? ENDS[status]! : 'sent'
  return state === 'failed'
    ? { providerId, state, reason: undelivered(code), cause: causeOf(code) }
    : { providerId, state, reason: null }
}
