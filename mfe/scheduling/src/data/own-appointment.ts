import { defineAction } from '@callboard/kit/data'
import {
  cancelAppointment,
  getAvailability,
  getCalendarFile,
  isAlreadyBooked,
  listAvailability,
  listOwnAppointments,
  moveAppointment,
  replyToTime,
} from '@callboard/scheduling/contract'

/** Endpoints that are out of date after a change of the own appointment. */
const bookable = [listAvailability, getAvailability, isAlreadyBooked, listOwnAppointments]

/** Another talent was faster, or the cut-off has passed: the places shown are out of date. */
const refused = () => ({ refreshes: bookable })

export const moveOwnAction = defineAction(moveAppointment, {
  refreshes: bookable,
  says: () => 'Your appointment is moved.',
  refused,
})
export const cancelOwnAction = defineAction(cancelAppointment, {
  refreshes: bookable,
  refused,
})
export const getCalendarFileAction = defineAction(getCalendarFile)
export const replyToTimeAction = defineAction(replyToTime, {
  refreshes: bookable,
  says: ({ reply }) =>
    reply?.answer === 'other_time'
      ? 'The casting office has your wish. Your place stays yours until they write.'
      : 'Your time is confirmed.',
  refused,
})
