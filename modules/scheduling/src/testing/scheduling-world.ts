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
import { projectSubjects, SESSION_DIRECTORY } from '@callboard/projects/queries'
import { AddTimeFrame } from '../application/add-time-frame.ts'
import { BookSlot } from '../application/book-slot.ts'
import { CancelAppointment } from '../application/cancel-appointment.ts'
import { DeleteTimeFrame } from '../application/delete-time-frame.ts'
import { GetAvailability } from '../application/get-availability.ts'
import { IsAlreadyBooked } from '../application/is-already-booked.ts'
import { ListAvailability } from '../application/list-availability.ts'
import { ListOwnAppointments } from '../application/list-own-appointments.ts'
import { ListTimeFrames } from '../application/list-time-frames.ts'
import { MoveAppointment } from '../application/move-appointment.ts'
import { OnCheckedIn } from '../application/on-checked-in.ts'
import { SCHEDULING_STORE, type SchedulingStore } from '../application/ports/index.ts'
import { TellTalent } from '../application/tell-talent.ts'
import { UpdateTimeFrame } from '../application/update-time-frame.ts'
import { scheduleRoom } from '../contract/index.ts'
import { schedulingModule } from '../module.ts'
import { APPOINTMENT_QUERIES } from '../queries/index.ts'
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
    isAlreadyBooked: guarded(IsAlreadyBooked),
    listOwnAppointments: guarded(ListOwnAppointments),
    onCheckedIn: get(OnCheckedIn),
    tellTalent: get(TellTalent),
    appointmentQueries: query(APPOINTMENT_QUERIES),
    scheduleRoom: guardOf(scheduleRoom),
  }
}
