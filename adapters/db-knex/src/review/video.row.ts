import type { GroupReview, Video } from '@callboard/review'
import { flagFromRow, instantFromRow, jsonFromRow, jsonToRow } from '../dialect/values.ts'

const STATES: readonly string[] = ['processing', 'ready', 'waiting', 'failed'] satisfies Video['state'][]

export interface VideoRow {
  readonly id: string
  readonly session_id: string
  readonly group_id: string
  readonly take_id: string | null
  readonly name: string
  readonly talent_name: string
  readonly take_number: number
  readonly state: string
  readonly reason: string | null
  readonly duration: number
  readonly width: number
  readonly height: number
  readonly fps: number
  readonly size: number
  readonly playable_key: string | null
  readonly thumbnail_key: string | null
  readonly original_key: string | null
  readonly liked: unknown
  readonly archived: unknown
  readonly sort_order: number
  readonly record_ids: unknown
  readonly attempts: number
  readonly created_at: unknown
}

export const videoToRow = (video: Video): VideoRow => ({
  id: video.id,
  session_id: video.sessionId,
  group_id: video.groupId,
  take_id: video.takeId,
  name: video.name,
  talent_name: video.talentName,
  take_number: video.takeNumber,
  state: video.state,
  reason: video.reason,
  duration: video.duration,
  width: video.width,
  height: video.height,
  fps: video.fps,
  size: video.size,
  playable_key: video.playableKey,
  thumbnail_key: video.thumbnailKey,
  original_key: video.originalKey,
  liked: video.liked,
  archived: video.archived,
  sort_order: video.order,
  record_ids: jsonToRow(video.recordIds),
  attempts: video.attempts,
  created_at: video.createdAt,
})

function stateFromRow(state: string): Video['state'] {
  if (STATES.includes(state)) return state as Video['state']
  throw new Error(`Not the state of a video in a row: ${state}`)
}

export const videoFromRow = (row: VideoRow): Video => ({
  id: row.id,
  sessionId: row.session_id,
  groupId: row.group_id,
  takeId: row.take_id,
  name: row.name,
  talentName: row.talent_name,
  takeNumber: row.take_number,
  state: stateFromRow(row.state),
  reason: row.reason,
  duration: row.duration,
  width: row.width,
  height: row.height,
  fps: row.fps,
  size: Number(row.size),
  playableKey: row.playable_key,
  thumbnailKey: row.thumbnail_key,
  originalKey: row.original_key,
  liked: flagFromRow(row.liked),
  archived: flagFromRow(row.archived),
  order: row.sort_order,
  recordIds: jsonFromRow(row.record_ids) as string[],
  attempts: row.attempts,
  createdAt: instantFromRow(row.created_at),
})

export interface GroupReviewRow {
  readonly group_id: string
  readonly session_id: string
  readonly viewed: unknown
  readonly copied: unknown
  readonly archived: unknown
  readonly sort_order: number | null
  readonly thumbnail_key: string | null
}

export const groupReviewToRow = (review: GroupReview) => ({
  group_id: review.groupId,
  session_id: review.sessionId,
  viewed: review.viewed,
  copied: review.copied,
  archived: review.archived,
  sort_order: review.order,
  thumbnail_key: review.thumbnailKey,
})

export const groupReviewFromRow = (row: GroupReviewRow): GroupReview => ({
  groupId: row.group_id,
  sessionId: row.session_id,
  viewed: flagFromRow(row.viewed),
  copied: flagFromRow(row.copied),
  archived: flagFromRow(row.archived),
  order: row.sort_order,
  thumbnailKey: row.thumbnail_key,
})
