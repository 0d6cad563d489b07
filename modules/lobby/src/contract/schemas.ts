import { CaptchaAnswer, HEADSHOTS_LIMIT } from '@callboard/accounts/contract'
import { dayFormat, idFormat, instantFormat, optionalLineFormat } from '@callboard/core/http-contract'
import { BrandView, LocationTypeSchema } from '@callboard/projects/contract'
import { type Static, Type } from '@sinclair/typebox'
import { CHECK_IN_LENGTHS, VIDEOS_LIMIT } from './check-in-rules.ts'
import { PresenceView } from './presence-schemas.ts'
import { RECORD_ACTIONS, RECORD_STATES, type RecordState } from './record-action-rules.ts'
import { RECORD_TEXT_STATES, type RecordTextState } from './text-state-rules.ts'

const Nullable = <T extends ReturnType<typeof Type.String>>(schema: T) => Type.Union([schema, Type.Null()])
/**
 * A line that the check-in rules ask for: the schema lets it be empty or absent, so that a refusal is in the words of
 * the rules, and in their order.
 */
const Asked = (maxLength: number) => Type.Optional(Type.String({ ...optionalLineFormat, maxLength }))

export const RecordStateSchema = Type.Unsafe<RecordState>({ type: 'string', enum: [...RECORD_STATES] })

export const TextStateSchema = Type.Unsafe<RecordTextState>({ type: 'string', enum: [...RECORD_TEXT_STATES] })

const RECORD_CAN = [...RECORD_ACTIONS, 'group'] as const
const RecordCan = Type.Unsafe<Readonly<Record<(typeof RECORD_CAN)[number], boolean>>>(
  Type.Object(Object.fromEntries(RECORD_CAN.map((action) => [action, Type.Boolean()]))),
)

const LIMELITE_ROLE_ID_LENGTH = 100

/** Absent beside another role: the new role is not known to come from Limelite. */
export const LimeliteRoleId = Type.Optional(
  Type.Union([Type.String({ maxLength: LIMELITE_ROLE_ID_LENGTH }), Type.Null()]),
)

/** A check-in record as staff see it. */
export const LobbyRecord = Type.Object({
  _id: Type.String(idFormat),
  session: Type.String(idFormat),
  /** id of the session date */
  day: Type.String(idFormat),
  date: Type.String(dayFormat),
  first_name: Type.String(),
  last_name: Type.String(),
  email: Type.String(),
  phone: Nullable(Type.String()),
  role: Type.String(),
  /** of the same role in Limelite */
  limelite_role_id: Nullable(Type.String()),
  location_type: LocationTypeSchema,
  /** signed address of the photo taken today, good for an hour */
  photo_url: Nullable(Type.String()),
  /** signed addresses of the headshots, good for an hour */
  photos: Type.Array(Type.String()),
  state: RecordStateSchema,
  seen: Type.Boolean(),
  on_deck: Type.Union([Type.Literal('ON_DECK'), Type.Literal('IN_CASTING'), Type.Null()]),
  skipped: Type.Boolean(),
  signed_out: Type.Boolean(),
  /** the arrival; of expected talent since when they are on the list */
  checked_in_time: Type.String(instantFormat),
  /** null while the talent is expected */
  arrived_time: Nullable(Type.String(instantFormat)),
  call_in_time: Nullable(Type.String(instantFormat)),
  /** in the room since the latest call-in; null while nobody has come */
  joined_time: Nullable(Type.String(instantFormat)),
  signed_out_time: Nullable(Type.String(instantFormat)),
  /** `HH:mm` in the session's zone */
  actual_call: Nullable(Type.String()),
  group_id: Nullable(Type.String()),
  group_name: Nullable(Type.String()),
  /** already in a finished group */
  auditioned: Type.Boolean(),
  interview_no: Type.Union([Type.Integer(), Type.Null()]),
  sagnumber: Nullable(Type.String()),
  agent: Nullable(Type.String()),
  agent_email: Nullable(Type.String()),
  agent_phone: Nullable(Type.String()),
  instagram_handle: Nullable(Type.String()),
  tiktok_handle: Nullable(Type.String()),
  opt_in: Type.Boolean(),
  /** how the latest text to this talent fares */
  text_state: TextStateSchema,
  /** rises with each change; send it back with an action */
  version: Type.Integer(),
  /** the actions that its state takes; `group`: it can join the current group */
  can: RecordCan,
})
export type LobbyRecord = Static<typeof LobbyRecord>

/** A check-in record as clients see it: never contact details. */
export const ClientRecord = Type.Pick(LobbyRecord, [
  '_id',
  'day',
  'date',
  'first_name',
  'last_name',
  'role',
  'photo_url',
  'state',
  'checked_in_time',
  'joined_time',
  'actual_call',
  'interview_no',
  'auditioned',
  'group_id',
])
export type ClientRecord = Static<typeof ClientRecord>

export const GroupView = Type.Object({
  _id: Type.String(idFormat),
  session: Type.String(idFormat),
  name: Type.String(),
  is_current: Type.Boolean(),
  records: Type.Array(Type.String(idFormat)),
  /** talent of the external waiting room */
  twr_records: Type.Array(
    Type.Object({ _id: Type.String(idFormat), name: Type.String(), role: Type.String() }),
  ),
})
export type GroupView = Static<typeof GroupView>

/** Everything the staff's lobby list shows. */
export const LobbyView = Type.Object({
  session: Type.Object({
    _id: Type.String(idFormat),
    name: Type.String(),
    studio_name: Type.String(),
    studio_uri: Type.String(),
    time_zone: Type.String(),
    roles: Type.Array(Type.String()),
    dates: Type.Array(
      Type.Object({
        _id: Type.String(idFormat),
        date: Type.String(dayFormat),
        location_type: LocationTypeSchema,
      }),
    ),
    /** the date that is today in the session's zone */
    today: Type.Union([Type.String(), Type.Null()]),
    skip_virtual_lobby: Type.Boolean(),
    /** takes may be recorded on the devices of talent */
    local_recording_enabled: Type.Boolean(),
    /** false where no sender of texts is set up */
    sends_texts: Type.Boolean(),
    /** its made-up talent have phones for staff to open */
    is_demo: Type.Boolean(),
    /** it has an external waiting room, and the install knows where that is */
    has_twr: Type.Boolean(),
  }),
  /** in the order of the line: in casting, on deck, then by check-in */
  records: Type.Array(LobbyRecord),
  current_group: Type.Union([GroupView, Type.Null()]),
  /** of talent whose page was open once */
  presence: Type.Array(PresenceView),
})
export type LobbyView = Static<typeof LobbyView>

export const CHECK_IN_STATES = ['open', 'too_early', 'passed'] as const

/** Data of the check-in page before the talent is known. */
export const CheckInPage = Type.Object({
  state: Type.Unsafe<(typeof CHECK_IN_STATES)[number]>({ type: 'string', enum: [...CHECK_IN_STATES] }),
  /** sentence for the talent when it is not open */
  message: Nullable(Type.String()),
  studio_name: Type.String(),
  studio_uri: Type.String(),
  brand: BrandView,
  session_name: Type.String(),
  session_id: Type.String(),
  time_zone: Type.String(),
  /** false where no sender of texts is set up */
  sends_texts: Type.Boolean(),
  /** false where the install has no mail server */
  sends_mail: Type.Boolean(),
  date: Type.Union([
    Type.Object({
      _id: Type.String(),
      date: Type.String(dayFormat),
      start_time: Type.String(),
      location_type: LocationTypeSchema,
      in_person_location: Type.String(),
      skip_onboarding_talent_form: Type.Boolean(),
      notes: Nullable(Type.String()),
    }),
    Type.Null(),
  ]),
  roles: Type.Array(Type.String()),
  allow_talent_create_role: Type.Boolean(),
  /** known data of a signed-in talent, to fill the form */
  known: Type.Union([
    Type.Object({
      first_name: Type.String(),
      last_name: Type.String(),
      email: Type.String(),
      phone: Nullable(Type.String()),
      /** role of the appointment on this date */
      role: Nullable(Type.String()),
      /** the stored number cannot be called: it must be entered again */
      phone_is_wrong: Type.Boolean(),
      /** `HH:mm` in the session's zone, of the appointment on this date */
      call_time: Nullable(Type.String()),
      /** the next appointment on another date of the session; null beside one on this date */
      other_time: Nullable(Type.String(instantFormat)),
      /** of the latest check-in of this account; the agent is that of the profile, where it has one */
      sagnumber: Nullable(Type.String()),
      agent: Nullable(Type.String()),
      agent_email: Nullable(Type.String()),
      agent_phone: Nullable(Type.String()),
      /** the profile has all that casting offices ask for */
      profile_is_whole: Type.Boolean(),
      /** headshots of the profile, which come along when none are added */
      headshots: Type.Integer(),
      /** the check-in of this account on this date, when it has one: its page is open to it */
      record_id: Nullable(Type.String()),
    }),
    Type.Null(),
  ]),
  /** lets one talent check in; good for two hours and one record */
  ticket: Nullable(Type.String()),
})
export type CheckInPage = Static<typeof CheckInPage>

/**
 * A check-in by the ticket of a check-in page, or a quick add: staff name the session instead, and neither photo nor
 * terms are asked for.
 */
export const CheckInFields = Type.Object(
  {
    ticket: Type.Optional(Type.String({ maxLength: 1000 })),
    /** of a quick add */
    session: Type.Optional(Type.String(idFormat)),
    /** of a quick add: id of the session date; the running one when absent */
    day: Type.Optional(Type.String(idFormat)),
    /** of a quick add on a date that is virtual and in person */
    location_type: Type.Optional(LocationTypeSchema),
    /** of a quick add: the talent is here already; absent: expected */
    arrived: Type.Optional(Type.Boolean()),
    /** keys of the uploads of a Video Submission */
    videos: Type.Optional(Type.Array(Type.String({ maxLength: 1000 }), { maxItems: VIDEOS_LIMIT })),
    first_name: Asked(CHECK_IN_LENGTHS.first_name),
    last_name: Asked(CHECK_IN_LENGTHS.last_name),
    email: Asked(CHECK_IN_LENGTHS.email),
    phone: Asked(40),
    /** ISO country of the phone number as typed */
    phone_country: Type.Optional(Type.String({ pattern: '^(US|CA|MX|GB|AU|NZ|LK)$' })),
    role: Asked(CHECK_IN_LENGTHS.role),
    /** the answer of `uploadCheckInPhoto` */
    photo: Type.Optional(Type.String({ maxLength: 1000 })),
    /** answers of `uploadCheckInHeadshot` */
    photos: Type.Optional(Type.Array(Type.String({ maxLength: 1000 }), { maxItems: HEADSHOTS_LIMIT })),
    sagnumber: Asked(40),
    limelite_role_id: Asked(LIMELITE_ROLE_ID_LENGTH),
    interview_no: Type.Optional(Type.Integer({ minimum: 1, maximum: 4 })),
    actual_call: Type.Optional(Type.String({ pattern: '^([01][0-9]|2[0-3]):[0-5][0-9]$' })),
    isRepresented: Type.Optional(Type.Boolean()),
    agent: Asked(CHECK_IN_LENGTHS.agent),
    agent_email: Asked(CHECK_IN_LENGTHS.agent_email),
    agent_phone: Asked(40),
    /** texts are wanted */
    opt_in: Type.Optional(Type.Boolean()),
    /** the terms were accepted: must be true */
    terms: Type.Optional(Type.Boolean()),
    kiosk: Type.Optional(Type.Boolean()),
    /** of guests, also at a kiosk where nobody is signed in: the answer to the bot check */
    captcha: Type.Optional(CaptchaAnswer),
  },
  { additionalProperties: false },
)

export const CheckedIn = Type.Object({
  record_id: Type.String(idFormat),
  /**
   * The secret of the talent's own page: a bearer token for this record's calls and sockets. Null at the kiosk, where
   * nothing may stay on the device. Also null for a caller who typed name and e-mail of a talent with a check-in: the
   * link is in the mail.
   */
  page_key: Nullable(Type.String()),
  first_name: Type.String(),
})

/** The secret of a talent's own page, for the account that made the check-in. */
export const PageKey = Type.Object({ page_key: Type.String() })

/** The talent's own status page. */
export const TalentStatus = Type.Object({
  record_id: Type.String(idFormat),
  session_id: Type.String(idFormat),
  studio_name: Type.String(),
  studio_uri: Type.String(),
  brand: BrandView,
  session_name: Type.String(),
  first_name: Type.String(),
  role: Type.String(),
  location_type: LocationTypeSchema,
  in_person_location: Type.String(),
  /** `removed`: deleted by staff, must check in again; `done`: the group is finished */
  state: Type.Unsafe<RecordState | 'removed' | 'done'>({
    type: 'string',
    enum: [...RECORD_STATES, 'removed', 'done'],
  }),
  /** 1 is next; null when not waiting in line */
  place: Type.Union([Type.Integer(), Type.Null()]),
  /** minutes, from the turns of this session so far */
  wait: Type.Union([Type.Object({ from: Type.Integer(), to: Type.Integer() }), Type.Null()]),
  /** the room the talent may enter now */
  join: Type.Union([Type.Literal('main'), Type.Literal('test'), Type.Null()]),
  /** one sentence on the next step, or on its absence */
  message: Type.String(),
  /** that texts do not reach the number given at check-in; null while they do */
  sms_notice: Nullable(Type.String()),
  notes: Nullable(Type.String()),
  /** of the session, in its zone */
  date: Type.String(dayFormat),
  start_time: Nullable(Type.String()),
  time_zone: Type.String(),
  /** texts go to the phone of the check-in */
  wants_texts: Type.Boolean(),
  /** false where no sender of texts is set up */
  sends_texts: Type.Boolean(),
})
export type TalentStatus = Static<typeof TalentStatus>

export const MEETING_ROOMS = ['main', 'test', 'backoffice'] as const

/** Data for a browser to enter a room. */
/** STUN and TURN servers, with credentials of this one person that expire. */
const IceServersView = Type.Array(
  Type.Object({
    urls: Type.String(),
    username: Type.Optional(Type.String()),
    credential: Type.Optional(Type.String()),
  }),
)

export const MeetingTicket = Type.Union([
  Type.Object({
    kind: Type.Literal('builtin'),
    /** id of the `meeting` real-time room */
    room: Type.String(),
    display: Type.String(),
    moderator: Type.Boolean(),
    muted: Type.Boolean(),
    ice_servers: IceServersView,
  }),
  Type.Object({
    kind: Type.Literal('janus'),
    /** id of the `meeting` real-time room */
    room: Type.String(),
    /** lets one person into this one room, for 24 hours */
    token: Type.String(),
    display: Type.String(),
    moderator: Type.Boolean(),
    muted: Type.Boolean(),
    /** whether this person may send picture and sound */
    publishes: Type.Boolean(),
    ice_servers: IceServersView,
  }),
  Type.Object({
    kind: Type.Literal('jitsi'),
    /** host of the Jitsi server, with its port when it is not 443 */
    domain: Type.String(),
    room: Type.String(),
    /** lets one person into this one room; who is inside stays when it has expired */
    token: Type.String(),
    /** seconds from now in which it lets in */
    join_within: Type.Integer({ minimum: 1 }),
    display: Type.String(),
    moderator: Type.Boolean(),
    muted: Type.Boolean(),
  }),
])
export type MeetingTicket = Static<typeof MeetingTicket>
