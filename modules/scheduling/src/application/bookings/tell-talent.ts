import { USER_DIRECTORY } from '@callboard/accounts/queries'
import { messageRequested } from '@callboard/admin/contract'
import { CLOCK, jobHandler, type NeedsOf, PUBLIC_URL } from '@callboard/core'
import { SESSION_DIRECTORY } from '@callboard/projects/queries'
import { hasFreePlace } from '../../domain/place.ts'
import { DayKeeper } from '../days/day-keeper.ts'
import { ForgottenTalent } from '../days/forgotten-talent.ts'
import { ScheduleReader } from '../days/schedule-reader.ts'
import { type TellTalentPayload, tellTalent } from '../jobs.ts'
import { SCHEDULING_STORE } from '../ports/index.ts'
import { appointmentFile, appointmentValues, bookingPage } from './appointment-message.ts'
import { castsRole, takesBookings } from './change-rules.ts'

const NEEDS = {
  store: SCHEDULING_STORE,
  sessions: SESSION_DIRECTORY,
  users: USER_DIRECTORY,
  forgotten: ForgottenTalent,
  days: DayKeeper,
  schedule: ScheduleReader,
  clock: CLOCK,
  publicUrl: PUBLIC_URL,
}
type Needs = NeedsOf<typeof NEEDS>

/** Mails a talent the outcome of its appointment: outside the transaction of the booking, and once. */
export const TellTalent = jobHandler(tellTalent, NEEDS, async ({ needs, payload: appointment }) => {
  if (appointment.template === 'APPOINTMENT_REMINDER' && !(await isStill(needs, appointment))) return
  const session = await needs.sessions.evenDeleted(appointment.session_id)
  const talent = await needs.users.find(appointment.talent_id)
  // An account may be deleted while it books.
  if (!talent) return await needs.forgotten.forget(appointment.talent_id)
  if (!session) return
  const day = session.dates.find((date) => date.id === appointment.day_id)
  const people = await needs.users.many([
    ...session.castingDirectorIds,
    ...(day?.managerIds ?? []),
    ...(day?.lobbyManagerIds ?? []),
  ])
  const directors = session.castingDirectorIds.flatMap((id) => people.find((user) => user.id === id) ?? [])
  const director = directors[0]
  const now = needs.clock.now()
  const parts = { appointment, session, talent, people, publicUrl: needs.publicUrl, now }
  const values = { ...appointmentValues(parts), BOOK_AGAIN_LINK: await bookAgainLink(needs, appointment) }
  const { template, appointment_id, sequence } = appointment
  await needs.store.write(async (_repositories, outbox) => {
    outbox.publish(messageRequested, {
      key: `appointment:${appointment_id}:${template}:${sequence}`,
      channel: 'email',
      template,
      to: talent.email,
      ...(director ? { reply_to: director.email } : {}),
      values,
      about: { project_id: session.projectId, session_id: session.id, user_id: talent.id },
      attachments: [appointmentFile(parts, now)],
    })
  })
})

/** A talent is not reminded of what was changed a moment ago. */
async function isStill({ store }: Needs, { appointment_id, sequence }: TellTalentPayload): Promise<boolean> {
  const now = await store.read(({ appointments }) => appointments.find(appointment_id))
  return now?.sequence === sequence
}

/** Of a talent's own cancellation, while the date has a time to book; else nothing. */
async function bookAgainLink(
  { days, schedule, clock, publicUrl }: Needs,
  { cancelled_by, session_id, day_id }: TellTalentPayload,
): Promise<string> {
  if (cancelled_by !== 'talent') return ''
  const place = await days.placeNow({ session: { id: session_id }, day: { id: day_id } })
  if (!place || !takesBookings(place.session)) return ''
  const isCast = (role: string) => castsRole(place.session, role)
  const isFree = hasFreePlace(await schedule.ofDay(place), isCast, clock.now())
  return isFree ? bookingPage(place.session, day_id, publicUrl) : ''
}
