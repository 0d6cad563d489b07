import { USER_DIRECTORY, type UserFacts } from '@callboard/accounts/queries'
import { messageRequested } from '@callboard/admin/contract'
import { broken, CLOCK, invalid, type NeedsOf, type Outbox, PUBLIC_URL, useCase } from '@callboard/core'
import type { SessionFacts } from '@callboard/projects/queries'
import { replyToTime } from '../../contract/index.ts'
import { type Appointment, isOpenToTalent } from '../../domain/appointment.ts'
import { standingReply, timeReply } from '../../domain/time-reply.ts'
import { appointmentOf } from '../found.ts'
import { toldAppointment } from '../jobs.ts'
import { SCHEDULING_STORE } from '../ports/index.ts'
import { signalSlots } from '../slots/signal-slots.ts'
import { appointmentValues } from './appointment-message.ts'
import { appointmentView } from './appointment-view.ts'
import { allowChange } from './change-rules.ts'

const NEEDS = { store: SCHEDULING_STORE, users: USER_DIRECTORY, clock: CLOCK, publicUrl: PUBLIC_URL }
type Needs = NeedsOf<typeof NEEDS>

/** Whom a wish for another time is about, and who is told of it. */
interface People {
  readonly talent: UserFacts | null
  readonly directors: readonly UserFacts[]
}

/** The place stays the talent's whatever they say; another one is found by the casting office or by themselves. */
export const ReplyToTime = useCase(replyToTime, NEEDS, async ({ needs, input, subject }) => {
  const { session, day, standing } = subject
  const note = input.answer === 'other_time' ? (input.note ?? '').trim() : ''
  if (input.answer === 'other_time' && note === '') throw invalid('note', 'Say which times would suit you')
  const people: People = {
    talent: await needs.users.find(subject.appointment.talentId),
    directors: await needs.users.many(session.castingDirectorIds),
  }
  return await needs.store.write(async (repositories, outbox) => {
    await repositories.frames.lockDay(session.id, day.id)
    const before = await appointmentOf(repositories, day.id, input.appointment)
    const now = needs.clock.now()
    if (input.answer === 'other_time') allowChange(standing, before, session, now)
    else if (!isOpenToTalent(before, 0, now))
      throw broken('too_late', 'This appointment has begun. There is nothing left to confirm.')
    const said = standingReply(before)
    if (said?.answer === input.answer && said.note === note) return appointmentView(before)
    const after = { ...before, reply: timeReply(before, input.answer, note) }
    await repositories.appointments.save(after)
    signalSlots(outbox, session.id, day.id, after.frameId)
    if (input.answer === 'other_time') tellDirectors(needs, outbox, after, session, people, note)
    return outbox.answer(appointmentView(after))
  })
})

function tellDirectors(
  { clock, publicUrl }: Needs,
  outbox: Outbox,
  appointment: Appointment,
  session: SessionFacts,
  { talent, directors }: People,
  note: string,
): void {
  if (!talent) return
  // The office reads times in the zone of the session.
  const read = toldAppointment({ ...appointment, zone: session.timeZone })
  const values = appointmentValues({ appointment: read, session, talent, people: [], publicUrl })
  for (const director of directors)
    outbox.publish(messageRequested, {
      key: `appointment:${appointment.id}:other-time:${clock.now().toISOString()}`,
      channel: 'email',
      template: 'OTHER_TIME_ASKED',
      to: director.email,
      reply_to: talent.email,
      values: {
        ...values,
        NOTE: note,
        SCHEDULE_LINK: `${publicUrl}/session/${session.projectUri}/edit/${session.id}/schedule/${appointment.dayId}`,
      },
      about: { project_id: session.projectId, session_id: session.id, user_id: director.id },
    })
}
