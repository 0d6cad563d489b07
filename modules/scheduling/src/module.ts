import { defineModule, provide } from '@callboard/core'
import { StoredAppointmentQueries } from './application/bookings/appointment-queries.ts'
import { BookSlot } from './application/bookings/book-slot.ts'
import { CancelAppointment } from './application/bookings/cancel-appointment.ts'
import { OnCheckedIn, UpdateAppointment } from './application/bookings/checked-in.ts'
import { GetCalendarFile } from './application/bookings/get-calendar-file.ts'
import { ListKnownTalent } from './application/bookings/known-talent.ts'
import {
  GetScheduledAppointments,
  IsAlreadyBooked,
  ListAppointments,
  ListOwnAppointments,
} from './application/bookings/list-appointments.ts'
import { ListLostTimes, PutLostTimeAway } from './application/bookings/lost-times.ts'
import { MoveAppointment } from './application/bookings/move-appointment.ts'
import { ReplyToTime } from './application/bookings/reply-to-time.ts'
import { TellTalent } from './application/bookings/tell-talent.ts'
import { OnCallbackPlanned } from './application/callbacks/on-callback-planned.ts'
import {
  OnAccountDeleted,
  OnProjectArchived,
  OnSessionChanged,
  OnSessionDeleted,
} from './application/days/followed-events.ts'
import { TellChange } from './application/notices/tell-change.ts'
import { UndoChange } from './application/notices/undo-change.ts'
import { OwnAppointmentsData } from './application/own-data.ts'
import { RemindTalent } from './application/reminders/remind-talent.ts'
import { GetAvailability, ListAvailability, ScheduleRoomGuard } from './application/slots/availability.ts'
import {
  AppointmentLoader,
  LostTimeLoader,
  TalentDayLoader,
  TimeFrameLoader,
} from './application/subjects.ts'
import { AddTimeFrame } from './application/time-frames/add-time-frame.ts'
import { DeleteTimeFrame } from './application/time-frames/delete-time-frame.ts'
import { GetOccupancy } from './application/time-frames/get-occupancy.ts'
import { GetTimeFrame, ListTimeFrames } from './application/time-frames/get-time-frames.ts'
import { UpdateTimeFrame } from './application/time-frames/update-time-frame.ts'
import { APPOINTMENT_QUERIES, SCHEDULING_OWN_DATA } from './queries/index.ts'

export const schedulingModule = defineModule({
  name: 'scheduling',
  useCases: [
    ListAvailability,
    GetAvailability,
    GetOccupancy,
    ListTimeFrames,
    GetTimeFrame,
    AddTimeFrame,
    UpdateTimeFrame,
    DeleteTimeFrame,
    BookSlot,
    MoveAppointment,
    CancelAppointment,
    ReplyToTime,
    UndoChange,
    UpdateAppointment,
    GetCalendarFile,
    ListAppointments,
    GetScheduledAppointments,
    ListKnownTalent,
    ListLostTimes,
    PutLostTimeAway,
    IsAlreadyBooked,
    ListOwnAppointments,
  ],
  handlers: [
    TellTalent,
    TellChange,
    RemindTalent,
    OnCallbackPlanned,
    OnCheckedIn,
    OnSessionChanged,
    OnSessionDeleted,
    OnProjectArchived,
    OnAccountDeleted,
  ],
  rooms: [ScheduleRoomGuard],
  subjects: [AppointmentLoader, TimeFrameLoader, TalentDayLoader, LostTimeLoader],
  queries: [
    provide(APPOINTMENT_QUERIES, StoredAppointmentQueries),
    provide(SCHEDULING_OWN_DATA, OwnAppointmentsData),
  ],
})
