import { dayFormat, idFormat, instantFormat, wallTimeFormat } from '@callboard/core/http-contract'
import { LocationTypeSchema, Person } from '@callboard/projects/contract'
import { type Static, Type } from '@sinclair/typebox'
import { LOSS_CAUSES, type LossCause } from './lost-time-rules.ts'
import { TIME_REPLY_ANSWERS, type TimeReplyAnswer } from './time-reply-rules.ts'

/** minutes */
export const SLOT_LENGTHS = [5, 7.5, 10, 15, 30, 60] as const
export const DEFAULT_SLOT_LENGTH = 15

/** An empty name and a count outside 1 to 100 are refused with words of their own. */
export const FrameRole = Type.Object({
  role: Type.String({ maxLength: 100 }),
  participants_count: Type.Integer(),
})

/** A stretch of a session date cut into slots. Times are wall times of the session's zone. */
export const TimeFrameFields = Type.Object(
  {
    name: Type.String({ maxLength: 200 }),
    start_time: Type.String(wallTimeFormat),
    /** with seconds where slots of 7.5 minutes end between two minutes */
    end_time: Type.String({ pattern: '^([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9])?$' }),
    /** minutes, one of SLOT_LENGTHS */
    length_time_slot: Type.Number(),
    roles: Type.Array(FrameRole, { maxItems: 50 }),
  },
  { additionalProperties: false },
)

export const TimeFrame = Type.Composite([
  TimeFrameFields,
  Type.Object({
    _id: Type.String(idFormat),
    session: Type.String(idFormat),
    /** id of the session date */
    day: Type.String(idFormat),
    date: Type.String(dayFormat),
    time_zone: Type.String(),
    version: Type.Integer(),
  }),
])
export type TimeFrame = Static<typeof TimeFrame>

export const TimeReplyAnswerSchema = Type.Unsafe<TimeReplyAnswer>({
  type: 'string',
  enum: [...TIME_REPLY_ANSWERS],
})

/** What the talent said to the time of an appointment; null while nothing was said. */
export const TimeReplyView = Type.Union([
  Type.Object({
    answer: TimeReplyAnswerSchema,
    /** the times that would suit; empty for a confirmation */
    note: Type.String(),
  }),
  Type.Null(),
])
export type TimeReplyView = Static<typeof TimeReplyView>

export const SlotTalent = Type.Object({
  appointmentId: Type.String(idFormat),
  talent: Type.Object({
    _id: Type.String(),
    first_name: Type.String(),
    last_name: Type.String(),
    email: Type.String(),
    /** Signed, good for an hour. */
    photo_url: Type.Union([Type.String(), Type.Null()]),
  }),
  time_zone: Type.String(),
  is_checked_in: Type.Boolean(),
  reply: TimeReplyView,
})

export const Slot = Type.Object({
  /** instants */
  start: Type.String(instantFormat),
  end: Type.String(instantFormat),
  /** wall time of the start in the asked zone, `HH:mm` or `HH:mm:ss` */
  start_wall: Type.String(),
  availability_id: Type.String(idFormat),
  talents_with_roles: Type.Record(
    Type.String(),
    Type.Object({
      participants_count: Type.Integer(),
      /** how many more may book */
      free: Type.Integer(),
      /** for staff; empty for everybody else */
      talents: Type.Array(SlotTalent),
    }),
  ),
})
export type Slot = Static<typeof Slot>

export const FrameSlots = Type.Object({
  name: Type.String(),
  time_slot_start: Type.String(instantFormat),
  time_slot_end: Type.String(instantFormat),
  length_time_slot: Type.Number(),
  slots: Type.Array(Slot),
})

/** date in the asked zone → time frame id → its slots */
export const Availability = Type.Object({
  session: Type.String(idFormat),
  day: Type.String(idFormat),
  /** the zone of the answer */
  time_zone: Type.String(),
  session_time_zone: Type.String(),
  zone_abbreviation: Type.String(),
  /** the last slot has ended */
  expired: Type.Boolean(),
  /** its project takes no bookings any more */
  is_archived: Type.Boolean(),
  dates: Type.Record(Type.String(), Type.Record(Type.String(), FrameSlots)),
})
export type Availability = Static<typeof Availability>

export const Appointment = Type.Object({
  _id: Type.String(idFormat),
  talent_id: Type.String(idFormat),
  availability: Type.String(idFormat),
  session: Type.String(idFormat),
  day: Type.String(idFormat),
  date: Type.String(dayFormat),
  start_time: Type.String(instantFormat),
  end_time: Type.String(instantFormat),
  length_time_slot: Type.Number(),
  time_zone: Type.String(),
  role: Type.String(),
  location_type: LocationTypeSchema,
  in_person_location: Type.String(),
  is_checked_in: Type.Boolean(),
  reply: TimeReplyView,
})
export type Appointment = Static<typeof Appointment>

/** An appointment as staff see it; times in the asked zone. */
export const DayAppointment = Type.Composite([
  Appointment,
  Type.Object({
    start_date: Type.String(dayFormat),
    /** `HH:mm` or `HH:mm:ss` */
    start_wall: Type.String(),
    zone_abbreviation: Type.String(),
    talent: Type.Object({
      _id: Type.String(),
      first_name: Type.String(),
      last_name: Type.String(),
      email: Type.String(),
    }),
  }),
])
export type DayAppointment = Static<typeof DayAppointment>

/** A talent of the project, for staff who look for somebody to book. */
export const KnownTalent = Type.Composite([
  Person,
  Type.Object({
    /** Signed, good for an hour. */
    photo_url: Type.Union([Type.String(), Type.Null()]),
    /** That they checked in for; empty where it is not known. */
    role: Type.String(),
    /** False for one who only checked in: `_id` is of the check-in then, and a booking is made by the address. */
    has_account: Type.Boolean(),
  }),
])
export type KnownTalent = Static<typeof KnownTalent>

/** An appointment as its talent sees it. */
export const OwnAppointment = Type.Composite([
  Appointment,
  Type.Object({
    session_name: Type.String(),
    studio_name: Type.String(),
    studio_uri: Type.String(),
    session_zone: Type.String(),
    /** the day of the session begins, in its zone */
    check_in_from: Type.String(instantFormat),
    /** Rights of its talent at the moment of the answer. */
    can: Type.Object({
      check_in: Type.Boolean(),
      move: Type.Boolean(),
      /** To another role: one that staff chose stays. */
      change_role: Type.Boolean(),
      cancel: Type.Boolean(),
      confirm: Type.Boolean(),
    }),
  }),
])

const Loss = {
  start_time: Type.String(instantFormat),
  role: Type.String(),
  cause: Type.Unsafe<LossCause>({ type: 'string', enum: [...LOSS_CAUSES] }),
}

/** An appointment that its talent had until it was cancelled. */
export const OwnLoss = Type.Object(Loss)

/** A talent whose appointment was cancelled before it began, and who has no other one since. */
export const LostTime = Type.Object({
  /** Of the appointment. */
  _id: Type.String(idFormat),
  /** Of the session date, which may be gone. */
  day: Type.String(idFormat),
  ...Loss,
  lost_at: Type.String(instantFormat),
  /** Name of the staff who took the time, or made the change that did; null where it is not known, and for a talent. */
  lost_by: Type.Union([Type.String(), Type.Null()]),
  talent: Type.Composite([
    Person,
    Type.Object({
      /** Of the account, E.164. */
      phone: Type.Union([Type.String(), Type.Null()]),
      /** Signed, good for an hour. */
      photo_url: Type.Union([Type.String(), Type.Null()]),
    }),
  ]),
})
export type LostTime = Static<typeof LostTime>
