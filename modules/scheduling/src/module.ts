import { CLOCK, type Clock, IDS, type Ids, PUBLIC_URL } from '@callboard/core'
import { ContainerModule } from 'inversify'
import { AddTimeFrame } from './application/add-time-frame.ts'
import { AppointmentQueries } from './application/appointment-queries.ts'
import { AvailabilityReader } from './application/availability-reader.ts'
import { BookSlot } from './application/book-slot.ts'
import { CancelAppointment } from './application/cancel-appointment.ts'
import { DeleteTimeFrame } from './application/delete-time-frame.ts'
import { GetAvailability } from './application/get-availability.ts'
import { IsAlreadyBooked } from './application/is-already-booked.ts'
import { ListAvailability } from './application/list-availability.ts'
import { ListOwnAppointments } from './application/list-own-appointments.ts'
import { ListTimeFrames } from './application/list-time-frames.ts'
import { MoveAppointment } from './application/move-appointment.ts'
import { MarkCheckedIn } from './application/on-checked-in.ts'
import {
  SCHEDULING_SESSION_ACCESS,
  SCHEDULING_SESSION_DIRECTORY,
  SCHEDULING_STORE,
  SCHEDULING_USER_DIRECTORY,
  type SchedulingStore,
  type SessionAccess,
  type SessionDirectory,
  type UserDirectory,
} from './application/ports/index.ts'
import { ScheduleAudience } from './application/schedule-audience.ts'
import { TellTalent } from './application/tell-talent.ts'
import { UpdateTimeFrame } from './application/update-time-frame.ts'

const STAFF_PORTS = [SCHEDULING_STORE, SCHEDULING_SESSION_DIRECTORY, SCHEDULING_SESSION_ACCESS] as const

export const schedulingModule = new ContainerModule(({ bind }) => {
  bind(AvailabilityReader).toResolvedValue(
    (store: SchedulingStore, access: SessionAccess, users: UserDirectory, clock: Clock) =>
      new AvailabilityReader(store, access, users, clock),
    [SCHEDULING_STORE, SCHEDULING_SESSION_ACCESS, SCHEDULING_USER_DIRECTORY, CLOCK],
  )
  for (const UseCase of [ListAvailability, GetAvailability]) {
    bind<object>(UseCase).toResolvedValue(
      (sessions: SessionDirectory, reader: AvailabilityReader) => new UseCase(sessions, reader),
      [SCHEDULING_SESSION_DIRECTORY, AvailabilityReader],
    )
  }
  for (const UseCase of [ListTimeFrames, DeleteTimeFrame, CancelAppointment]) {
    bind<object>(UseCase).toResolvedValue(
      (store: SchedulingStore, sessions: SessionDirectory, access: SessionAccess) =>
        new UseCase(store, sessions, access),
      [...STAFF_PORTS],
    )
  }
  for (const UseCase of [UpdateTimeFrame, IsAlreadyBooked]) {
    bind<object>(UseCase).toResolvedValue(
      (store: SchedulingStore, sessions: SessionDirectory, access: SessionAccess, clock: Clock) =>
        new UseCase(store, sessions, access, clock),
      [...STAFF_PORTS, CLOCK],
    )
  }
  bind(AddTimeFrame).toResolvedValue(
    (store: SchedulingStore, sessions: SessionDirectory, access: SessionAccess, ids: Ids, clock: Clock) =>
      new AddTimeFrame(store, sessions, access, ids, clock),
    [...STAFF_PORTS, IDS, CLOCK],
  )
  bind(BookSlot).toResolvedValue(
    (
      store: SchedulingStore,
      sessions: SessionDirectory,
      access: SessionAccess,
      users: UserDirectory,
      reader: AvailabilityReader,
      ids: Ids,
      clock: Clock,
    ) => new BookSlot(store, sessions, access, users, reader, ids, clock),
    [...STAFF_PORTS, SCHEDULING_USER_DIRECTORY, AvailabilityReader, IDS, CLOCK],
  )
  bind(MoveAppointment).toResolvedValue(
    (
      store: SchedulingStore,
      sessions: SessionDirectory,
      access: SessionAccess,
      reader: AvailabilityReader,
      clock: Clock,
    ) => new MoveAppointment(store, sessions, access, reader, clock),
    [...STAFF_PORTS, AvailabilityReader, CLOCK],
  )
  bind(ListOwnAppointments).toResolvedValue(
    (store: SchedulingStore, sessions: SessionDirectory, clock: Clock) =>
      new ListOwnAppointments(store, sessions, clock),
    [SCHEDULING_STORE, SCHEDULING_SESSION_DIRECTORY, CLOCK],
  )
  bind(TellTalent).toResolvedValue(
    (
      store: SchedulingStore,
      sessions: SessionDirectory,
      users: UserDirectory,
      clock: Clock,
      publicUrl: string,
    ) => new TellTalent(store, sessions, users, clock, publicUrl),
    [SCHEDULING_STORE, SCHEDULING_SESSION_DIRECTORY, SCHEDULING_USER_DIRECTORY, CLOCK, PUBLIC_URL],
  )
  for (const UseCase of [MarkCheckedIn, AppointmentQueries]) {
    bind<object>(UseCase).toResolvedValue((store: SchedulingStore) => new UseCase(store), [SCHEDULING_STORE])
  }
  bind(ScheduleAudience).toResolvedValue(
    (sessions: SessionDirectory, access: SessionAccess) => new ScheduleAudience(sessions, access),
    [SCHEDULING_SESSION_DIRECTORY, SCHEDULING_SESSION_ACCESS],
  )
})
