import { AccountLoader, USER_DIRECTORY } from '@callboard/accounts/queries'
import { CLOCK, IDS, PUBLIC_URL, type UserActor } from '@callboard/core'
import {
  double,
  manualClock,
  notingStore,
  type OutboxEntry,
  personNamed,
  randomIds,
  signedInAs,
  wired,
} from '@callboard/core/testing'
import { projectSubjects, SESSION_DIRECTORY, type SessionFacts } from '@callboard/projects/queries'
import { BookSlot } from '../application/bookings/book-slot.ts'
import { CancelAppointment } from '../application/bookings/cancel-appointment.ts'
import { GetCalendarFile } from '../application/bookings/get-calendar-file.ts'
import { IsAlreadyBooked } from '../application/bookings/is-already-booked.ts'
import { ListOwnAppointments } from '../application/bookings/list-own-appointments.ts'
import { MoveAppointment } from '../application/bookings/move-appointment.ts'
import { OnCheckedIn } from '../application/bookings/on-checked-in.ts'
import { TellTalent } from '../application/bookings/tell-talent.ts'
import { OnAccountDeleted } from '../application/days/on-account-deleted.ts'
import { OnProjectArchived } from '../application/days/on-project-archived.ts'
import { OnSessionChanged } from '../application/days/on-session-changed.ts'
import { OnSessionDeleted } from '../application/days/on-session-deleted.ts'
import { SCHEDULING_STORE, type SchedulingStore } from '../application/ports/index.ts'
import { GetAvailability } from '../application/slots/get-availability.ts'
import { ListAvailability } from '../application/slots/list-availability.ts'
import { AddTimeFrame } from '../application/time-frames/add-time-frame.ts'
import { DeleteTimeFrame } from '../application/time-frames/delete-time-frame.ts'
import { ListTimeFrames } from '../application/time-frames/list-time-frames.ts'
import { UpdateTimeFrame } from '../application/time-frames/update-time-frame.ts'
import { scheduleRoom } from '../contract/index.ts'
import { schedulingModule } from '../module.ts'
import { APPOINTMENT_QUERIES } from '../queries/index.ts'
import { sessionFacts } from './builders.ts'

/** A session of two dates with its people, at 2026-03-01 in the morning; no time frame yet. */
export function schedulingWorld(rawStore: SchedulingStore) {
  const promised: OutboxEntry[] = []
  const store = notingStore(rawStore, promised)
  const clock = manualClock('2026-03-01T17:00:00.000Z')
  const facts = [sessionFacts()]
  const deleted: SessionFacts[] = []
  const users = [
    personNamed('director', 'casting_director'),
    personNamed('manager', 'session_manager'),
    personNamed('stranger', 'session_manager'),
    personNamed('client', 'client'),
    ...Array.from({ length: 60 }, (_, index) => personNamed(`talent${index}`, 'talent')),
  ]
  const people = users.map((user) => ({ ...user, phone: null }))
  const { get, guarded, guardOf, query } = wired(
    schedulingModule,
    [
      double(SCHEDULING_STORE, store),
      double(CLOCK, clock),
      double(IDS, randomIds),
      double(PUBLIC_URL, 'https://callboard.example'),
      double(SESSION_DIRECTORY, {
        session: async (id) => facts.find((session) => session.id === id) ?? null,
        sessionInWrite: async (id) => facts.find((session) => session.id === id) ?? null,
        evenDeleted: async (id) => [...facts, ...deleted].find((session) => session.id === id) ?? null,
        byProject: async (id) => facts.filter((session) => session.projectId === id),
        many: async (wanted) => facts.filter((session) => wanted.includes(session.id)),
      }),
      double(USER_DIRECTORY, {
        find: async (id) => people.find((user) => user.id === id) ?? null,
        many: async (wanted) => people.filter((user) => wanted.includes(user.id)),
      }),
    ],
    [...projectSubjects, AccountLoader],
  )
  return {
    promised,
    clock,
    facts,
    deleted,
    people,
    store,
    as: (name: string): UserActor => {
      const user = users.find(({ id }) => id === `user-${name}`)
      if (!user) throw new Error(`Nobody is called ${name}.`)
      return signedInAs(user)
    },
    addTimeFrame: guarded(AddTimeFrame),
    updateTimeFrame: guarded(UpdateTimeFrame),
    deleteTimeFrame: guarded(DeleteTimeFrame),
    listTimeFrames: guarded(ListTimeFrames),
    listAvailability: guarded(ListAvailability),
    getAvailability: guarded(GetAvailability),
    bookSlot: guarded(BookSlot),
    moveAppointment: guarded(MoveAppointment),
    cancelAppointment: guarded(CancelAppointment),
    getCalendarFile: guarded(GetCalendarFile),
    isAlreadyBooked: guarded(IsAlreadyBooked),
    listOwnAppointments: guarded(ListOwnAppointments),
    onCheckedIn: get(OnCheckedIn),
    onSessionChanged: get(OnSessionChanged),
    onSessionDeleted: get(OnSessionDeleted),
    onProjectArchived: get(OnProjectArchived),
    onAccountDeleted: get(OnAccountDeleted),
    tellTalent: get(TellTalent),
    appointmentQueries: query(APPOINTMENT_QUERIES),
    scheduleRoom: guardOf(scheduleRoom),
  }
}
