import type { PostingGroup } from '@callboard/posting/contract'

type PostingTake = PostingGroup['videos'][number]
type PostingTalent = PostingGroup['records'][number]

/** @param given what a test is about. @returns a take that plays, of nobody */
export const postingTake = (_id: string, given: Partial<PostingTake> = {}): PostingTake => ({
  _id,
  name: _id,
  plays: true,
  thumbnail_url: null,
  duration: 6,
  width: 1280,
  height: 720,
  fps: 25,
  record_ids: [],
  is_archived: false,
  ...given,
})

/** @param given what a test is about. @returns a talent named by their id */
export const postingTalent = (_id: string, given: Partial<PostingTalent> = {}): PostingTalent => ({
  _id,
  first_name: _id,
  last_name: '',
  role: 'Lead',
  photo_url: null,
  ...given,
})

/** @returns a group with these people and takes, named by its id and without comments */
export const postingGroup = (
  _id: string,
  { records, videos, ...given }: Partial<PostingGroup> & Pick<PostingGroup, 'records' | 'videos'>,
): PostingGroup => ({
  _id,
  name: _id,
  order: 1,
  records,
  videos,
  comments: 0,
  thumbnail_url: null,
  ...given,
})
