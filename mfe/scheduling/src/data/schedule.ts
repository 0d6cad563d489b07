import { asksAgain, defineAction, type Follow, inAnswer } from '@callboard/kit/data'
import { describeTime } from '@callboard/kit/ui'
import { getProjectsAttention } from '@callboard/projects/contract'
import {
  addTimeFrame,
  bookSlot,
  cancelAppointment,
  deleteTimeFrame,
  getAvailability,
  getOccupancy,
  isAlreadyBooked,
  listAvailability,
  listKnownTalent,
  listLostTimes,
  listOwnAppointments,
  listTimeFrames,
  moveAppointment,
  putLostTimeAway,
  scheduleChanged,
  scheduleRoom,
  undoChange,
  updateAppointment,
  updateTimeFrame,
} from '@callboard/scheduling/contract'
import { withMovedAppointment, withoutAppointment } from '../schedule/without-appointment.ts'

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

const framesChange = [listTimeFrames, listAvailability, getOccupancy, listLostTimes]

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

/** Refusals are said at the edge of the page: what was moved is back in its place by then. */
export const cancelAppointmentAction = defineAction(cancelAppointment, {
  shows: ({ session, day, appointment }) => [
    inAnswer(listAvailability, { session, day }, (now) => withoutAppointment(now, appointment)),
  ],
  refreshes: [listAvailability, getOccupancy, listLostTimes],
  toasts: true,
})
export const moveAppointmentAction = defineAction(moveAppointment, {
  shows: ({ session, day, appointment, availability, start_time, role }) => [
    inAnswer(listAvailability, { session, day }, (now) =>
      withMovedAppointment(now, appointment, {
        slot: { availability_id: availability, start: start_time },
        role,
      }),
    ),
  ],
  refreshes: [listAvailability, getOccupancy],
  inOrder: ({ appointment }) => appointment,
  toasts: true,
})
export const undoChangeAction = defineAction(undoChange, {
  refreshes: [listAvailability, getOccupancy, listLostTimes],
  says: () => 'Undone. No e-mail went out.',
  toasts: true,
})
export const updateAppointmentAction = defineAction(updateAppointment, {
  refreshes: [listAvailability, getOccupancy],
  inOrder: ({ appointment }) => appointment,
  toasts: true,
})
/** The place or the talent was taken meanwhile: the page shows by whom, and at what time. */
const refusedToBook = () => ({ refreshes: [listAvailability, listKnownTalent, listLostTimes] })

export const bookForAction = defineAction(bookSlot, {
  refreshes: [listAvailability, getOccupancy, listLostTimes],
  says: (_, { role }) => `Booked as ${role}. The confirmation is on its way.`,
  refused: refusedToBook,
})

/** The same from the list of people beside the schedule, where no form shows a refusal. */
export const bookUnbookedAction = defineAction(bookSlot, {
  refreshes: [listAvailability, listKnownTalent, getOccupancy, listLostTimes],
  says: (_, { role }) => `Booked as ${role}. The confirmation is on its way.`,
  refused: refusedToBook,
  toasts: true,
})

/** Once the office has dealt with a talent without a time. */
export const putLostTimeAwayAction = defineAction(putLostTimeAway, {
  shows: ({ session, appointment, is_done }) =>
    is_done
      ? [inAnswer(listLostTimes, { session }, (now) => now.filter(({ _id }) => _id !== appointment))]
      : [],
  says: ({ booked }, { is_done }) => {
    if (is_done || !booked) return undefined
    const options = { zone: booked.time_zone, style: 'date-time' } as const
    const { text } = describeTime(new Date(booked.start_time), new Date(), options)
    return `The talent is booked again at ${text}, so they stay off the list.`
  },
  undo: (_, input) =>
    input.is_done ? { says: 'Taken off the list.', input: { ...input, is_done: false } } : undefined,
  refreshes: [listLostTimes, getProjectsAttention],
  toasts: true,
})

/** Endpoints of bookable times, which other people may change. */
const bookable = [listAvailability, getAvailability, isAlreadyBooked]

export const bookSlotAction = defineAction(bookSlot, {
  refreshes: [...bookable, listOwnAppointments],
  // Another talent was faster: the places shown are out of date.
  refused: () => ({ changes: [], refreshes: bookable }),
})
