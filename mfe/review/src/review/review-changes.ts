import type { ReviewGroup, ReviewView, VideoView } from '@callboard/review/contract'

/** Pure changes of the screen's answer of `getReview`. */

const inGroup = (view: ReviewView, id: string, change: (group: ReviewGroup) => ReviewGroup): ReviewView => ({
  ...view,
  groups: view.groups.map((group) => (group._id === id ? change(group) : group)),
})

const byOrder = (a: VideoView, b: VideoView) => a.order - b.order

/** A take that is new or has changed. A group that is not known here yet stays unknown. */
export const withVideo = (view: ReviewView, video: VideoView): ReviewView =>
  inGroup(view, video.group, (group) => ({
    ...group,
    videos: [...group.videos.filter(({ _id }) => _id !== video._id), video].sort(byOrder),
  }))

export const withGroup = (view: ReviewView, group: ReviewGroup): ReviewView =>
  inGroup(view, group._id, () => group)

export const withVideoFields = (
  view: ReviewView,
  video: VideoView,
  fields: Partial<Pick<VideoView, 'liked' | 'is_archived'>>,
): ReviewView =>
  inGroup(view, video.group, (group) => ({
    ...group,
    videos: group.videos.map((one) => (one._id === video._id ? { ...one, ...fields } : one)),
  }))

export const withGroupFields = (
  view: ReviewView,
  ids: readonly string[],
  fields: Partial<Pick<ReviewGroup, 'viewed' | 'copied'>>,
): ReviewView => ({
  ...view,
  groups: view.groups.map((group) => (ids.includes(group._id) ? { ...group, ...fields } : group)),
})

export const knowsGroup = (view: ReviewView, id: string): boolean =>
  view.groups.some((group) => group._id === id)
