import { asksAgain, defineAction, type Follow, inAnswer } from '@callboard/kit/data'
import {
  addTimeFrame,
  bookSlot,
  cancelAppointment,
  deleteTimeFrame,
  getAvailability,
  isAlreadyBooked,
  listAvailability,
  listOwnAppointments,
  listTimeFrames,
  moveAppointment,
  scheduleChanged,
  scheduleRoom,
  updateTimeFrame,
} from '@callboard/scheduling/contract'
import { withoutAppointment } from '../schedule/without-appointment.ts'

/**
 * Keeps an answer about a session date in step with the changes of others.
 * @param day id of the session date
 */
export const followsDay = <T>(session: string | undefined, day: string): readonly Follow<T>[] => [
  {
    room: scheduleRoom,
    id: session,
    signals: [asksAgain(scheduleChanged, (changed) => changed.day === day)],
  },
]

const framesChange = [listTimeFrames, listAvailability]

export const addTimeFrameAction = defineAction(addTimeFrame, {
  refreshes: framesChange,
  says: ({ name }) => `${name} is saved.`,
})
export const updateTimeFrameAction = defineAction(updateTimeFrame, {
  refreshes: framesChange,
  says: ({ name }) => `${name} is saved.`,
})
export const deleteTimeFrameAction = defineAction(deleteTimeFrame, {
  refreshes: framesChange,
  says: () => 'The time frame is deleted.',
})

export const cancelAppointmentAction = defineAction(cancelAppointment, {
  shows: ({ session, day, appointment }) => [
    inAnswer(listAvailability, { session, day }, (now) => withoutAppointment(now, appointment)),
  ],
  refreshes: [listAvailability],
  says: () => 'The appointment is cancelled and the talent is told.',
})
export const moveAppointmentAction = defineAction(moveAppointment, { refreshes: [listAvailability] })

/** Endpoints of bookable times, which other people may change. */
const bookable = [listAvailability, getAvailability, isAlreadyBooked]

export const bookSlotAction = defineAction(bookSlot, {
  refreshes: [...bookable, listOwnAppointments],
  // Another talent was faster: the places shown are out of date.
  refused: () => ({ changes: [], refreshes: bookable }),
})
