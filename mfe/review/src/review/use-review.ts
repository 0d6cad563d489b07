import { does, type Loadable, reduces, useAnswer } from '@callboard/kit/data'
import { groupChanged, groupEdited, sessionRoom } from '@callboard/lobby/contract'
import {
  getReview,
  groupsMarked,
  newVideoAdded,
  type ReviewView,
  type VideoView,
  videoProgress,
  videoRemoved,
  videoUpdated,
} from '@callboard/review/contract'
import { useCallback, useEffect, useRef } from 'react'
import { reloadReview, renewGroups } from '../data/review.ts'
import { takeProgress } from '../takes/take-progress.ts'
import { withMarks, withoutVideo, withVideo } from './review-changes.ts'

/** Many takes of a group change at the same moment; its other facts are asked for once. Milliseconds. */
const GATHER = 300

/** The groups and takes of a session, kept true by events of the live room and of other desks. */
export function useReview(session: string): {
  readonly state: Loadable<ReviewView>
  readonly renew: () => Promise<void>
} {
  const stale = useRef(new Set<string>())
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  const later = (group: string) => {
    stale.current.add(group)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      const groups = [...stale.current]
      stale.current.clear()
      void renewGroups(session, groups)
    }, GATHER)
  }
  const changed = (video: VideoView) => {
    takeProgress.forget(video._id)
    // The group's marks (viewed, copied) change along with its takes and are not part of the signal.
    later(video.group)
  }
  const state = useAnswer(
    getReview,
    { session },
    {
      follows: [
        {
          room: sessionRoom,
          id: session,
          signals: [
            reduces(newVideoAdded, withVideo),
            reduces(videoUpdated, withVideo),
            reduces(groupsMarked, withMarks),
            reduces(videoRemoved, withoutVideo),
            does(newVideoAdded, changed),
            does(videoUpdated, changed),
            does(videoProgress, ({ _id, progress }) => takeProgress.tell(_id, progress)),
            does(groupEdited, ({ _id }) => later(_id)),
            does(groupChanged, ({ group }) => {
              if (group) later(group._id)
            }),
          ],
        },
      ],
    },
  )
  return { state, renew: useCallback(() => reloadReview(session), [session]) }
}
