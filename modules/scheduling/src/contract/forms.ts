import { defineForm } from '@callboard/core/http-contract'
import { addTimeFrame, bookSlot, replyToTime } from './endpoints.ts'

export const timeFrameForm = defineForm(addTimeFrame, {
  start_time: 'Start Time is required',
  end_time: 'End Time is required',
})

/** Booking by staff for a talent. */
export const bookTalentForm = defineForm(bookSlot, {
  'talent.email': 'Enter a valid e-mail address',
})

/** Wish for another time. */
export const otherTimeForm = defineForm(replyToTime, {})
