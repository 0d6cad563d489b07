import { CreateUser } from '@callboard/accounts'
import { DEMO_ACCOUNTS, DEMO_PASSWORD, register } from '@callboard/accounts/contract'
import { Actor } from '@callboard/core'
import { InvitationLinks } from '@callboard/projects'
import {
  acceptInvitation,
  createProject,
  createSession,
  DEFAULT_ZONE,
  getInvitationDraft,
  inviteClients,
  listClients,
  setInvoiced,
} from '@callboard/projects/contract'
import {
  addTimeFrame,
  bookSlot,
  isAlreadyBooked,
  listAvailability,
  listTimeFrames,
} from '@callboard/scheduling/contract'
import { type DemoOffice, demoDay, demoTime, FIRST_ROUND, PROJECT } from './demo-office.ts'
import { DEMO_ARRIVALS, DEMO_REQUEST } from './demo-people.ts'

const SEED = Actor.system('demo')

async function seedAccounts(office: DemoOffice): Promise<void> {
  for (const account of DEMO_ACCOUNTS)
    if (!(await office.account(account.email)))
      await office.container.get(CreateUser).run(SEED, { ...account, password: DEMO_PASSWORD })
  if (!(await office.account(DEMO_REQUEST.email)))
    await office.run(register, SEED, { ...DEMO_REQUEST, password: DEMO_PASSWORD })
}

/** The demo client finds the project at home. */
async function inviteClient(office: DemoOffice, project: string): Promise<void> {
  const [director, client] = [await office.actor('director'), await office.actor('client')]
  const { clients } = await office.run(listClients, director, { id: project })
  if (clients.some(({ email, state }) => email === client.email && state === 'joined')) return
  const { subject, content } = await office.run(getInvitationDraft, director, { id: project })
  await office.run(inviteClients, director, { id: project, emails: [client.email], subject, content })
  const link = office.container.get(InvitationLinks).linkOf({ projectId: project, email: client.email })
  await office.run(acceptInvitation, client, { invite: new URL(link).searchParams.get('invite') ?? '' })
}

async function seedProject(office: DemoOffice): Promise<string> {
  const known = await office.project()
  if (known) return known._id
  const made = await office.run(createProject, await office.actor('director'), {
    name: PROJECT,
    project_roles: ['Barista', 'Regular', 'Courier'],
    accent: '#1f6f54',
  })
  return made._id
}

async function seedFirstRound(office: DemoOffice, studio: string): Promise<void> {
  if (await office.session(FIRST_ROUND)) return
  const managers = [(await office.actor('manager')).userId]
  await office.run(createSession, await office.actor('director'), {
    name: FIRST_ROUND,
    studio,
    time_zone: DEFAULT_ZONE,
    dates: [
      { date: demoDay(0), start_time: demoTime(-45), location_type: 'Virtual', managers },
      { date: demoDay(1), start_time: '10:00', location_type: 'Virtual', managers },
    ],
  })
}

/** Dates in the coming two weeks: on hold, booked, and one that is invoiced. */
async function seedCallbacks(office: DemoOffice, studio: string): Promise<void> {
  const managers = [(await office.actor('manager')).userId]
  const place = { location_type: 'In Person', in_person_location: 'Stage 4, Burbank' } as const
  const { _id, dates } =
    (await office.session('Callbacks')) ??
    (await office.run(createSession, await office.actor('director'), {
      name: 'Callbacks',
      studio,
      time_zone: DEFAULT_ZONE,
      dates: [
        { date: demoDay(4), start_time: '09:30', ...place },
        { date: demoDay(6), start_time: '13:00', ...place, managers },
        { date: demoDay(8), start_time: '11:00', location_type: 'Virtual', managers },
      ],
    }))
  const [last] = dates.slice(-1)
  if (last && !last.invoiced)
    await office.run(setInvoiced, await office.actor('admin'), {
      session: _id,
      day: last._id,
      invoiced: true,
    })
}

async function seedArrivals(office: DemoOffice): Promise<void> {
  const session = await office.firstRound()
  const here = await office.arrivals(session._id)
  for (const person of DEMO_ARRIVALS) if (!here.has(person.portrait)) await office.checkIn(session, person)
}

/** Slots of tomorrow, one of which the demo talent has booked. */
async function seedSlots(office: DemoOffice): Promise<void> {
  const [director, talent] = [await office.actor('director'), await office.actor('talent')]
  const session = await office.firstRound()
  const tomorrow = { session: session._id, day: session.dates[1]!._id }
  const [known] = await office.run(listTimeFrames, director, tomorrow)
  const frame =
    known ??
    (await office.run(addTimeFrame, director, {
      ...tomorrow,
      name: 'Morning call',
      start_time: '10:00',
      end_time: '12:00',
      length_time_slot: 15,
      roles: [
        { role: 'Barista', participants_count: 1 },
        { role: 'Regular', participants_count: 2 },
      ],
    }))
  const { appointment } = await office.run(isAlreadyBooked, talent, { ...tomorrow, talent: talent.userId })
  if (appointment) return
  const { dates } = await office.run(listAvailability, director, tomorrow)
  const { start } = dates[frame.date]![frame._id]!.slots[1]!
  await office.run(bookSlot, talent, {
    ...tomorrow,
    availability: frame._id,
    start_time: start,
    role: 'Regular',
  })
}

/** Makes the accounts of the demo, and its sessions of today and the coming days. What is there already stays. */
export async function seedDemo(office: DemoOffice): Promise<void> {
  await seedAccounts(office)
  const project = await seedProject(office)
  await seedFirstRound(office, project)
  await seedCallbacks(office, project)
}

/** Makes the people of its beginning: the client, the first arrivals and a booking. What is there already stays. */
export async function seedPeople(office: DemoOffice): Promise<void> {
  const { studio } = await office.firstRound()
  await inviteClient(office, studio)
  await seedArrivals(office)
  await seedSlots(office)
}
