import { call, type Loadable, onSignal, patch, refresh, useEndpoint, useRoom } from '@callboard/kit/data'
import { groupChanged, sessionRoom } from '@callboard/lobby/contract'
import {
  getGroupVideos,
  getReview,
  newVideoAdded,
  type ReviewView,
  type VideoView,
  videoProgress,
  videoUpdated,
} from '@callboard/review/contract'
import { useCallback, useEffect, useRef } from 'react'
import { takeProgress } from '../takes/take-progress.ts'
import { withGroup, withVideo } from './review-changes.ts'

/** Many takes of a group change at the same moment; its other facts are asked for once. Milliseconds. */
const GATHER = 300

/** The groups and takes of a session, kept true by what happens in the live room and at other desks. */
export function useReview(session: string): {
  readonly state: Loadable<ReviewView>
  readonly renew: () => Promise<void>
} {
  const state = useEndpoint(getReview, { session })
  const stale = useRef(new Set<string>())
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)

  const reload = useCallback(async () => {
    const groups = [...stale.current]
    stale.current.clear()
    const known = new Set<string>()
    patch(getReview, { session }, (now) => {
      for (const group of now.groups) known.add(group._id)
      return now
    })
    if (groups.some((id) => !known.has(id))) return refresh(getReview, { session })
    try {
      const fresh = await Promise.all(groups.map((id) => call(getGroupVideos, { id })))
      patch(getReview, { session }, (now) => fresh.reduce(withGroup, now))
    } catch {
      // The whole page's own loading says what is wrong, and tries again.
      await refresh(getReview, { session })
    }
  }, [session])

  const later = useCallback(
    (group: string) => {
      stale.current.add(group)
      clearTimeout(timer.current)
      timer.current = setTimeout(() => void reload(), GATHER)
    },
    [reload],
  )
  useEffect(() => () => clearTimeout(timer.current), [])

  const take = (video: VideoView) => {
    takeProgress.forget(video._id)
    patch(getReview, { session }, (now) => withVideo(now, video))
    // The group's marks (viewed, copied) change along with its takes and are not part of the signal.
    later(video.group)
  }
  useRoom(
    sessionRoom,
    session,
    [
      onSignal(newVideoAdded, take),
      onSignal(videoUpdated, take),
      onSignal(videoProgress, ({ _id, progress }) => takeProgress.tell(_id, progress)),
      onSignal(groupChanged, ({ group }) => {
        if (group) later(group._id)
      }),
    ],
    { queries: [getReview] },
  )
  return { state, renew: useCallback(() => refresh(getReview, { session }), [session]) }
}
