import { listMessages } from '@callboard/admin/contract'
import { textTalent } from '@callboard/lobby/contract'
import {
  getShareScheduleDraft,
  getTalentEmailDraft,
  sendTalentEmail,
  shareSchedule,
} from '@callboard/projects/contract'
import { getReview, listArchives, requestArchive } from '@callboard/review/contract'
import type { DemoOffice } from '../demo-office.ts'
import { DEMO_ARRIVALS, NINA } from '../demo-people.ts'

const [, , MEI] = DEMO_ARRIVALS
/** An agency that the office wrote to. */
const AGENCY = 'agency@callboard.test'

/**
 * Messages that nothing else of the day brings: the office's own mails, a text of staff and an archive. Check-ins, calls,
 * bookings and the invitation have brought theirs.
 */
export async function fillMessageLog(office: DemoOffice): Promise<void> {
  const director = await office.actor('director')
  const { _id: session, dates } = await office.firstRound()
  const sent = new Set(
    (
      await office.run(listMessages, await office.actor('admin'), { session_id: session, take: 100 })
    ).messages.map(({ template }) => template),
  )
  if (!sent.has('TALENT_EMAIL')) {
    const { subject, content } = await office.run(getTalentEmailDraft, director, { id: session })
    await office.run(sendTalentEmail, director, { id: session, emails: [AGENCY], subject, content })
  }
  if (!sent.has('SHARE_SCHEDULE_LINK')) {
    const tomorrow = { session, day: dates[1]!._id }
    const { subject, content } = await office.run(getShareScheduleDraft, director, tomorrow)
    await office.run(shareSchedule, director, { ...tomorrow, emails: [AGENCY], subject, content })
  }
  const mei = (await office.arrivals(session)).get(MEI.portrait)
  if (mei && !sent.has('STAFF_TEXT'))
    await office.run(textTalent, director, {
      id: mei._id,
      body: 'Running ten minutes late, thank you for waiting!',
    })
  await archive(office, session)
}

async function archive(office: DemoOffice, session: string): Promise<void> {
  const director = await office.actor('director')
  const { archives } = await office.run(listArchives, director, { session })
  if (archives.length > 0) return
  const nina = (await office.arrivals(session)).get(NINA.portrait)?._id
  const { groups } = await office.run(getReview, director, { session })
  const keys = groups
    .filter(({ records }) => records.some(({ _id }) => _id === nina))
    .flatMap(({ videos }) => videos.filter(({ state }) => state === 'ready').map(({ _id }) => _id))
  if (keys.length > 0) await office.run(requestArchive, director, { session, keys, filename: 'First round' })
}
