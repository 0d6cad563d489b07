import { type ApiError, defineAction, inAnswer, refresh, renewPart, shownAnswer } from '@callboard/kit/data'
import { copyGroupsToSession, editGroup, saveAvatar } from '@callboard/lobby/contract'
import {
  archiveVideo,
  deleteVideo,
  getGroupVideos,
  getReview,
  likeVideo,
  listPutAwayGroups,
  markGroupsViewed,
  markViewed,
  restoreVideo,
  retryVideo,
  saveGroupThumbnail,
  sortGroups,
  sortVideos,
  takeVideoThumbnail,
  updateVideos,
  type VideoView,
} from '@callboard/review/contract'
import {
  knowsGroup,
  withGroup,
  withGroupFields,
  withGroupsSorted,
  withMarks,
  withoutVideo,
  withVideo,
  withVideoFields,
  withVideosSorted,
} from '../review/review-changes.ts'
import { countWords } from '../takes/take-words.ts'

const failed = (words: string) => (fault: ApiError) => ({ says: `${words} ${fault.message}` })

/** @param video as it is now, of that session */
export const archiveVideoAction = (session: string, video: VideoView) =>
  defineAction(archiveVideo, {
    refreshes: [listPutAwayGroups],
    inOrder: ({ id }) => id,
    shows: ({ is_archived }) => [
      inAnswer(getReview, { session }, (now) => withVideoFields(now, video, { is_archived })),
    ],
    changes: (stored) => [inAnswer(getReview, { session }, (now) => withVideo(now, stored))],
    says: (_, { is_archived }) => (is_archived ? undefined : `${video.name} is back.`),
    refused: (fault, { is_archived }) =>
      failed(`${video.name} could not be ${is_archived ? 'archived' : 'restored'}.`)(fault),
    toasts: true,
  })

/** @param videos as they are now, of that session */
export const archiveVideosAction = (session: string, videos: readonly VideoView[]) => {
  const count = countWords(videos.length, 'video')
  return defineAction(updateVideos, {
    refreshes: [listPutAwayGroups],
    shows: ({ fields }) => [
      inAnswer(getReview, { session }, (now) =>
        videos.reduce((view, video) => withVideoFields(view, video, fields), now),
      ),
    ],
    changes: (stored) => [inAnswer(getReview, { session }, (now) => stored.videos.reduce(withVideo, now))],
    says: (_, { fields }) => (fields.is_archived === false ? `${count} back.` : undefined),
    refused: (fault, { fields }) =>
      failed(`${count} could not be ${fields.is_archived ? 'archived' : 'restored'}.`)(fault),
    toasts: true,
  })
}

/** @param video as it is now, of that session */
export const deleteVideoAction = (session: string, video: VideoView) =>
  defineAction(deleteVideo, {
    changes: () => [inAnswer(getReview, { session }, (now) => withoutVideo(now, video))],
    refreshes: [listPutAwayGroups],
    refused: failed(`${video.name} could not be deleted.`),
    toasts: true,
  })

export const restoreVideoAction = (session: string) =>
  defineAction(restoreVideo, {
    changes: (stored) => [inAnswer(getReview, { session }, (now) => withVideo(now, stored))],
    refreshes: [listPutAwayGroups],
    refused: failed('The video could not be brought back.'),
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

export const copyToSessionAction = defineAction(copyGroupsToSession)

export const markViewedAction = (session: string) =>
  defineAction(markViewed, {
    inOrder: ({ id }) => id,
    shows: ({ id, viewed }) => [
      inAnswer(getReview, { session }, (now) => withGroupFields(now, [id], { viewed })),
    ],
    refused: failed('The viewed mark could not be saved.'),
    toasts: true,
  })

export const markGroupsViewedAction = (session: string) =>
  defineAction(markGroupsViewed, {
    shows: ({ ids, viewed }) => [
      inAnswer(getReview, { session }, (now) => withGroupFields(now, ids, { viewed })),
    ],
    refused: failed('The viewed marks could not be saved.'),
    toasts: true,
  })

export const sortGroupsAction = (session: string) =>
  defineAction(sortGroups, {
    shows: ({ groupIds }) => [inAnswer(getReview, { session }, (now) => withGroupsSorted(now, groupIds))],
    changes: (stored) => [inAnswer(getReview, { session }, (now) => withMarks(now, stored))],
    refused: failed('The order of the groups could not be saved.'),
    toasts: true,
  })

/** @param group whose videos they are, of that session */
export const sortVideosAction = (session: string, group: string) =>
  defineAction(sortVideos, {
    shows: ({ ids }) => [inAnswer(getReview, { session }, (now) => withVideosSorted(now, group, ids))],
    changes: (stored) => [inAnswer(getReview, { session }, (now) => stored.videos.reduce(withVideo, now))],
    refused: failed('The order of the takes could not be saved.'),
    toasts: true,
  })

/** @param video that has failed, of that session */
export const retryVideoAction = (session: string, video: VideoView) =>
  defineAction(retryVideo, {
    oneOf: ({ id }) => id,
    changes: (stored) => [inAnswer(getReview, { session }, (now) => withVideo(now, stored))],
    refused: failed(`${video.name} could not be started again.`),
    toasts: true,
  })

export const takePictureAction = defineAction(takeVideoThumbnail, {
  refused: failed('The picture could not be taken.'),
  toasts: true,
})

/** The talent's photo in the review is read with its group. */
export const avatarAction = defineAction(saveAvatar, {
  refreshes: [getReview],
  refused: failed('The photo of the talent could not be saved.'),
  toasts: true,
})

/** @returns the picture behind a signed address */
export async function pictureAt(address: string): Promise<Blob> {
  const answer = await fetch(address)
  if (!answer.ok) throw new Error('The picture could not be loaded.')
  return await answer.blob()
}

export const groupPictureAction = (session: string) =>
  defineAction(saveGroupThumbnail, {
    inOrder: ({ id }) => id,
    changes: (stored) => [inAnswer(getReview, { session }, (now) => withGroup(now, stored))],
    refused: failed('The picture of the group could not be saved.'),
    toasts: true,
  })

/** Name and talent of a group in the review are read with it. */
export const editGroupAction = defineAction(editGroup, { refreshes: [getReview] })

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
