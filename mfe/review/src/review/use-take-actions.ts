import { ApiError, call, patch, refresh, toast } from '@callboard/kit'
import { archiveVideo, getReview, likeVideo, markViewed, type VideoView } from '@callboard/review/contract'
import { useMemo } from 'react'
import { withGroupFields, withVideo, withVideoFields } from './review-changes.ts'

export interface TakeActions {
  readonly like: (video: VideoView, liked: boolean) => void
  readonly archive: (video: VideoView, archived: boolean) => void
  readonly viewed: (groups: readonly string[], viewed: boolean) => void
}

const reason = (fault: unknown) => (fault instanceof ApiError ? fault.message : 'Something went wrong.')

/** What staff do to takes and groups: shown at once, taken back with a word when the server refuses. */
export function useTakeActions(session: string): TakeActions {
  return useMemo(() => {
    const settle = async (work: Promise<unknown>, failed: string) => {
      try {
        await work
      } catch (fault) {
        toast.failed(`${failed} ${reason(fault)}`)
        // Other changes may have come between: the server knows what is true.
        await refresh(getReview, { session })
      }
    }
    const put = (video: VideoView) => {
      patch(getReview, { session }, (now) => withVideo(now, video))
    }
    const archive = (video: VideoView, archived: boolean) => {
      patch(getReview, { session }, (now) => withVideoFields(now, video, { is_archived: archived }))
      const sent = call(archiveVideo, { id: video._id, is_archived: archived }).then((stored) => {
        put(stored)
        if (archived) toast.undo(`${video.name} is archived.`, () => archive(stored, false))
      })
      void settle(sent, `${video.name} could not be ${archived ? 'archived' : 'restored'}.`)
    }
    return {
      archive,
      like: (video, liked) => {
        patch(getReview, { session }, (now) => withVideoFields(now, video, { liked }))
        const sent = call(likeVideo, { id: video._id, isLiked: liked }).then(put)
        void settle(sent, `The like of ${video.name} could not be saved.`)
      },
      viewed: (groups, viewed) => {
        patch(getReview, { session }, (now) => withGroupFields(now, groups, { viewed }))
        const sent = Promise.all(groups.map((id) => call(markViewed, { id, viewed })))
        void settle(sent, 'The viewed mark could not be saved.')
      },
    }
  }, [session])
}
