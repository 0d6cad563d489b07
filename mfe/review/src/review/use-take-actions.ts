import { perform } from '@callboard/kit/data'
import type { ReviewGroup, VideoView } from '@callboard/review/contract'
import { useMemo } from 'react'
import { archiveVideoAction, likeVideoAction, markViewedAction } from '../data/review.ts'

export interface TakeActions {
  readonly like: (video: VideoView, liked: boolean) => void
  readonly archive: (video: VideoView, archived: boolean) => void
  readonly viewed: (groups: readonly ReviewGroup[], viewed: boolean) => void
}

/** Swallows the rejection: the action has shown the refusal and taken back its changes already. */
const heard = () => undefined

/** Staff's actions on takes and groups: shown at once, taken back with a message when the server refuses. */
export function useTakeActions(session: string): TakeActions {
  return useMemo(
    () => ({
      like: (video, isLiked) =>
        void perform(likeVideoAction(session, video), { id: video._id, isLiked }).catch(heard),
      archive: (video, is_archived) =>
        void perform(archiveVideoAction(session, video), { id: video._id, is_archived }).catch(heard),
      viewed: (groups, viewed) => {
        const action = markViewedAction(session)
        for (const group of groups)
          if (group.viewed !== viewed) void perform(action, { id: group._id, viewed }).catch(heard)
      },
    }),
    [session],
  )
}
