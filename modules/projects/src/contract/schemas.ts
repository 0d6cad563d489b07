import {
  dayFormat,
  idFormat,
  lineFormat,
  optionalLineFormat,
  textFormat,
  uriFormat,
  wallTimeFormat,
  zoneFormat,
} from '@callboard/core/http-contract'
import { type Static, Type } from '@sinclair/typebox'
import { LOCATION_TYPES, type LocationType } from './location.ts'

export const LocationTypeSchema = Type.Unsafe<LocationType>({ type: 'string', enum: [...LOCATION_TYPES] })

/** Of one project. */
export const MOST_ROLES = 200
export const MOST_SESSIONS = 500

export const DEFAULT_ZONE = 'America/Los_Angeles'
export const DEFAULT_START_TIME = '10:00'

/** The messages a project may reword; absent means the default of source 2. */
export const ProjectTexts = Type.Object(
  {
    thankyou_message: Type.Optional(Type.String(textFormat)),
    position_messages: Type.Optional(Type.Array(Type.String(textFormat), { maxItems: 4 })),
    good_bye_message: Type.Optional(Type.String(textFormat)),
    delete_message: Type.Optional(Type.String(textFormat)),
  },
  { additionalProperties: false },
)

const AccentColour = Type.String({ pattern: '^#[0-9a-f]{6}$' })

/** The look of a project as pages draw it. */
export const BrandView = Type.Object({
  /** Address of the logo, with the part that changes when it does. */
  logo_url: Type.Union([Type.String(), Type.Null()]),
  accent: Type.Union([
    Type.Object({
      fill: AccentColour,
      on_fill: AccentColour,
      on_light: AccentColour,
      on_dark: AccentColour,
    }),
    Type.Null(),
  ]),
})
export type BrandView = Static<typeof BrandView>

/** Logos: types that browsers offer to choose, and their size. */
export const LOGO_TYPES = ['image/png', 'image/jpeg'] as const
export const LOGO_LIMIT_BYTES = 5 * 1024 * 1024

export const Person = Type.Object({
  _id: Type.String(idFormat),
  first_name: Type.String(),
  last_name: Type.String(),
  email: Type.String(),
})
export type Person = Static<typeof Person>

export const SessionDate = Type.Object({
  _id: Type.String(idFormat),
  /** calendar day in the session's zone */
  date: Type.String(dayFormat),
  start_time: Type.String(wallTimeFormat),
  location_type: LocationTypeSchema,
  in_person_location: Type.String({ maxLength: 300 }),
  managers: Type.Array(Person),
  lobbyManager: Type.Array(Person),
  /** Book when any manager or lobby manager is assigned, else Hold. */
  book_status: Type.Union([Type.Literal('Book'), Type.Literal('Hold')]),
  time_frame_count: Type.Integer(),
  invoiced: Type.Boolean(),
  skip_onboarding_talent_form: Type.Boolean(),
  description: Type.String(),
  show_description_to_talent: Type.Boolean(),
  can: Type.Object({
    /** Its day, time and place, and whether talent skip the form; also to remove it. */
    change: Type.Boolean(),
    /** Its people and casting notes. */
    assign: Type.Boolean(),
  }),
})
export type SessionDate = Static<typeof SessionDate>

/** Minutes before an appointment until which its talent may move or cancel it. */
export const DEFAULT_CHANGE_CUTOFF = 24 * 60
export const ChangeCutoff = Type.Integer({ minimum: 0, maximum: 365 * 24 * 60 })

/**
 * How many appointments still to come the person has agreed to move or cancel with the call. A call that would touch
 * another number of them is refused with `TOUCHES_APPOINTMENTS`; its `details` name the number.
 */
export const AgreedAppointments = Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000_000 }))

/** Address of a room in the external waiting room; empty without one. */
export const TwrAddress = Type.String({ maxLength: 100, pattern: '^([A-Za-z0-9_-]+/[A-Za-z0-9_-]+)?$' })

export const SessionView = Type.Object({
  _id: Type.String(idFormat),
  name: Type.String(),
  studio: Type.String(idFormat),
  studio_name: Type.String(),
  studio_uri: Type.String(uriFormat),
  time_zone: Type.String(zoneFormat),
  sort_order: Type.Integer(),
  description: Type.String(),
  dates: Type.Array(SessionDate),
  roles: Type.Array(Type.String()),
  /** only invited clients may watch */
  private_users: Type.Boolean(),
  change_cutoff: ChangeCutoff,
  twr: TwrAddress,
  twr_sync: Type.Boolean(),
  /** the install knows an external waiting room */
  has_twr_host: Type.Boolean(),
  skip_virtual_lobby: Type.Boolean(),
  /** send it back with a change; a change to an older version is refused */
  version: Type.Integer(),
  can: Type.Object({ edit: Type.Boolean(), delete: Type.Boolean(), rename: Type.Boolean() }),
})
export type SessionView = Static<typeof SessionView>

export const SessionSummary = Type.Object({
  _id: Type.String(idFormat),
  name: Type.String(),
  time_zone: Type.String(),
  sort_order: Type.Integer(),
  dates: Type.Array(
    Type.Object({
      _id: Type.String(idFormat),
      date: Type.String(dayFormat),
      start_time: Type.String(),
      location_type: LocationTypeSchema,
      book_status: Type.String(),
    }),
  ),
})
export type SessionSummary = Static<typeof SessionSummary>

/** Rooms of a project by the names of the sources. */
export const MeetingIds = Type.Object({
  jitsi_meeting_id: Type.String(idFormat),
  test_meeting_id: Type.String(idFormat),
  back_office_meeting_id: Type.String(idFormat),
})

export const ProjectView = Type.Object({
  _id: Type.String(idFormat),
  name: Type.String(),
  uri: Type.String(uriFormat),
  is_archived: Type.Boolean(),
  skip_virtual_lobby: Type.Boolean(),
  allow_talent_create_role: Type.Boolean(),
  local_recording_enabled: Type.Boolean(),
  /** reviewers may answer and comment on talent */
  feedback_enabled: Type.Boolean(),
  /** reviewers may also answer 'reshoot' */
  reshoot_enabled: Type.Boolean(),
  /** Talent are reminded of their appointments the day before. */
  reminders: Type.Boolean(),
  project_roles: Type.Array(Type.String()),
  casting_directors: Type.Array(Person),
  sessions: Type.Array(SessionSummary),
  texts: ProjectTexts,
  brand: BrandView,
  /** Null for people who may not edit the project. */
  meetings: Type.Union([MeetingIds, Type.Null()]),
  version: Type.Integer(),
  can: Type.Object({
    edit: Type.Boolean(),
    archive: Type.Boolean(),
    delete: Type.Boolean(),
    assign_casting_directors: Type.Boolean(),
  }),
})
export type ProjectView = Static<typeof ProjectView>

/** The fields of a session that are public to anybody with the address. */
export const PublicSession = Type.Object({
  _id: Type.String(idFormat),
  name: Type.String(),
  studio_name: Type.String(),
  studio_uri: Type.String(),
  brand: BrandView,
  /** Of its project, which takes no bookings then. */
  is_archived: Type.Boolean(),
  time_zone: Type.String(),
  roles: Type.Array(Type.String()),
  dates: Type.Array(
    Type.Object({
      _id: Type.String(idFormat),
      date: Type.String(dayFormat),
      start_time: Type.String(),
      location_type: LocationTypeSchema,
      in_person_location: Type.String(),
    }),
  ),
})
export type PublicSession = Static<typeof PublicSession>

export const RoleName = Type.String({ ...lineFormat, maxLength: 100 })

export const ProjectFields = Type.Object(
  {
    name: Type.String(lineFormat),
    uri: Type.Optional(Type.String(uriFormat)),
    project_roles: Type.Optional(Type.Array(RoleName, { maxItems: MOST_ROLES })),
    allow_talent_create_role: Type.Optional(Type.Boolean()),
    local_recording_enabled: Type.Optional(Type.Boolean()),
    feedback_enabled: Type.Optional(Type.Boolean()),
    reshoot_enabled: Type.Optional(Type.Boolean()),
    reminders: Type.Optional(Type.Boolean()),
    /** user ids; only a super admin may name them, a casting director is always among their own */
    casting_directors: Type.Optional(Type.Array(Type.String(idFormat), { maxItems: 50 })),
    texts: Type.Optional(ProjectTexts),
    /** Null takes it away. */
    accent: Type.Optional(Type.Union([AccentColour, Type.Null()])),
    ...Type.Partial(MeetingIds).properties,
  },
  { additionalProperties: false },
)

/** A date as it is saved; without `_id` it is new. */
/** Letters of casting notes with their markup. */
const NOTES_LIMIT = 20_000

export const SessionDateFields = Type.Object(
  {
    _id: Type.Optional(Type.String(idFormat)),
    date: Type.String(dayFormat),
    start_time: Type.String(wallTimeFormat),
    location_type: LocationTypeSchema,
    in_person_location: Type.Optional(Type.String(optionalLineFormat)),
    managers: Type.Optional(Type.Array(Type.String(idFormat), { maxItems: 20 })),
    lobbyManager: Type.Optional(Type.Array(Type.String(idFormat), { maxItems: 20 })),
    skip_onboarding_talent_form: Type.Optional(Type.Boolean()),
    /** Casting notes: HTML, or plain words. */
    description: Type.Optional(Type.String({ maxLength: NOTES_LIMIT })),
    show_description_to_talent: Type.Optional(Type.Boolean()),
  },
  { additionalProperties: false },
)
