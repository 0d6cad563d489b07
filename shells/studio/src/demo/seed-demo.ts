import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { CreateUser } from '@callboard/accounts'
import { listUsers, register } from '@callboard/accounts/contract'
import { USER_DIRECTORY, type UserDirectory } from '@callboard/accounts/queries'
import { Actor, dayIn } from '@callboard/core'
import { checkIn, getCheckInPage, uploadCheckInPhoto } from '@callboard/lobby/contract'
import { PROJECTS_STORE, type ProjectsStore } from '@callboard/projects'
import {
  createProject,
  createSession,
  DEFAULT_ZONE,
  type SessionView,
  setInvoiced,
} from '@callboard/projects/contract'
import { addTimeFrame, bookSlot, listAvailability } from '@callboard/scheduling/contract'
import type { Container } from 'inversify'
import { DEMO_ACCOUNTS, DEMO_ARRIVALS, DEMO_PASSWORD, DEMO_REQUEST } from './demo-people.ts'
import { runEndpoint } from './run-endpoint.ts'

const SEED = Actor.system('demo')
const DAY_MS = 86_400_000

/** Acts as one of the demo accounts. @throws Error when it is not there */
async function actingAs(container: Container, email: string): Promise<Actor> {
  const user = await container.get<UserDirectory>(USER_DIRECTORY).byEmail(email)
  if (!user) throw new Error(`The demo account ${email} is missing.`)
  return Actor.user({
    userId: user.id,
    email: user.email,
    name: `${user.firstName} ${user.lastName}`,
    userType: user.userType,
    signInId: 'demo',
  })
}

const demoDay = (days: number) => dayIn(DEFAULT_ZONE, new Date(Date.now() + days * DAY_MS))

/** Dates in the coming two weeks: on hold, booked, and one that is invoiced. */
async function seedCallbacks(container: Container, studio: string, managers: string[]): Promise<void> {
  const director = await actingAs(container, 'director@callboard.test')
  const place = { location_type: 'In Person', in_person_location: 'Stage 4, Burbank' } as const
  const { _id, dates } = await runEndpoint(container, createSession, director, {
    name: 'Callbacks',
    studio,
    time_zone: DEFAULT_ZONE,
    dates: [
      { date: demoDay(4), start_time: '09:30', ...place },
      { date: demoDay(6), start_time: '13:00', ...place, managers },
      { date: demoDay(8), start_time: '11:00', location_type: 'Virtual', managers },
    ],
  })
  const admin = await actingAs(container, 'admin@callboard.test')
  await runEndpoint(container, setInvoiced, admin, { session: _id, day: dates[2]!._id, invoiced: true })
}

/** The demo client finds the project at home. */
async function inviteClient(container: Container, projectId: string): Promise<void> {
  const email = 'client@callboard.test'
  const client = await container.get<UserDirectory>(USER_DIRECTORY).byEmail(email)
  const invitation = { projectId, email, userId: client?.id ?? null, sessionIds: null, invitedAt: new Date() }
  await container.get<ProjectsStore>(PROJECTS_STORE).write(({ clients }) => clients.save(invitation))
}

async function seedSession(container: Container, director: Actor, manager: Actor): Promise<SessionView> {
  const project = await runEndpoint(container, createProject, director, {
    name: 'Corner Shop',
    project_roles: ['Barista', 'Regular', 'Courier'],
    accent: '#1f6f54',
  })
  await inviteClient(container, project._id)
  const managers = manager.kind === 'user' ? [manager.userId] : []
  const session = await runEndpoint(container, createSession, director, {
    name: 'First round',
    studio: project._id,
    time_zone: DEFAULT_ZONE,
    dates: [
      { date: demoDay(0), start_time: '10:00', location_type: 'Virtual', managers },
      { date: demoDay(1), start_time: '10:00', location_type: 'Virtual', managers },
    ],
  })
  await seedCallbacks(container, project._id, managers)
  return session
}

async function seedArrivals(container: Container, session: SessionView): Promise<void> {
  for (const { portrait, ...person } of DEMO_ARRIVALS) {
    const { ticket } = await runEndpoint(container, getCheckInPage, Actor.anonymous, {
      uri: session.studio_uri,
      session: session._id,
    })
    if (!ticket) throw new Error('Check-in of the demo session is not open.')
    const bytes = await readFile(join(import.meta.dirname, 'portraits', `${portrait}.jpg`))
    const { photo } = await runEndpoint(container, uploadCheckInPhoto, Actor.anonymous, {
      ticket,
      file: { contentType: 'image/jpeg', bytes },
    })
    await runEndpoint(container, checkIn, Actor.anonymous, {
      ...person,
      ticket,
      email: `${portrait}@callboard.test`,
      photo,
      phone: '(310) 555-0142',
      opt_in: true,
      terms: true,
    })
  }
}

/**
 * Seeds a casting day of today into an install that has no account yet.
 * @returns false when there were accounts and nothing was done
 */
export async function seedDemo(container: Container): Promise<boolean> {
  const { users } = await runEndpoint(container, listUsers, SEED, { limit: 1 })
  if (users.length > 0) return false
  for (const account of DEMO_ACCOUNTS)
    await container.get(CreateUser).run(SEED, { ...account, password: DEMO_PASSWORD })
  // With a bot check in front of sign-up there is no request.
  await runEndpoint(container, register, Actor.anonymous, { ...DEMO_REQUEST, password: DEMO_PASSWORD })
  const director = await actingAs(container, 'director@callboard.test')
  const manager = await actingAs(container, 'manager@callboard.test')
  const session = await seedSession(container, director, manager)
  await seedArrivals(container, session)
  const tomorrow = { session: session._id, day: session.dates[1]!._id }
  const frame = await runEndpoint(container, addTimeFrame, director, {
    ...tomorrow,
    name: 'Morning call',
    start_time: '10:00',
    end_time: '12:00',
    length_time_slot: 15,
    roles: [
      { role: 'Barista', participants_count: 1 },
      { role: 'Regular', participants_count: 2 },
    ],
  })
  const { dates } = await runEndpoint(container, listAvailability, director, tomorrow)
  const { start } = dates[frame.date]![frame._id]!.slots[1]!
  const talent = await actingAs(container, 'talent@callboard.test')
  await runEndpoint(container, bookSlot, talent, {
    ...tomorrow,
    availability: frame._id,
    start_time: start,
    role: 'Regular',
  })
  return true
}
