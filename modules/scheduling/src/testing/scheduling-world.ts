import { randomBytes, randomUUID } from 'node:crypto'
import { Actor, type Ids, type UserActor } from '@callboard/core'
import { manualClock, OutboxEntries, type OutboxEntry } from '@callboard/core/testing'
import { AddTimeFrame } from '../application/add-time-frame.ts'
import { AppointmentQueries } from '../application/appointment-queries.ts'
import { AvailabilityReader } from '../application/availability-reader.ts'
import { BookSlot } from '../application/book-slot.ts'
import { CancelAppointment } from '../application/cancel-appointment.ts'
import { DeleteTimeFrame } from '../application/delete-time-frame.ts'
import { GetAvailability } from '../application/get-availability.ts'
import { IsAlreadyBooked } from '../application/is-already-booked.ts'
import { ListAvailability } from '../application/list-availability.ts'
import { ListOwnAppointments } from '../application/list-own-appointments.ts'
import { ListTimeFrames } from '../application/list-time-frames.ts'
import { MoveAppointment } from '../application/move-appointment.ts'
import { MarkCheckedIn } from '../application/on-checked-in.ts'
import type {
  SchedulingStore,
  SessionAccess,
  SessionDirectory,
  UserDirectory,
  UserFacts,
} from '../application/ports/index.ts'
import { ScheduleAudience } from '../application/schedule-audience.ts'
import { TellTalent } from '../application/tell-talent.ts'
import { UpdateTimeFrame } from '../application/update-time-frame.ts'
import { sessionFacts, userFacts } from './builders.ts'

const ids: Ids = { next: () => randomUUID(), secret: () => randomBytes(32).toString('base64url') }

/** Keeps what committed writes promised, whatever the store does with it. */
function noting(store: SchedulingStore, promised: OutboxEntry[]): SchedulingStore {
  return {
    read: (work) => store.read(work),
    async write(work) {
      let entries = new OutboxEntries()
      const answer = await store.write((repositories) => {
        entries = new OutboxEntries()
        return work(repositories, entries)
      })
      promised.push(...entries.entries)
      return answer
    },
  }
}

const signedIn = ({ id, email, firstName, userType }: UserFacts): UserActor =>
  Actor.user({ userId: id, email, name: firstName, userType, signInId: `sign-in-${id}` })

/** One session of two dates with its people, at 2026-03-01 in the morning; no time frame yet. */
export function schedulingWorld(rawStore: SchedulingStore) {
  const promised: OutboxEntry[] = []
  const store = noting(rawStore, promised)
  const clock = manualClock('2026-03-01T17:00:00.000Z')
  const facts = [sessionFacts()]
  const users = [
    userFacts('director', 'casting_director'),
    userFacts('manager', 'session_manager'),
    userFacts('stranger', 'session_manager'),
    userFacts('client', 'client'),
    ...Array.from({ length: 60 }, (_, index) => userFacts(`talent${index}`, 'talent')),
  ]
  const sessions: SessionDirectory = {
    session: async (id) => facts.find((session) => session.id === id) ?? null,
    many: async (wanted) => facts.filter((session) => wanted.includes(session.id)),
  }
  const access: SessionAccess = {
    audience: async (actor) => {
      if (actor.kind !== 'user') return null
      if (['user-director', 'user-manager'].includes(actor.userId)) return 'staff'
      return actor.userType === 'client' ? 'client' : null
    },
  }
  const directory: UserDirectory = {
    find: async (id) => users.find((user) => user.id === id) ?? null,
    many: async (wanted) => users.filter((user) => wanted.includes(user.id)),
  }
  const reader = new AvailabilityReader(store, access, directory, clock)
  return {
    promised,
    clock,
    facts,
    store,
    as: (name: string): UserActor => {
      const user = users.find(({ id }) => id === `user-${name}`)
      if (!user) throw new Error(`Nobody is called ${name}.`)
      return signedIn(user)
    },
    addTimeFrame: new AddTimeFrame(store, sessions, access, ids, clock),
    updateTimeFrame: new UpdateTimeFrame(store, sessions, access, clock),
    deleteTimeFrame: new DeleteTimeFrame(store, sessions, access),
    listTimeFrames: new ListTimeFrames(store, sessions, access),
    listAvailability: new ListAvailability(sessions, reader),
    getAvailability: new GetAvailability(sessions, reader),
    bookSlot: new BookSlot(store, sessions, access, directory, reader, ids, clock),
    moveAppointment: new MoveAppointment(store, sessions, access, reader, clock),
    cancelAppointment: new CancelAppointment(store, sessions, access),
    isAlreadyBooked: new IsAlreadyBooked(store, sessions, access, clock),
    listOwnAppointments: new ListOwnAppointments(store, sessions, clock),
    markCheckedIn: new MarkCheckedIn(store),
    tellTalent: new TellTalent(store, sessions, directory, clock, 'https://callboard.example'),
    appointmentQueries: new AppointmentQueries(store),
    audience: new ScheduleAudience(sessions, access),
  }
}
