import {
  dayFormat,
  defineEndpoint,
  defineEvent,
  idFormat,
  lineFormat,
  optionalLineFormat,
  STAFF,
  STAFF_TYPES,
  subjectOf,
  wallTimeFormat,
  zoneFormat,
} from '@callboard/core/http-contract'
import { type Static, Type } from '@sinclair/typebox'
import { LocationTypeSchema, SessionView } from './schemas.ts'
import { projectSubject } from './subjects.ts'

/** Of one callback: as many talent as a day has slots of five minutes and people look at. */
export const MOST_CALLED_BACK = 200

const CalledBack = Type.Object({
  /** the talent's record in a session of the project */
  record: Type.String(idFormat),
  role: Type.String({ minLength: 1, maxLength: 100 }),
})
export type CalledBack = Static<typeof CalledBack>

export const createCallback = defineEndpoint({
  name: 'projects.createCallback',
  summary:
    'Make a session of one date for picked talent: each gets a time of their own, role by role in the given order, and is told of it by mail',
  method: 'POST',
  path: '/callbacks',
  access: STAFF_TYPES,
  subject: subjectOf(projectSubject, { id: 'studio' }, STAFF),
  body: Type.Object(
    {
      studio: Type.String(idFormat),
      name: Type.String(lineFormat),
      time_zone: Type.Optional(Type.String(zoneFormat)),
      date: Type.String(dayFormat),
      start_time: Type.String(wallTimeFormat),
      location_type: LocationTypeSchema,
      in_person_location: Type.Optional(Type.String(optionalLineFormat)),
      /** minutes for each talent */
      length_time_slot: Type.Number({ minimum: 5, maximum: 60 }),
      talent: Type.Array(CalledBack, { minItems: 1, maxItems: MOST_CALLED_BACK, uniqueItems: true }),
    },
    { additionalProperties: false },
  ),
  reply: SessionView,
  // A form that is refused counts, too.
  limits: [{ per: 'actor', max: 60, seconds: 3600 }],
})

/** A session was made for these talent, who have no times in it yet. */
export const callbackPlanned = defineEvent({
  type: 'projects.callback-planned',
  payload: Type.Object({
    session_id: Type.String(),
    day_id: Type.String(),
    planned_by: Type.String(),
    slot_seconds: Type.Number(),
    /** in the order of their times */
    talent: Type.Array(Type.Object({ record: Type.String(), role: Type.String() })),
  }),
})
