import { CLOCK, denied, missing, type NeedsOf, useCase } from '@callboard/core'
import { noteMailReport } from '../contract/index.ts'
import { afterReport, isMarkedBy, type MailReport, messageOfMailId } from '../domain/mail-report.ts'
import { withoutSecret } from '../domain/message.ts'
import { defaultTemplate } from '../domain/templates/index.ts'
import { ADMIN_STORE, MAIL_REPORTS } from './ports/index.ts'

const NEEDS = { store: ADMIN_STORE, reports: MAIL_REPORTS, clock: CLOCK }
type Needs = NeedsOf<typeof NEEDS>

/**
 * Follows what mail servers report on mails that were taken: a mail that came back has failed, and an address that nobody
 * has, or whose holder calls our mail unwanted, gets no more. The bearer token authenticates the server that passes the
 * report on; the Message-ID in it and the recipient prove that it is about a mail of ours.
 * @throws DomainError missing where no reports are taken, denied for another token
 */
export const NoteMailReport = useCase(noteMailReport, NEEDS, async ({ needs, input: { file, bearer } }) => {
  if (!needs.reports.isOpen) throw missing('This address')
  if (!needs.reports.isFrom(bearer)) throw denied('This is not the token for reports on mails.')
  const report = await needs.reports.read(file.bytes)
  return { noted: report !== null && (await note(needs, report)) }
})

async function note({ store, clock }: Needs, report: MailReport): Promise<boolean> {
  const id = messageOfMailId(report.messageId)
  const known = await store.read(({ messages }) => messages.find(id))
  // Most mails that come are about nothing of ours: they take no lock.
  if (!known || !afterReport(known, report)) return false
  return await store.write(async ({ messages, deadAddresses }) => {
    const message = await messages.lock(id)
    const after = message && afterReport(message, report)
    if (!after) return false
    const { dead } = after
    const isSecret = defaultTemplate(after.message.template)?.secret === true
    await messages.save(isSecret ? withoutSecret(after.message) : after.message)
    const { to: address } = after.message
    if (dead !== null && isMarkedBy(message, await deadAddresses.find(address)))
      await deadAddresses.put({ address, reason: dead, since: clock.now(), liftedAt: null })
    return true
  })
}
