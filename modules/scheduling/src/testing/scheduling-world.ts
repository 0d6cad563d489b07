import { AccountLoader, TALENT_ACCOUNTS, USER_DIRECTORY, USER_PHOTOS } from '@callboard/accounts/queries'
import { CLOCK, IDS, PUBLIC_URL, UNDO_SECONDS, type UserActor } from '@callboard/core'
import {
  double,
  manualClock,
  notingStore,
  type OutboxEntry,
  personNamed,
  randomIds,
  SAMPLE_UNDO_SECONDS,
  signedInAs,
  wired,
} from '@callboard/core/testing'
import { projectSubjects, SESSION_DIRECTORY, type SessionFacts } from '@callboard/projects/queries'
import { BookSlot } from '../application/bookings/book-slot.ts'
import { CancelAppointment } from '../application/bookings/cancel-appointment.ts'
import { GetCalendarFile } from '../application/bookings/get-calendar-file.ts'
import { IsAlreadyBooked } from '../application/bookings/is-already-booked.ts'
import { ListAppointments } from '../application/bookings/list-appointments.ts'
import { ListOwnAppointments } from '../application/bookings/list-own-appointments.ts'
import { GetScheduledAppointments } from '../application/bookings/list-scheduled.ts'
import { MoveAppointment } from '../application/bookings/move-appointment.ts'
import { OnCheckedIn } from '../application/bookings/on-checked-in.ts'
import { TellTalent } from '../application/bookings/tell-talent.ts'
import { UpdateAppointment } from '../application/bookings/update-appointment.ts'
import { OnAccountDeleted } from '../application/days/on-account-deleted.ts'
import { OnProjectArchived } from '../application/days/on-project-archived.ts'
import { OnSessionChanged } from '../application/days/on-session-changed.ts'
import { OnSessionDeleted } from '../application/days/on-session-deleted.ts'
import { TellChange } from '../application/notices/tell-change.ts'
import { UndoChange } from '../application/notices/undo-change.ts'
import { SCHEDULING_STORE, type SchedulingStore } from '../application/ports/index.ts'
import { RemindTalent } from '../application/reminders/remind-talent.ts'
import { GetAvailability } from '../application/slots/get-availability.ts'
import { ListAvailability } from '../application/slots/list-availability.ts'
import { AddTimeFrame } from '../application/time-frames/add-time-frame.ts'
import { DeleteTimeFrame } from '../application/time-frames/delete-time-frame.ts'
import { GetTimeFrame } from '../application/time-frames/get-time-frame.ts'
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
  /** Accounts that staff have made and nobody has taken over. */
  const made = new Set<string>()
  const people = users.map((user) => ({ ...user, phone: null }))
  const { get, guarded, guardOf, query } = wired(
    schedulingModule,
    [
      double(SCHEDULING_STORE, store),
      double(CLOCK, clock),
      double(IDS, randomIds),
      double(PUBLIC_URL, 'https://callboard.example'),
      double(UNDO_SECONDS, SAMPLE_UNDO_SECONDS),
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
        byEmail: async (email) => people.find((user) => user.email === email) ?? null,
      }),
      double(USER_PHOTOS, {
        of: async (wanted) =>
          new Map(
            wanted.filter((id) => id === 'user-talent1').map((id) => [id, `https://files.example/${id}.jpg`]),
          ),
      }),
      double(TALENT_ACCOUNTS, {
        ofEmail: async (person) => {
          const known = people.find(({ email }) => email === person.email)
          if (known) return { id: known.id, userType: known.userType, canSignIn: !made.has(known.id) }
          const user = { ...personNamed(person.firstName, 'talent'), ...person, phone: null }
          people.push(user)
          made.add(user.id)
          return { id: user.id, userType: 'talent', canSignIn: false }
        },
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
    getTimeFrame: guarded(GetTimeFrame),
    listAppointments: guarded(ListAppointments),
    getScheduledAppointments: guarded(GetScheduledAppointments),
    listTimeFrames: guarded(ListTimeFrames),
    listAvailability: guarded(ListAvailability),
    getAvailability: guarded(GetAvailability),
    bookSlot: guarded(BookSlot),
    moveAppointment: guarded(MoveAppointment),
    undoChange: guarded(UndoChange),
    updateAppointment: guarded(UpdateAppointment),
    cancelAppointment: guarded(CancelAppointment),
    getCalendarFile: guarded(GetCalendarFile),
    isAlreadyBooked: guarded(IsAlreadyBooked),
    listOwnAppointments: guarded(ListOwnAppointments),
    onCheckedIn: get(OnCheckedIn),
    onSessionChanged: get(OnSessionChanged),
    onSessionDeleted: get(OnSessionDeleted),
    onProjectArchived: get(OnProjectArchived),
    onAccountDeleted: get(OnAccountDeleted),
    remindTalent: get(RemindTalent),
    tellChange: get(TellChange),
    tellTalent: get(TellTalent),
    appointmentQueries: query(APPOINTMENT_QUERIES),
    scheduleRoom: guardOf(scheduleRoom),
  }
}
