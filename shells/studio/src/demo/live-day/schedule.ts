import {
  addTimeFrame,
  bookSlot,
  listAppointments,
  listAvailability,
  listTimeFrames,
  moveAppointment,
} from '@callboard/scheduling/contract'
import { type DemoOffice, demoTime } from '../demo-office.ts'

/** Whom the office has booked for tomorrow, and into which slot of the morning. */
const BOOKED = [
  { first_name: 'Amara', last_name: 'Osei', role: 'Barista', slot: 0 },
  { first_name: 'Felix', last_name: 'Brunner', role: 'Regular', slot: 0 },
  { first_name: 'Hana', last_name: 'Kim', role: 'Barista', slot: 2 },
  { first_name: 'Luca', last_name: 'Ferri', role: 'Regular', slot: 3 },
] as const
/** The last of them was moved here from the slot before. */
const MOVED_TO = 4
const ROLES = ['Barista', 'Regular'] as const
/** Whom the office has booked for later today. */
const BOOKED_TODAY = [
  { first_name: 'Elena', last_name: 'Petrova', role: ROLES[0], slot: 0 },
  { first_name: 'Tomas', last_name: 'Novak', role: ROLES[1], slot: 1 },
]
/** Minutes from the beginning of the demo to their time frame, and its length. */
const LATER = 90
const LATER_LENGTH = 60

interface Booked {
  readonly first_name: string
  readonly last_name: string
  readonly role: string
  readonly slot: number
}

const emailOf = (first: string) => `${first.toLowerCase()}@callboard.test`

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}

/** Books whoever is not booked yet. @returns the slots of the date's only frame */
async function bookAll(
  office: DemoOffice,
  date: { readonly session: string; readonly day: string },
  people: readonly Booked[],
  end: AbortSignal,
) {
  const director = await office.actor('director')
  const [frame] = await office.run(listTimeFrames, director, date)
  if (!frame) throw new Error('The demo time frame is missing.')
  const { dates } = await office.run(listAvailability, director, date)
  const { slots } = dates[frame.date]![frame._id]!
  const known = new Set(
    (await office.run(listAppointments, director, date)).map(({ talent }) => talent.email),
  )
  for (const { role, slot, ...person } of people) {
    end.throwIfAborted()
    const email = emailOf(person.first_name)
    if (known.has(email)) continue
    await office.run(bookSlot, director, {
      ...date,
      availability: frame._id,
      start_time: slots[slot]!.start,
      role,
      talent: { email, ...person },
    })
  }
  return { frame, slots }
}

/** Booked for later today, so that they are on the list of whom the day expects; near midnight there is no later. */
export async function bookToday(office: DemoOffice, end: AbortSignal): Promise<void> {
  const session = await office.firstRound()
  const today = { session: session._id, day: session.dates[0]!._id }
  const director = await office.actor('director')
  const [start_time, end_time] = [demoTime(LATER), demoTime(LATER + LATER_LENGTH)]
  if ((await office.run(listTimeFrames, director, today)).length === 0) {
    if (minutesOf(end_time) - minutesOf(start_time) < LATER_LENGTH) return
    await office.run(addTimeFrame, director, {
      ...today,
      name: 'Later today',
      start_time,
      end_time,
      length_time_slot: 15,
      roles: ROLES.map((role) => ({ role, participants_count: 1 })),
    })
  }
  await bookAll(office, today, BOOKED_TODAY, end)
}

/** Booked slots of tomorrow beside that of the demo talent, one of them moved. */
export async function bookTomorrow(office: DemoOffice, end: AbortSignal): Promise<void> {
  const session = await office.firstRound()
  const tomorrow = { session: session._id, day: session.dates[1]!._id }
  const { frame, slots } = await bookAll(office, tomorrow, BOOKED, end)
  const director = await office.actor('director')
  const last = BOOKED[BOOKED.length - 1]!
  const booked = await office.run(listAppointments, director, tomorrow)
  const appointment = booked.find(({ talent }) => talent.email === emailOf(last.first_name))
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
