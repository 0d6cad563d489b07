import {
  defineEvent,
  defineRoom,
  defineSignal,
  REVIEWERS,
  STAFF,
  subjectOf,
} from '@callboard/core/http-contract'
import { sessionSubject } from '@callboard/projects/contract'
import { Type } from '@sinclair/typebox'
import { ClientRecord, GroupView, LobbyRecord, TextStateSchema } from './schemas.ts'
import { statusSubject } from './subjects.ts'

/** Staff and clients of a session; the id is the session's. */
export const sessionRoom = defineRoom({
  prefix: 'session',
  subject: subjectOf(sessionSubject, { id: 'id' }, REVIEWERS),
  // A reviewer has hidden answers that were public before.
  hiding: ['feedback-private-update'],
})
/** All talent checked in to a session; carries no data of any person. */
export const talentSessionRoom = defineRoom({
  prefix: 'talent-session',
  subject: subjectOf(sessionSubject, { id: 'id' }, [...STAFF, 'attendee']),
})
/** The room of a talent's own device; the id is the record's. */
export const talentRoom = defineRoom({
  prefix: 'talent',
  subject: subjectOf(statusSubject, { id: 'id' }, [...STAFF, 'self']),
})
/** A meeting room: `main.{session}`, `test.{session}`, `backoffice.{session}`. */
export const meetingRoom = defineRoom({ prefix: 'meeting' })

/** A record is new or has changed. */
export const recordChanged = defineSignal({
  type: 'record',
  room: sessionRoom,
  views: { staff: LobbyRecord, client: ClientRecord },
})

const Removed = Type.Object({ _id: Type.String() })
export const recordRemoved = defineSignal({
  type: 'record-remove',
  room: sessionRoom,
  views: { staff: Removed, client: Removed },
})

const Cleared = Type.Object({ records: Type.Array(Type.String()) })
/** Staff have emptied the lobby of these records. */
export const recordsCleared = defineSignal({
  type: 'clear-records',
  room: sessionRoom,
  views: { staff: Cleared, client: Cleared },
})

/** A text to a talent has come further: the record is the same but for this. */
export const textNoted = defineSignal({
  type: 'record-text',
  room: sessionRoom,
  views: { staff: Type.Object({ _id: Type.String(), text_state: TextStateSchema }) },
})

const CurrentGroup = Type.Object({ group: Type.Union([GroupView, Type.Null()]) })
/** The current group of the session is another, or other people are in it. */
export const groupChanged = defineSignal({
  type: 'group',
  room: sessionRoom,
  views: { staff: CurrentGroup, client: CurrentGroup },
})

/** A group, current or finished, has another name or other talent. */
export const groupEdited = defineSignal({
  type: 'group-edit',
  room: sessionRoom,
  views: { staff: GroupView },
})

/** The line has moved: load the own status again. */
export const lineMoved = defineSignal({
  type: 'line-moved',
  room: talentSessionRoom,
  views: { talent: Type.Object({}) },
})

/** Something about this talent has changed: load the own status again. */
export const statusChanged = defineSignal({
  type: 'status',
  room: talentRoom,
  views: { talent: Type.Object({ state: Type.String() }) },
})

export const checkedIn = defineEvent({
  type: 'lobby.checked-in',
  payload: Type.Object({
    record_id: Type.String(),
    session_id: Type.String(),
    day_id: Type.String(),
    /** account of a signed-in talent */
    user_id: Type.Union([Type.String(), Type.Null()]),
    email: Type.String(),
  }),
})

/** Another module's wish that a talent be mailed the link to their own page, once per `key`. */
export const ownPageMailWished = defineEvent({
  type: 'lobby.own-page-mail-wished',
  payload: Type.Object({ record_id: Type.String(), key: Type.String({ maxLength: 200 }) }),
})

export const recordDeleted = defineEvent({
  type: 'lobby.record-deleted',
  payload: Type.Object({ record_id: Type.String(), session_id: Type.String() }),
})

/** Check-ins of a deleted account to a session are gone: what hangs on them goes too. */
export const talentErased = defineEvent({
  type: 'lobby.talent-erased',
  payload: Type.Object({
    session_id: Type.String(),
    records: Type.Array(
      Type.Object({
        record_id: Type.String(),
        name: Type.String(),
        email: Type.String(),
        phone: Type.Union([Type.String(), Type.Null()]),
      }),
    ),
  }),
})

/** A client entered a room of a session. */
export const clientEntered = defineEvent({
  type: 'lobby.client-entered',
  payload: Type.Object({ session_id: Type.String(), user_id: Type.String() }),
})

/** The current group was finished or replaced: recordings for it end. */
export const groupFinished = defineEvent({
  type: 'lobby.group-finished',
  payload: Type.Object({ group_id: Type.String(), session_id: Type.String() }),
})

/** Talent were taken out of the current group, which goes on: their recordings end. */
export const talentLeftGroup = defineEvent({
  type: 'lobby.talent-left-group',
  payload: Type.Object({ group_id: Type.String(), session_id: Type.String() }),
})

/** Staff show a group by a picture out of one of its videos; null: by its first take again. */
export const groupPictureChosen = defineEvent({
  type: 'lobby.group-picture-chosen',
  payload: Type.Object({
    group_id: Type.String(),
    session_id: Type.String(),
    key: Type.Union([Type.String(), Type.Null()]),
  }),
})

/** A group of one session is in another, too: its takes and the photos of its talent follow. */
export const groupCopied = defineEvent({
  type: 'lobby.group-copied',
  payload: Type.Object({
    from_session: Type.String(),
    from_group: Type.String(),
    session_id: Type.String(),
    group_id: Type.String(),
    /** check-ins that came with the group, and what they are of; talent whom staff have added since are left out */
    records: Type.Array(Type.Object({ from: Type.String(), to: Type.String() })),
  }),
})

/** Talent hand in the videos of a Video Submission, which make a group of their own. */
export const videosSubmitted = defineEvent({
  type: 'lobby.videos-submitted',
  payload: Type.Object({
    record_id: Type.String(),
    session_id: Type.String(),
    group_id: Type.String(),
    /** ids of the uploads */
    uploads: Type.Array(Type.String()),
  }),
})
