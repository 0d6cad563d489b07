import type { VideoView } from '@callboard/review/contract'

/** A take that plays. */
export const takeOf = (_id: string, fields: Partial<VideoView> = {}): VideoView => ({
  _id,
  session: 's',
  group: 'g',
  name: _id,
  talent_name: '',
  state: 'ready',
  reason: null,
  duration: 6,
  width: 1280,
  height: 720,
  fps: 25,
  size: 1,
  url: `/${_id}`,
  thumbnail_url: null,
  liked: false,
  is_archived: false,
  order: 1,
  record_ids: [],
  created_at: '2026-03-01T10:00:00Z',
  warning: null,
  can: { retry: false },
  ...fields,
})
