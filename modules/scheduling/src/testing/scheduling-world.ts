import type { UserActor } from '@callboard/core'
import {
  manualClock,
  notingStore,
  type OutboxEntry,
  personNamed,
  randomIds,
  signedInAs,
} from '@callboard/core/testing'
import { AddTimeFrame } from '../application/add-time-frame.ts'
import { AppointmentQueries } from '../application/appointment-queries.ts'
import { AvailabilityReader } from '../application/availability-reader.ts'
import { BookSlot } from '../application/book-slot.ts'
import { BookingDesk } from '../application/booking-desk.ts'
import { CancelAppointment } from '../application/cancel-appointment.ts'
import { DayGate } from '../application/day-gate.ts'
import { DeleteTimeFrame } from '../application/delete-time-frame.ts'
import { GetAvailability } from '../application/get-availability.ts'
import { IsAlreadyBooked } from '../application/is-already-booked.ts'
import { ListAvailability } from '../application/list-availability.ts'
import { ListOwnAppointments } from '../application/list-own-appointments.ts'
import { ListTimeFrames } from '../application/list-time-frames.ts'
import { MoveAppointment } from '../application/move-appointment.ts'
import { OnCheckedIn } from '../application/on-checked-in.ts'
import type {
  SchedulingStore,
  SessionAccess,
  SessionDirectory,
  UserDirectory,
} from '../application/ports/index.ts'
import { ScheduleRoomGuard } from '../application/schedule-room-guard.ts'
import { TellTalent } from '../application/tell-talent.ts'
import { UpdateTimeFrame } from '../application/update-time-frame.ts'
import { sessionFacts } from './builders.ts'

/** One session of two dates with its people, at 2026-03-01 in the morning; no time frame yet. */
export function schedulingWorld(rawStore: SchedulingStore) {
  const promised: OutboxEntry[] = []
  const store = notingStore(rawStore, promised)
  const clock = manualClock('2026-03-01T17:00:00.000Z')
  const facts = [sessionFacts()]
  const users = [
    personNamed('director', 'casting_director'),
    personNamed('manager', 'session_manager'),
    personNamed('stranger', 'session_manager'),
    personNamed('client', 'client'),
    ...Array.from({ length: 60 }, (_, index) => personNamed(`talent${index}`, 'talent')),
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
  const gate = new DayGate(sessions, access)
  const reader = new AvailabilityReader(store, access, directory, clock)
  return {
    promised,
    clock,
    facts,
    store,
    as: (name: string): UserActor => {
      const user = users.find(({ id }) => id === `user-${name}`)
      if (!user) throw new Error(`Nobody is called ${name}.`)
      return signedInAs(user)
    },
    addTimeFrame: new AddTimeFrame(store, gate, randomIds, clock),
    updateTimeFrame: new UpdateTimeFrame(store, gate, clock),
    deleteTimeFrame: new DeleteTimeFrame(store, gate),
    listTimeFrames: new ListTimeFrames(store, gate),
    listAvailability: new ListAvailability(gate, reader),
    getAvailability: new GetAvailability(gate, reader),
    bookSlot: new BookSlot(gate, directory, new BookingDesk(store, randomIds, clock), reader),
    moveAppointment: new MoveAppointment(store, gate, reader, clock),
    cancelAppointment: new CancelAppointment(store, gate),
    isAlreadyBooked: new IsAlreadyBooked(store, gate, clock),
    listOwnAppointments: new ListOwnAppointments(store, sessions, clock),
    onCheckedIn: new OnCheckedIn(store),
    tellTalent: new TellTalent(store, sessions, directory, clock, 'https://callboard.example'),
    appointmentQueries: new AppointmentQueries(store),
    scheduleRoom: new ScheduleRoomGuard(sessions, access),
  }
}
