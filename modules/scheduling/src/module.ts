import { defineModule, provide } from '@callboard/core'
import { AddTimeFrame } from './application/add-time-frame.ts'
import { StoredAppointmentQueries } from './application/appointment-queries.ts'
import { BookSlot } from './application/book-slot.ts'
import { CancelAppointment } from './application/cancel-appointment.ts'
import { DeleteTimeFrame } from './application/delete-time-frame.ts'
import { GetAvailability } from './application/get-availability.ts'
import { IsAlreadyBooked } from './application/is-already-booked.ts'
import { ListAvailability } from './application/list-availability.ts'
import { ListOwnAppointments } from './application/list-own-appointments.ts'
import { ListTimeFrames } from './application/list-time-frames.ts'
import { MoveAppointment } from './application/move-appointment.ts'
import { OnCheckedIn } from './application/on-checked-in.ts'
import { ScheduleRoomGuard } from './application/schedule-room-guard.ts'
import { AppointmentLoader, TalentDayLoader } from './application/subjects.ts'
import { TellTalent } from './application/tell-talent.ts'
import { UpdateTimeFrame } from './application/update-time-frame.ts'
import { APPOINTMENT_QUERIES } from './queries/index.ts'

export const schedulingModule = defineModule({
  name: 'scheduling',
  useCases: [
    ListAvailability,
    GetAvailability,
    ListTimeFrames,
    AddTimeFrame,
    UpdateTimeFrame,
    DeleteTimeFrame,
    BookSlot,
    MoveAppointment,
    CancelAppointment,
    IsAlreadyBooked,
    ListOwnAppointments,
  ],
  handlers: [TellTalent, OnCheckedIn],
  rooms: [ScheduleRoomGuard],
  subjects: [AppointmentLoader, TalentDayLoader],
  queries: [provide(APPOINTMENT_QUERIES, StoredAppointmentQueries)],
})
