import { type Loadable, refresh, useEndpoint } from '@callboard/kit/data'
import { getGroupVideos, type ReviewGroup, type VideoView } from '@callboard/review/contract'
import { useCallback, useEffect, useMemo } from 'react'
import { withVideo } from './take-words.ts'
import { useFollowed } from './use-followed.ts'

const NONE: readonly VideoView[] = []

/** A group of which nothing is known yet has no videos; signals bring the first. */
const videosOf = (state: Loadable<ReviewGroup>): Loadable<readonly VideoView[]> => {
  if (state.kind === 'ready') return { ...state, data: state.data.videos }
  return state.kind === 'failed' ? { kind: 'ready', data: NONE, refreshing: false, outdated: true } : state
}

/** The videos of the current group. */
export function useGroupVideos(group: string | undefined) {
  const raw = useEndpoint(getGroupVideos, group === undefined ? undefined : { id: group })
  const state = useMemo(() => videosOf(raw), [raw])
  const again = () => {
    if (group !== undefined) void refresh(getGroupVideos, { id: group })
  }
  const [held, apply] = useFollowed<readonly VideoView[], readonly VideoView[]>(
    state,
    again,
    (_, next) => next,
  )
  useEffect(() => {
    if (group !== undefined) void refresh(getGroupVideos, { id: group })
  }, [group])
  const add = useCallback((video: VideoView) => apply((now) => withVideo(now, video)), [apply])
  const videos = useMemo(
    () => (held ?? NONE).filter((video) => video.group === group && !video.is_archived),
    [held, group],
  )
  return [videos, add] as const
}
