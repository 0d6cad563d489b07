import { idFormat, instantFormat } from '@callboard/core/http-contract'
import { type Static, Type } from '@sinclair/typebox'

const NullableString = Type.Union([Type.String(), Type.Null()])

/**
 * The life of a take on the talent's device and on the server.
 * asked → recording → stopping → (all pieces here) done; or lost when nothing ever came.
 */
export const TAKE_STATES = ['asked', 'recording', 'stopping', 'done', 'lost'] as const
export type TakeState = (typeof TAKE_STATES)[number]

/** silent: no sound for a while, or no microphone; muted, camera_off: switched off, or taken by another program. */
export const TAKE_TROUBLES = ['silent', 'muted', 'camera_off'] as const
export type TakeTrouble = (typeof TAKE_TROUBLES)[number]

export const TakeView = Type.Object({
  _id: Type.String(idFormat),
  session: Type.String(idFormat),
  group: Type.String(idFormat),
  /** the talent whose device records, or the first of the group that a device in the room records; null: guests alone */
  record: Type.Union([Type.String(idFormat), Type.Null()]),
  /** the account whose device in the room records; null: the talent's own device */
  recorder: NullableString,
  /** what is wrong with a recording that runs */
  trouble: Type.Union([Type.Unsafe<TakeTrouble>({ type: 'string', enum: [...TAKE_TROUBLES] }), Type.Null()]),
  talent_name: Type.String(),
  state: Type.Unsafe<TakeState>({ type: 'string', enum: [...TAKE_STATES] }),
  asked_at: Type.String(instantFormat),
  started_at: Type.Union([Type.String(instantFormat), Type.Null()]),
  /** pieces the server has and has checked */
  pieces: Type.Integer(),
  /** why it ended early or never began, in words */
  reason: NullableString,
})
export type TakeView = Static<typeof TakeView>

/** A piece of at most this many bytes; a recorder makes one every two seconds. */
export const PIECE_LIMIT_BYTES = 32 * 1024 * 1024
export const PIECE_SECONDS = 2
export const PIECE_TYPE = 'application/octet-stream'

/** processing: being made playable; waiting: needs an encoder this install lacks; failed: cannot be played. */
export const VIDEO_STATES = ['processing', 'ready', 'waiting', 'failed'] as const
export type VideoState = (typeof VIDEO_STATES)[number]

/** What staff change of a video. */
export const VideoFields = {
  is_archived: Type.Optional(Type.Boolean()),
  liked: Type.Optional(Type.Boolean()),
}

export const VideoView = Type.Object({
  _id: Type.String(idFormat),
  session: Type.String(idFormat),
  group: Type.String(idFormat),
  /** `A. Name, take 2` */
  name: Type.String(),
  /** of the talent who is recorded, or for whom it was uploaded */
  talent_name: Type.String(),
  state: Type.Unsafe<VideoState>({ type: 'string', enum: [...VIDEO_STATES] }),
  reason: NullableString,
  /** seconds; 0 until known */
  duration: Type.Number(),
  width: Type.Integer(),
  height: Type.Integer(),
  fps: Type.Number(),
  size: Type.Integer(),
  /** signed, good for a few minutes: loading the answer anew renews it; null until ready */
  url: NullableString,
  thumbnail_url: NullableString,
  liked: Type.Boolean(),
  is_archived: Type.Boolean(),
  order: Type.Integer(),
  record_ids: Type.Array(Type.String()),
  created_at: Type.String(instantFormat),
  /** what staff should look at although it plays */
  warning: NullableString,
  can: Type.Object({ retry: Type.Boolean() }),
})
export type VideoView = Static<typeof VideoView>

/** failed: given up; the requester may ask again. */
export const ARCHIVE_STATES = ['building', 'ready', 'failed'] as const
export type ArchiveState = (typeof ARCHIVE_STATES)[number]

/** The fields of an archive that change while it is built. */
export const ArchiveStep = Type.Object({
  _id: Type.String(idFormat),
  session: Type.String(idFormat),
  state: Type.Unsafe<ArchiveState>({ type: 'string', enum: [...ARCHIVE_STATES] }),
  /** percent of its bytes; a new try begins at 0, and only a ready archive has 100 */
  progress: Type.Integer({ minimum: 0, maximum: 100 }),
})
export type ArchiveStep = Static<typeof ArchiveStep>

export const ArchiveView = Type.Object({
  ...ArchiveStep.properties,
  /** why it failed, in words */
  reason: NullableString,
  filename: Type.String(),
  /** ids of the videos that were asked for */
  keys: Type.Array(Type.String(idFormat)),
  /** videos in it; 0 until it is ready */
  file_count: Type.Integer(),
  /** videos that could not be read; its list names them */
  left_out_count: Type.Integer(),
  /** the path of the link of the mail, good until it expires; null until it is ready */
  url: NullableString,
  created_at: Type.String(instantFormat),
  expires_at: Type.Union([Type.String(instantFormat), Type.Null()]),
})
export type ArchiveView = Static<typeof ArchiveView>

export const ReviewTalent = Type.Object({
  _id: Type.String(),
  first_name: Type.String(),
  last_name: Type.String(),
  role: Type.String(),
  photo_url: NullableString,
})

export const ReviewGroup = Type.Object({
  _id: Type.String(idFormat),
  name: Type.String(),
  order: Type.Integer(),
  thumbnail_url: NullableString,
  /** it was chosen out of a video; else it is that of the first take */
  has_own_thumbnail: Type.Boolean(),
  records: Type.Array(ReviewTalent),
  viewed: Type.Boolean(),
  /** has been copied to a posting page */
  copied: Type.Boolean(),
  is_archived: Type.Boolean(),
  videos: Type.Array(VideoView),
})
export type ReviewGroup = Static<typeof ReviewGroup>

/** A group of which takes were archived or deleted. */
export const PutAwayGroup = Type.Object({
  _id: Type.String(idFormat),
  name: Type.String(),
  order: Type.Integer(),
  /** takes that wait in the archive */
  archived: Type.Integer(),
  /** takes that were deleted */
  deleted: Type.Integer(),
  /** takes that are on the wall */
  shown: Type.Integer(),
})
export type PutAwayGroup = Static<typeof PutAwayGroup>

export const ReviewView = Type.Object({
  session: Type.Object({
    _id: Type.String(idFormat),
    name: Type.String(),
    studio: Type.String(idFormat),
    studio_name: Type.String(),
    studio_uri: Type.String(),
    roles: Type.Array(Type.String()),
  }),
  /** other sessions of the project, for the dropdown */
  sessions: Type.Array(Type.Object({ _id: Type.String(), name: Type.String() })),
  groups: Type.Array(ReviewGroup),
  /** ids of the records of each talent who has checked in more than once */
  duplicates: Type.Array(Type.Array(Type.String())),
  can: Type.Object({ archive: Type.Boolean(), copy: Type.Boolean(), delete: Type.Boolean() }),
})
export type ReviewView = Static<typeof ReviewView>
