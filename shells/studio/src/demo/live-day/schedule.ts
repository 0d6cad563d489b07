import { getOwnProfile, saveOwnProfile } from '@callboard/freelancers/contract'
import { DEFAULT_ZONE } from '@callboard/projects/contract'
import {
  bookSlot,
  listAppointments,
  listAvailability,
  listTimeFrames,
  moveAppointment,
} from '@callboard/scheduling/contract'
import { type DemoOffice, demoDay } from '../demo-office.ts'

/** Whom the office has booked for tomorrow, and into which slot of the morning. */
const BOOKED = [
  { first_name: 'Amara', last_name: 'Osei', role: 'Barista', slot: 0 },
  { first_name: 'Felix', last_name: 'Brunner', role: 'Regular', slot: 0 },
  { first_name: 'Hana', last_name: 'Kim', role: 'Barista', slot: 2 },
  { first_name: 'Luca', last_name: 'Ferri', role: 'Regular', slot: 3 },
] as const
/** The last of them was moved here from the slot before. */
const MOVED_TO = 4

/** Booked slots of tomorrow beside that of the demo talent, one of them moved. */
export async function bookTomorrow(office: DemoOffice, end: AbortSignal): Promise<void> {
  const director = await office.actor('director')
  const session = await office.firstRound()
  const tomorrow = { session: session._id, day: session.dates[1]!._id }
  const [frame] = await office.run(listTimeFrames, director, tomorrow)
  if (!frame) throw new Error('The demo time frame is missing.')
  const { dates } = await office.run(listAvailability, director, tomorrow)
  const { slots } = dates[frame.date]![frame._id]!
  const booked = () => office.run(listAppointments, director, tomorrow)
  const emailOf = (first: string) => `${first.toLowerCase()}@callboard.test`
  const known = new Set((await booked()).map(({ talent }) => talent.email))
  for (const { role, slot, ...person } of BOOKED) {
    end.throwIfAborted()
    const email = emailOf(person.first_name)
    if (known.has(email)) continue
    await office.run(bookSlot, director, {
      ...tomorrow,
      availability: frame._id,
      start_time: slots[slot]!.start,
      role,
      talent: { email, ...person },
    })
  }
  const last = BOOKED[BOOKED.length - 1]!
  const appointment = (await booked()).find(({ talent }) => talent.email === emailOf(last.first_name))
  const start_time = slots[MOVED_TO]!.start
  if (appointment && appointment.start_time !== start_time)
    await office.run(moveAppointment, director, {
      ...tomorrow,
      availability: frame._id,
      appointment: appointment._id,
      start_time,
      role: last.role,
    })
}

/** The session manager is a freelancer whom casting directors find. */
export async function saveFreelancerProfile(office: DemoOffice): Promise<void> {
  const manager = await office.actor('manager')
  const { version } = await office.run(getOwnProfile, manager, {})
  if (version > 0) return
  await office.run(saveOwnProfile, manager, {
    version,
    will_work_as: ['session_runner', 'lobby_manager'],
    experience: '<p>Commercials and series since 2016. Own light, two cameras, calm with children.</p>',
    available_dates: [demoDay(2), demoDay(3), demoDay(5), demoDay(9)],
    non_available_dates: [demoDay(7)],
    availability_notes: 'Mornings are best.',
    timezone: DEFAULT_ZONE,
    phone: '(310) 555-0117',
    receive_email: true,
    show_to_all: true,
    show_to: [],
  })
}
