import {
  dayFormat,
  defineEndpoint,
  defineForm,
  idFormat,
  instantFormat,
  optionalLineFormat,
  STAFF,
  STAFF_TYPES,
  subjectOf,
} from '@callboard/core/http-contract'
import { sessionSubject } from '@callboard/projects/contract'
import { type Static, Type } from '@sinclair/typebox'
import { LobbyRecord } from './schemas.ts'
import { SHEET_TIMES, type SheetTime } from './sheet-rules.ts'
import { statusSubject } from './subjects.ts'

const CSV = 'text/csv; charset=utf-8'

const Nullable = <T extends ReturnType<typeof Type.String>>(schema: T) => Type.Union([schema, Type.Null()])
const Session = Type.Object({ session: Type.String(idFormat) })
const onSession = subjectOf(sessionSubject, { id: 'session' }, STAFF)
const CsvFile = Type.Object({ content: Type.String(), version: Type.String(), file_name: Type.String() })

/** Entries of the head that Callboard does not know: they are typed where the sheet is made. */
const TypedHead = {
  advertiser: Type.Optional(Type.String({ ...optionalLineFormat, maxLength: 200 })),
  product: Type.Optional(Type.String({ ...optionalLineFormat, maxLength: 200 })),
}

/** A time that staff have put right. */
const Correction = Type.Object({
  time: Type.Unsafe<SheetTime>({ type: 'string', enum: [...SHEET_TIMES] }),
  /** an instant, of the call `HH:mm` in the session's zone; null: none */
  before: Nullable(Type.String()),
  after: Nullable(Type.String()),
  /** name of who did it */
  by: Type.String(),
  at: Type.String(instantFormat),
})

export const SheetRow = Type.Object({
  _id: Type.String(idFormat),
  first_name: Type.String(),
  last_name: Type.String(),
  /** number of the union member */
  sagnumber: Nullable(Type.String()),
  agent: Nullable(Type.String()),
  role: Type.String(),
  interview_no: Type.Union([Type.Integer(), Type.Null()]),
  /** `HH:mm` in the session's zone */
  actual_call: Nullable(Type.String()),
  /** null while the talent is expected */
  arrival: Nullable(Type.String(instantFormat)),
  seen: Nullable(Type.String(instantFormat)),
  out: Nullable(Type.String(instantFormat)),
  /** The call; the arrival of talent without one. Null before the arrival. */
  clock_from: Nullable(Type.String(instantFormat)),
  /** Of talent who have deleted the account: the last day of their name here, `YYYY-MM-DD` */
  kept_until: Nullable(Type.String(dayFormat)),
  /** what corrections by hand have replaced, the oldest first */
  corrections: Type.Array(Correction),
  /** of the check-in; send it back with a correction */
  version: Type.Integer(),
})
export type SheetRow = Static<typeof SheetRow>

export const SignInSheet = Type.Object({
  session: Type.Object({
    _id: Type.String(idFormat),
    name: Type.String(),
    studio_name: Type.String(),
    studio_uri: Type.String(),
    time_zone: Type.String(),
    dates: Type.Array(Type.Object({ _id: Type.String(idFormat), date: Type.String(dayFormat) })),
  }),
  /** the date of this sheet; null for a session without dates */
  day: Nullable(Type.String(idFormat)),
  casting_representative: Type.String(),
  title: Type.String(),
  audition_date: Nullable(Type.String(dayFormat)),
  /** in order of arrival */
  rows: Type.Array(SheetRow),
})
export type SignInSheet = Static<typeof SignInSheet>

export const getSignInSheet = defineEndpoint({
  name: 'lobby.getSignInSheet',
  summary: 'The sign-in sheet of a date; without `day` of today, else of the nearest date',
  method: 'GET',
  path: '/sign-in-sheet/{session}',
  access: STAFF_TYPES,
  subject: onSession,
  params: Session,
  query: Type.Object({ day: Type.Optional(Type.String(idFormat)) }),
  reply: SignInSheet,
})

const Wall = Type.Union([Type.String({ pattern: '^([01][0-9]|2[0-3]):[0-5][0-9]$' }), Type.Null()])

export const correctTimes = defineEndpoint({
  name: 'lobby.correctTimes',
  summary:
    'Put right the times of a talent on the sign-in sheet; what they replace is kept, with who and when',
  method: 'POST',
  path: '/sign-in-sheet/record/{id}',
  access: STAFF_TYPES,
  // Also of a talent who has deleted the account and is still named on the sheet.
  subject: subjectOf(statusSubject, { id: 'id' }, STAFF),
  params: Type.Object({ id: Type.String(idFormat) }),
  body: Type.Object(
    {
      version: Type.Integer(),
      /** `HH:mm` in the session's zone; null: it did not happen; absent: as it is */
      arrival: Type.Optional(Wall),
      seen: Type.Optional(Wall),
      out: Type.Optional(Wall),
    },
    { additionalProperties: false },
  ),
  reply: LobbyRecord,
})

export const timesForm = defineForm(correctTimes, {})

export const downloadSignInSheet = defineEndpoint({
  name: 'lobby.downloadSignInSheet',
  summary: 'The sign-in sheet of a date as CSV',
  method: 'GET',
  path: '/sign-in-sheet/{session}/csv',
  access: STAFF_TYPES,
  subject: onSession,
  params: Session,
  query: Type.Object({ day: Type.Optional(Type.String(idFormat)), ...TypedHead }),
  contentType: CSV,
  reply: CsvFile,
})

export const downloadSession = defineEndpoint({
  name: 'lobby.downloadSession',
  summary: 'The check-ins of a session as CSV; with `day` those of one date',
  method: 'GET',
  path: '/records/csv/{session}',
  access: STAFF_TYPES,
  subject: onSession,
  params: Session,
  query: Type.Object({ day: Type.Optional(Type.String(idFormat)), ...TypedHead }),
  contentType: CSV,
  reply: CsvFile,
})

export const downloadOptIns = defineEndpoint({
  name: 'lobby.downloadOptIns',
  summary: 'Talent of a session who agreed to texts, as CSV',
  method: 'GET',
  path: '/records/opt-ins/{session}',
  access: ['super_admin'],
  subject: subjectOf(sessionSubject, { id: 'session' }, ['admin']),
  params: Session,
  contentType: CSV,
  reply: CsvFile,
})
