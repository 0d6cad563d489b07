import { jobQueues } from '@callboard/admin/contract'
import { getLobby } from '@callboard/lobby/contract'
import { isAlreadyBooked, listAvailability } from '@callboard/scheduling/contract'
import { ZONE } from '../../features/support/today.ts'
import type { Ledger } from './ledger.ts'
import { mailCounts } from './mail-counts.ts'
import { type Office, PLACES, ROLE } from './office.ts'

/** Result of the check; without violations every promise was kept. */
export interface Verdict {
  readonly violations: readonly string[]
  /** Mails that came twice under one Message-ID, which is all that SMTP offers after a crash in mid-sending. */
  readonly mailTwins: number
  readonly mails: number
  readonly texts: number
}

async function recordFaults({ director, session }: Office, ledger: Ledger): Promise<string[]> {
  const { records } = await director.call(getLobby, { id: session })
  const byId = new Map(records.map((record) => [record._id, record]))
  const byEmail = Map.groupBy(records, (record) => record.email)
  return ledger.checkedIn.flatMap((entry) => {
    const record = byId.get(entry.recordId)
    if (!record) return [`The record ${entry.recordId} was answered and is not there.`]
    return [
      ...(byEmail.get(entry.email)?.length === 1 ? [] : [`${entry.email} is in the lobby more than once.`]),
      ...(entry.sagNumber === null || record.sagnumber === entry.sagNumber
        ? []
        : [`The number of ${entry.recordId} was answered as ${entry.sagNumber} and is ${record.sagnumber}.`]),
      ...(entry.calledIn && record.state !== 'in_casting'
        ? [`${entry.recordId} was answered as called in and is ${record.state}.`]
        : []),
    ]
  })
}

async function bookingFaults(
  { director, session, bookingDay, frame }: Office,
  ledger: Ledger,
): Promise<string[]> {
  const where = { session, day: bookingDay }
  const { dates } = await director.call(listAvailability, { ...where, time_zone: ZONE })
  const slots = Object.values(dates).flatMap((frames) => frames[frame]?.slots ?? [])
  const faults = slots.flatMap((slot) => {
    const taken = slot.talents_with_roles[ROLE]?.talents?.length ?? 0
    return taken > PLACES ? [`The slot ${slot.start} has ${taken} talent in ${PLACES} places.`] : []
  })
  for (const { talentId, appointmentId } of ledger.booked) {
    const { appointment } = await director.call(isAlreadyBooked, { ...where, talent: talentId })
    if (appointment?._id !== appointmentId)
      faults.push(`The appointment ${appointmentId} was answered and is not there.`)
  }
  return faults
}

async function jobFaults({ admin }: Office): Promise<string[]> {
  const { failed } = await admin.call(jobQueues, {})
  return failed.map((job) => `The job ${job.name} has failed: ${job.error}`)
}

interface Text {
  readonly to: string
  readonly body: string
  /** Names the message that it carries. */
  readonly statusCallback: string | null
}

/**
 * All talent were promised a text at the check-in, and one more when they were called in; no message goes out twice.
 */
function textFaults(ledger: Ledger, texts: readonly Text[]): string[] {
  const byNumber = Map.groupBy(texts, (text) => text.to)
  const missing = ledger.checkedIn.flatMap(({ phone, calledIn }) => {
    const bodies = new Set(byNumber.get(phone)?.map((text) => text.body))
    const promised = calledIn ? 2 : 1
    return bodies.size < promised ? [`${phone} was promised ${promised} texts and got ${bodies.size}.`] : []
  })
  const byMessage = Map.groupBy(texts, (text) => text.statusCallback)
  const twice = [...byMessage.values()].flatMap(([first, ...again]) =>
    first && again.length > 0 ? [`${first.to} got this text ${again.length + 1} times: ${first.body}`] : [],
  )
  return [...missing, ...twice]
}

/**
 * Compares the answered writes with the stored state.
 * @param messages whole mails as the SMTP server got them
 */
export async function check(
  office: Office,
  ledger: Ledger,
  messages: readonly string[],
  texts: readonly Text[],
): Promise<Verdict> {
  const mails = mailCounts(messages)
  const promised = [...ledger.checkedIn, ...ledger.booked]
  const mailFaults = promised.flatMap(({ email }) => {
    const count = mails.different(email)
    return count === 1 ? [] : [`${email} was promised one mail and got ${count}.`]
  })
  return {
    violations: [
      ...(await recordFaults(office, ledger)),
      ...(await bookingFaults(office, ledger)),
      ...(await jobFaults(office)),
      ...mailFaults,
      ...textFaults(ledger, texts),
    ],
    mailTwins: mails.twins,
    mails: messages.length,
    texts: texts.length,
  }
}
