import { defineEvent, defineSignal } from '@callboard/core/http-contract'
import { sessionRoom, talentRoom } from '@callboard/lobby/contract'
import { Type } from '@sinclair/typebox'
import { TakeView, VideoView } from './schemas.ts'

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

/** A video can be played now. */
export const videoReady = defineEvent({
  type: 'review.video-ready',
  payload: Type.Object({ video_id: Type.String(), session_id: Type.String(), group_id: Type.String() }),
})
