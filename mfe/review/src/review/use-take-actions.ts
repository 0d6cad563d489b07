import { ApiError, call, patch, refresh } from '@callboard/kit/data'
import { toast } from '@callboard/kit/ui'
import {
  archiveVideo,
  getReview,
  likeVideo,
  markViewed,
  type ReviewGroup,
  type ReviewView,
  type VideoView,
} from '@callboard/review/contract'
import { useMemo } from 'react'
import { withGroupFields, withVideo, withVideoFields } from './review-changes.ts'

export interface TakeActions {
  readonly like: (video: VideoView, liked: boolean) => void
  readonly archive: (video: VideoView, archived: boolean) => void
  readonly viewed: (groups: readonly ReviewGroup[], viewed: boolean) => void
}

const reason = (fault: unknown) => (fault instanceof ApiError ? fault.message : 'Something went wrong.')

/** What staff do to takes and groups: shown at once, taken back with a word when the server refuses. */
export function useTakeActions(session: string): TakeActions {
  return useMemo(() => {
    const show = (change: (now: ReviewView) => ReviewView) => {
      patch(getReview, { session }, change)
    }
    const settle = async (
      work: Promise<unknown>,
      failed: string,
      takeBack: (now: ReviewView) => ReviewView,
    ) => {
      try {
        await work
      } catch (fault) {
        show(takeBack)
        toast.failed(`${failed} ${reason(fault)}`)
        // Other changes may have come between: the server knows what is true.
        await refresh(getReview, { session })
      }
    }
    const put = (video: VideoView) => show((now) => withVideo(now, video))
    const archive = (video: VideoView, archived: boolean) => {
      const set = (is_archived: boolean) => (now: ReviewView) => withVideoFields(now, video, { is_archived })
      show(set(archived))
      const sent = call(archiveVideo, { id: video._id, is_archived: archived }).then((stored) => {
        put(stored)
        if (archived) toast.undo(`${video.name} is archived.`, () => archive(stored, false))
      })
      void settle(
        sent,
        `${video.name} could not be ${archived ? 'archived' : 'restored'}.`,
        set(video.is_archived),
      )
    }
    return {
      archive,
      like: (video, liked) => {
        const set = (value: boolean) => (now: ReviewView) => withVideoFields(now, video, { liked: value })
        show(set(liked))
        const sent = call(likeVideo, { id: video._id, isLiked: liked }).then(put)
        void settle(sent, `The like of ${video.name} could not be saved.`, set(video.liked))
      },
      viewed: (groups, viewed) => {
        const changed = groups.filter((group) => group.viewed !== viewed).map(({ _id }) => _id)
        const set = (value: boolean) => (now: ReviewView) => withGroupFields(now, changed, { viewed: value })
        show(set(viewed))
        const sent = Promise.all(changed.map((id) => call(markViewed, { id, viewed })))
        void settle(sent, 'The viewed mark could not be saved.', set(!viewed))
      },
    }
  }, [session])
}
