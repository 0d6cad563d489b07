import { useAnswer } from '@callboard/kit/data'
import { type ArchiveView, getArchive } from '@callboard/review/contract'
import { useState } from 'react'

/** Between two looks at an archive that no signal tells of; a hidden tab does not look. Milliseconds. */
const EVERY = 2_000

/**
 * An archive of the list that is kept up to date. The list may lack it: it could not be loaded, or the same was
 * asked for again in another tab. Then it is looked at by itself until it is done.
 * @param id `undefined` while there is none
 */
export function useArchive(
  id: string | undefined,
  archives: readonly ArchiveView[],
): ArchiveView | undefined {
  const listed = archives.find(({ _id }) => _id === id)
  const [isDone, setDone] = useState(false)
  const looked = useAnswer(getArchive, id === undefined || listed ? undefined : { id }, {
    every: isDone ? undefined : EVERY,
  })
  const archive = listed ?? (looked.kind === 'ready' ? looked.data : undefined)
  const isDoneNow = archive !== undefined && archive.state !== 'building'
  if (isDoneNow !== isDone) setDone(isDoneNow)
  return archive
}
