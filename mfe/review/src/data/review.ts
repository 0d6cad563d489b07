import { type ApiError, defineAction, inAnswer, refresh, renewPart, shownAnswer } from '@callboard/kit/data'
import {
  archiveVideo,
  getGroupVideos,
  getReview,
  likeVideo,
  markViewed,
  type VideoView,
} from '@callboard/review/contract'
import {
  knowsGroup,
  withGroup,
  withGroupFields,
  withVideo,
  withVideoFields,
} from '../review/review-changes.ts'

const failed = (words: string) => (fault: ApiError) => ({ says: `${words} ${fault.message}` })

/** @param video as it is now, of that session */
export const archiveVideoAction = (session: string, video: VideoView) =>
  defineAction(archiveVideo, {
    inOrder: ({ id }) => id,
    shows: ({ is_archived }) => [
      inAnswer(getReview, { session }, (now) => withVideoFields(now, video, { is_archived })),
    ],
    changes: (stored) => [inAnswer(getReview, { session }, (now) => withVideo(now, stored))],
    undo: (_, { id, is_archived }) =>
      is_archived ? { says: `${video.name} is archived.`, input: { id, is_archived: false } } : undefined,
    refused: (fault, { is_archived }) =>
      failed(`${video.name} could not be ${is_archived ? 'archived' : 'restored'}.`)(fault),
    toasts: true,
  })

/** @param video as it is now, of that session */
export const likeVideoAction = (session: string, video: VideoView) =>
  defineAction(likeVideo, {
    inOrder: ({ id }) => id,
    shows: ({ isLiked }) => [
      inAnswer(getReview, { session }, (now) => withVideoFields(now, video, { liked: isLiked })),
    ],
    changes: (stored) => [inAnswer(getReview, { session }, (now) => withVideo(now, stored))],
    refused: failed(`The like of ${video.name} could not be saved.`),
    toasts: true,
  })

export const markViewedAction = (session: string) =>
  defineAction(markViewed, {
    inOrder: ({ id }) => id,
    shows: ({ id, viewed }) => [
      inAnswer(getReview, { session }, (now) => withGroupFields(now, [id], { viewed })),
    ],
    refused: failed('The viewed mark could not be saved.'),
    toasts: true,
  })

export const reloadReview = (session: string): Promise<void> => refresh(getReview, { session })

/** Reads groups anew, with their marks; one that is not known here yet comes with the whole. */
export async function renewGroups(session: string, groups: readonly string[]): Promise<void> {
  const shown = shownAnswer(getReview, { session })
  if (!shown) return
  if (groups.some((id) => !knowsGroup(shown, id))) return reloadReview(session)
  await Promise.all(
    groups.map((id) => renewPart([getReview, { session }], [getGroupVideos, { id }], withGroup)),
  )
}
