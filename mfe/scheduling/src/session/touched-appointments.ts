import type { ApiError } from '@callboard/kit/data'
import { confirm } from '@callboard/kit/ui'
import { type SessionView, TOUCHES_APPOINTMENTS, touchedText } from '@callboard/projects/contract'
import { agreementText, type Dates } from './agreement-text.ts'

/** Asks about the appointments that a save would touch. @returns their number, when the person agrees */
export async function askAgreement(
  before: Pick<SessionView, 'dates'>,
  after: Dates,
  refusal: ApiError,
): Promise<number | undefined> {
  if (refusal.code !== TOUCHES_APPOINTMENTS) return undefined
  const { appointments = 0, cancelled = 0 } = refusal.details
  const agrees = await confirm({
    title: cancelled > 0 ? 'Save and cancel appointments?' : 'Save and tell the talent?',
    text: agreementText(before, after, { appointments, cancelled }),
    action: cancelled > 0 ? 'Save and cancel' : 'Save and tell',
    danger: cancelled > 0,
  })
  return agrees ? appointments : undefined
}

/** Asks about the appointments that the end of a session would cancel. @returns like `askAgreement` */
export async function askToCancel(refusal: ApiError): Promise<number | undefined> {
  if (refusal.code !== TOUCHES_APPOINTMENTS) return undefined
  const { appointments = 0, cancelled = 0 } = refusal.details
  const agrees = await confirm({
    title: 'Delete and cancel appointments?',
    text: touchedText({ appointments, cancelled }),
    action: 'Delete and cancel',
    danger: true,
  })
  return agrees ? appointments : undefined
}
