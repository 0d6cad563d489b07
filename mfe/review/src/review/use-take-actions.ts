import { perform } from '@callboard/kit/data'
import { toast, undoSeconds } from '@callboard/kit/ui'
import type { ReviewGroup, VideoView } from '@callboard/review/contract'
import { useMemo } from 'react'
import {
  archiveVideoAction,
  archiveVideosAction,
  avatarAction,
  deleteVideoAction,
  groupPictureAction,
  likeVideoAction,
  markGroupsViewedAction,
  markViewedAction,
  pictureAt,
  restoreVideoAction,
  retryVideoAction,
  sortGroupsAction,
  sortVideosAction,
  takePictureAction,
} from '../data/review.ts'
import { archiveOffers } from './archive-offers.ts'
import { archivedWords } from './archived-words.ts'
import type { ShownGroup } from './review-groups.ts'
import { viewedWords } from './viewed-words.ts'

/** What is called when a video that was put away is back. */
export interface WaysBack {
  /** The person has taken it back. */
  readonly undone: () => void
  /** The server has refused to put it away. */
  readonly refused: () => void
}

export interface TakeActions {
  readonly like: (video: VideoView, liked: boolean) => void
  readonly archive: (video: VideoView, archived: boolean, back?: WaysBack) => void
  readonly archiveAll: (groups: readonly ShownGroup[], archived: boolean) => void
  /** Deletes an archived video, which can be taken back at once. */
  readonly remove: (video: VideoView, back?: WaysBack) => void
  /** Makes a video that failed once more. */
  readonly retry: (video: VideoView) => void
  /** Shows the group by the frame at a second of a take. */
  readonly groupPicture: (group: ReviewGroup, video: VideoView, seconds: number) => Promise<void>
  /** Makes the frame at a second of a take the photo of a talent. @param name of the talent */
  readonly avatar: (record: string, name: string, video: VideoView, seconds: number) => Promise<void>
  /** Shows the group by its first take again. */
  readonly firstPicture: (group: ReviewGroup) => Promise<void>
  /** Marks groups, with an offer to take that back. */
  readonly viewed: (groups: readonly ShownGroup[], viewed: boolean, undone?: () => void) => void
  /** @param ids in their new order */
  readonly sortGroups: (ids: readonly string[]) => void
  /** @param group whose videos they are @param ids in their new order */
  readonly sortVideos: (group: string, ids: readonly string[]) => void
}

/** Swallows the rejection: the action has shown the refusal and taken back its changes already. */
const heard = () => undefined

const offers = archiveOffers(toast, undoSeconds)

/**
 * Archives videos with an offer to bring them back, or brings them back.
 * @param ids of the videos
 * @param words that say that they are archived
 */
function archive(
  ids: readonly string[],
  words: string,
  isArchived: boolean,
  send: (isArchived: boolean) => Promise<unknown>,
  back?: WaysBack,
): void {
  if (!isArchived) offers.areBack(ids)
  send(isArchived)
    .then(() => {
      if (!isArchived) return
      offers.offer(ids, words, () => {
        archive(ids, words, false, send)
        back?.undone()
      })
    })
    .catch(() => back?.refused())
}

/** Words with a way back; those of one kind of act stand in one place. */
const offer = (stack: string, words: string, undo: () => void) =>
  toast.ok(words, { stack, stays: undoSeconds() * 1000, action: { label: 'Undo', run: undo } })

async function mark(session: string, ids: readonly string[], viewed: boolean): Promise<void> {
  const [only, ...others] = ids
  if (only === undefined) return
  if (others.length === 0) await perform(markViewedAction(session), { id: only, viewed })
  else await perform(markGroupsViewedAction(session), { ids: [...ids], viewed })
}

/** Staff's actions on takes and groups: shown at once, taken back with a message when the server refuses. */
export function useTakeActions(session: string): TakeActions {
  return useMemo(
    () => ({
      like: (video, isLiked) =>
        void perform(likeVideoAction(session, video), { id: video._id, isLiked }).catch(heard),
      archive: (video, isArchived, back) =>
        archive(
          [video._id],
          `${video.name} is archived.`,
          isArchived,
          (is_archived) => perform(archiveVideoAction(session, video), { id: video._id, is_archived }),
          back,
        ),
      archiveAll: (groups, isArchived) => {
        const videos = groups.flatMap(({ takes }) => takes)
        const ids = videos.map(({ _id }) => _id)
        archive(ids, archivedWords(groups), isArchived, (is_archived) =>
          perform(archiveVideosAction(session, videos), { ids, fields: { is_archived } }),
        )
      },
      remove: (video, back) =>
        void perform(deleteVideoAction(session, video), { id: video._id })
          .then(() =>
            offer('deleted', `${video.name} is deleted.`, () => {
              void perform(restoreVideoAction(session), { id: video._id }).catch(heard)
              back?.undone()
            }),
          )
          .catch(() => back?.refused()),
      retry: (video) => void perform(retryVideoAction(session, video), { id: video._id }).catch(heard),
      groupPicture: (group, video, timemark) =>
        perform(takePictureAction, { key: video._id, timemark })
          .then(({ key }) => perform(groupPictureAction(session), { id: group._id, key }))
          .then(() => void toast.ok(`This frame is the picture of ${group.name} now.`))
          .catch(heard),
      avatar: (record, name, video, timemark) =>
        perform(takePictureAction, { key: video._id, timemark })
          .then(({ url }) => pictureAt(url))
          .then((file) => perform(avatarAction, { id: record, file }))
          .then(() => void toast.ok(`This frame is the photo of ${name} now.`))
          .catch(heard),
      firstPicture: (group) =>
        perform(groupPictureAction(session), { id: group._id, key: null }).then(heard, heard),
      viewed: (groups, viewed, undone) => {
        const changed = groups.filter(({ group }) => group.viewed !== viewed)
        if (changed.length === 0) return
        const ids = changed.map(({ group }) => group._id)
        const undo = () => {
          void mark(session, ids, !viewed).catch(heard)
          undone?.()
        }
        mark(session, ids, viewed).then(() => offer('viewed', viewedWords(changed, viewed), undo), heard)
      },
      sortGroups: (groupIds) =>
        void perform(sortGroupsAction(session), { groupIds: [...groupIds] }).catch(heard),
      sortVideos: (group, ids) =>
        void perform(sortVideosAction(session, group), { ids: [...ids] }).catch(heard),
    }),
    [session],
  )
}
