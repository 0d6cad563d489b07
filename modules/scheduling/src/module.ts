import { defineModule, provide } from '@callboard/core'
import { StoredAppointmentQueries } from './application/bookings/appointment-queries.ts'
import { BookSlot } from './application/bookings/book-slot.ts'
import { CancelAppointment } from './application/bookings/cancel-appointment.ts'
import { GetCalendarFile } from './application/bookings/get-calendar-file.ts'
import { IsAlreadyBooked } from './application/bookings/is-already-booked.ts'
import { ListAppointments } from './application/bookings/list-appointments.ts'
import { ListOwnAppointments } from './application/bookings/list-own-appointments.ts'
import { GetScheduledAppointments } from './application/bookings/list-scheduled.ts'
import { MoveAppointment } from './application/bookings/move-appointment.ts'
import { OnCheckedIn } from './application/bookings/on-checked-in.ts'
import { TellTalent } from './application/bookings/tell-talent.ts'
import { UpdateAppointment } from './application/bookings/update-appointment.ts'
import { OnAccountDeleted } from './application/days/on-account-deleted.ts'
import { OnProjectArchived } from './application/days/on-project-archived.ts'
import { OnSessionChanged } from './application/days/on-session-changed.ts'
import { OnSessionDeleted } from './application/days/on-session-deleted.ts'
import { TellChange } from './application/notices/tell-change.ts'
import { UndoChange } from './application/notices/undo-change.ts'
import { RemindTalent } from './application/reminders/remind-talent.ts'
import { GetAvailability } from './application/slots/get-availability.ts'
import { ListAvailability } from './application/slots/list-availability.ts'
import { ScheduleRoomGuard } from './application/slots/schedule-room-guard.ts'
import { AppointmentLoader, TalentDayLoader, TimeFrameLoader } from './application/subjects.ts'
import { AddTimeFrame } from './application/time-frames/add-time-frame.ts'
import { DeleteTimeFrame } from './application/time-frames/delete-time-frame.ts'
import { GetTimeFrame } from './application/time-frames/get-time-frame.ts'
import { ListTimeFrames } from './application/time-frames/list-time-frames.ts'
import { UpdateTimeFrame } from './application/time-frames/update-time-frame.ts'
import { APPOINTMENT_QUERIES } from './queries/index.ts'

export const schedulingModule = defineModule({
  name: 'scheduling',
  useCases: [
    ListAvailability,
    GetAvailability,
    ListTimeFrames,
    GetTimeFrame,
    AddTimeFrame,
    UpdateTimeFrame,
    DeleteTimeFrame,
    BookSlot,
    MoveAppointment,
    CancelAppointment,
    UndoChange,
    UpdateAppointment,
    GetCalendarFile,
    ListAppointments,
    GetScheduledAppointments,
    IsAlreadyBooked,
    ListOwnAppointments,
  ],
  handlers: [
    TellTalent,
    TellChange,
    RemindTalent,
    OnCheckedIn,
    OnSessionChanged,
    OnSessionDeleted,
    OnProjectArchived,
    OnAccountDeleted,
  ],
  rooms: [ScheduleRoomGuard],
  subjects: [AppointmentLoader, TimeFrameLoader, TalentDayLoader],
  queries: [provide(APPOINTMENT_QUERIES, StoredAppointmentQueries)],
})
