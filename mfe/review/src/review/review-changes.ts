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

export const withoutVideo = (view: ReviewView, video: Pick<VideoView, '_id' | 'group'>): ReviewView =>
  inGroup(view, video.group, (group) => ({
    ...group,
    videos: group.videos.filter(({ _id }) => _id !== video._id),
  }))

/** A group that was read anew; its place among the others is told by its own signal. */
export const withGroup = (view: ReviewView, group: ReviewGroup): ReviewView =>
  inGroup(view, group._id, ({ order }) => ({ ...group, order }))

/** What others changed at some groups. */
export function withMarks(
  view: ReviewView,
  { groups }: { readonly groups: readonly (Pick<ReviewGroup, '_id'> & Partial<ReviewGroup>)[] },
): ReviewView {
  const marks = new Map(groups.map((group) => [group._id, group]))
  return { ...view, groups: view.groups.map((group) => ({ ...group, ...marks.get(group._id) })) }
}

/** Their places in a wanted order, from 1; those that are not in it follow in their own. */
function placesIn<Item extends { readonly _id: string; readonly order: number }>(
  items: readonly Item[],
  wanted: readonly string[],
): Item[] {
  const place = ({ _id, order }: Item) => {
    const at = wanted.indexOf(_id)
    return at < 0 ? wanted.length + order : at
  }
  return items.toSorted((a, b) => place(a) - place(b)).map((item, at) => ({ ...item, order: at + 1 }))
}

export const withGroupsSorted = (view: ReviewView, wanted: readonly string[]): ReviewView => ({
  ...view,
  groups: placesIn(view.groups, wanted),
})

export const withVideosSorted = (view: ReviewView, group: string, wanted: readonly string[]): ReviewView =>
  inGroup(view, group, (now) => ({ ...now, videos: placesIn(now.videos, wanted) }))

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
