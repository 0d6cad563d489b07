import { useAnswer } from '@callboard/kit/data'
import { getGroupVideos, type VideoView } from '@callboard/review/contract'
import { useEffect, useMemo } from 'react'
import { reloadGroupVideos } from '../data/takes.ts'

const NONE: readonly VideoView[] = []

/** The videos of the current group; the signals of the session keep them true. */
export function useGroupVideos(group: string | undefined): readonly VideoView[] {
  const answer = useAnswer(getGroupVideos, group === undefined ? undefined : { id: group })
  useEffect(() => {
    if (group !== undefined) void reloadGroupVideos(group)
  }, [group])
  const known = answer.kind === 'ready' ? answer.data.videos : NONE
  return useMemo(() => known.filter((video) => video.group === group && !video.is_archived), [known, group])
}
