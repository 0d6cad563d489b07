import { defineEvent, defineRoom, defineSignal } from '@callboard/core/http-contract'
import { sessionRoom, talentRoom } from '@callboard/lobby/contract'
import { Type } from '@sinclair/typebox'
import { ArchiveStep, TakeView, VideoView } from './schemas.ts'

const Command = Type.Object({ take: Type.String() })

/** To a talent's device. It answers by `takeStarted` or `takeInterrupted`; after a reconnect it asks `listOwnTakes`. */
export const startLocalRecording = defineSignal({
  type: 'start-local-recording',
  room: talentRoom,
  views: { talent: Command },
})

export const stopLocalRecording = defineSignal({
  type: 'stop-local-recording',
  room: talentRoom,
  views: { talent: Command },
})

export const takeChanged = defineSignal({ type: 'take', room: sessionRoom, views: { staff: TakeView } })

export const newVideoAdded = defineSignal({
  type: 'new-video-added',
  room: sessionRoom,
  views: { staff: VideoView },
})

export const videoUpdated = defineSignal({
  type: 'video-update',
  room: sessionRoom,
  views: { staff: VideoView },
})

/** A video was deleted from the review. */
export const videoRemoved = defineSignal({
  type: 'video-removed',
  room: sessionRoom,
  views: { staff: Type.Object({ _id: Type.String(), group: Type.String() }) },
})

/** What staff, or what became of posting pages, changed at groups of the session. */
export const groupsMarked = defineSignal({
  type: 'groups-marked',
  room: sessionRoom,
  views: {
    staff: Type.Object({
      groups: Type.Array(
        Type.Object({
          _id: Type.String(),
          viewed: Type.Optional(Type.Boolean()),
          copied: Type.Optional(Type.Boolean()),
          order: Type.Optional(Type.Integer()),
        }),
      ),
    }),
  },
})

/** How far the making of a video that lasts is, at most once a second. A new try begins anew. */
export const videoProgress = defineSignal({
  type: 'video-progress',
  room: sessionRoom,
  views: {
    staff: Type.Object({
      _id: Type.String(),
      /** percent, below 100 */
      progress: Type.Integer({ minimum: 0, maximum: 99 }),
    }),
  },
})

/** The archives that one account has asked for; its id is the account's. */
export const archivesRoom = defineRoom({ prefix: 'archives' })

/** Asked for, further on (at most once a second), ready or failed. */
export const archiveChanged = defineSignal({
  type: 'archive',
  room: archivesRoom,
  views: { staff: ArchiveStep },
})

/** A video can be played now. */
export const videoReady = defineEvent({
  type: 'review.video-ready',
  payload: Type.Object({ video_id: Type.String(), session_id: Type.String(), group_id: Type.String() }),
})

/** Videos of talent who were erased are gone for good, with their files. */
export const videosErased = defineEvent({
  type: 'review.videos-erased',
  payload: Type.Object({ session_id: Type.String(), video_ids: Type.Array(Type.String()) }),
})
