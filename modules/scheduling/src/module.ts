import { CLOCK, IDS, making, PUBLIC_URL } from '@callboard/core'
import { ContainerModule } from 'inversify'
import { AddTimeFrame } from './application/add-time-frame.ts'
import { AppointmentQueries } from './application/appointment-queries.ts'
import { AvailabilityReader } from './application/availability-reader.ts'
import { BookSlot } from './application/book-slot.ts'
import { BookingDesk } from './application/booking-desk.ts'
import { CancelAppointment } from './application/cancel-appointment.ts'
import { DayGate } from './application/day-gate.ts'
import { DeleteTimeFrame } from './application/delete-time-frame.ts'
import { GetAvailability } from './application/get-availability.ts'
import { IsAlreadyBooked } from './application/is-already-booked.ts'
import { ListAvailability } from './application/list-availability.ts'
import { ListOwnAppointments } from './application/list-own-appointments.ts'
import { ListTimeFrames } from './application/list-time-frames.ts'
import { MoveAppointment } from './application/move-appointment.ts'
import { OnCheckedIn } from './application/on-checked-in.ts'
import {
  SCHEDULING_SESSION_ACCESS,
  SCHEDULING_SESSION_DIRECTORY,
  SCHEDULING_STORE,
  SCHEDULING_USER_DIRECTORY,
} from './application/ports/index.ts'
import { ScheduleRoomGuard } from './application/schedule-room-guard.ts'
import { TellTalent } from './application/tell-talent.ts'
import { UpdateTimeFrame } from './application/update-time-frame.ts'

export const schedulingModule = new ContainerModule(({ bind }) => {
  bind(AppointmentQueries).toResolvedValue(making(AppointmentQueries), [SCHEDULING_STORE])
  bind(DayGate).toResolvedValue(making(DayGate), [SCHEDULING_SESSION_DIRECTORY, SCHEDULING_SESSION_ACCESS])
  bind(AvailabilityReader).toResolvedValue(making(AvailabilityReader), [
    SCHEDULING_STORE,
    SCHEDULING_SESSION_ACCESS,
    SCHEDULING_USER_DIRECTORY,
    CLOCK,
  ])

  bind(ListTimeFrames).toResolvedValue(making(ListTimeFrames), [SCHEDULING_STORE, DayGate])
  bind(AddTimeFrame).toResolvedValue(making(AddTimeFrame), [SCHEDULING_STORE, DayGate, IDS, CLOCK])
  bind(UpdateTimeFrame).toResolvedValue(making(UpdateTimeFrame), [SCHEDULING_STORE, DayGate, CLOCK])
  bind(DeleteTimeFrame).toResolvedValue(making(DeleteTimeFrame), [SCHEDULING_STORE, DayGate])

  bind(ListAvailability).toResolvedValue(making(ListAvailability), [DayGate, AvailabilityReader])
  bind(GetAvailability).toResolvedValue(making(GetAvailability), [DayGate, AvailabilityReader])
  // One for the process: it stores together what comes together.
  bind(BookingDesk).toResolvedValue(making(BookingDesk), [SCHEDULING_STORE, IDS, CLOCK]).inSingletonScope()
  bind(BookSlot).toResolvedValue(making(BookSlot), [
    DayGate,
    SCHEDULING_USER_DIRECTORY,
    BookingDesk,
    AvailabilityReader,
  ])
  bind(MoveAppointment).toResolvedValue(making(MoveAppointment), [
    SCHEDULING_STORE,
    DayGate,
    AvailabilityReader,
    CLOCK,
  ])
  bind(CancelAppointment).toResolvedValue(making(CancelAppointment), [SCHEDULING_STORE, DayGate])
  bind(IsAlreadyBooked).toResolvedValue(making(IsAlreadyBooked), [SCHEDULING_STORE, DayGate, CLOCK])
  bind(ListOwnAppointments).toResolvedValue(making(ListOwnAppointments), [
    SCHEDULING_STORE,
    SCHEDULING_SESSION_DIRECTORY,
    CLOCK,
  ])

  bind(TellTalent).toResolvedValue(making(TellTalent), [
    SCHEDULING_STORE,
    SCHEDULING_SESSION_DIRECTORY,
    SCHEDULING_USER_DIRECTORY,
    CLOCK,
    PUBLIC_URL,
  ])
  bind(OnCheckedIn).toResolvedValue(making(OnCheckedIn), [SCHEDULING_STORE])
  bind(ScheduleRoomGuard).toResolvedValue(making(ScheduleRoomGuard), [
    SCHEDULING_SESSION_DIRECTORY,
    SCHEDULING_SESSION_ACCESS,
  ])
})
