import { defineEvent, defineRoom, defineSignal } from '@callboard/core/http-contract'
import { Type } from '@sinclair/typebox'

/** Live on the schedule and booking pages; the id is the session's. Anybody with the address may listen. */
export const scheduleRoom = defineRoom({ prefix: 'schedule' })

const Changed = Type.Object({ day: Type.String(), availability: Type.String() })

/** The slots of a time frame are not what they were: load them again. */
export const scheduleChanged = defineSignal({
  type: 'schedule',
  room: scheduleRoom,
  views: { staff: Changed, client: Changed, talent: Changed },
})

/** A talent without a time was put away, or is in the list again. */
export const lostTimesChanged = defineSignal({
  type: 'lost-times',
  room: scheduleRoom,
  views: { staff: Type.Object({}) },
})

/** Staff have booked for a talent who cannot sign in yet. */
export const talentInvited = defineEvent({
  type: 'scheduling.talent-invited',
  payload: Type.Object({ user_id: Type.String(), appointment_id: Type.String() }),
})

export const appointmentBooked = defineEvent({
  type: 'scheduling.appointment-booked',
  payload: Type.Object({
    appointment_id: Type.String(),
    session_id: Type.String(),
    talent_id: Type.String(),
  }),
})
