import type { UploadQueue, UploadRow } from '@callboard/kit/uploads'
import { VIDEOS_MISSING } from '@callboard/lobby/contract'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'

export interface Tapes {
  readonly queue: UploadQueue
  readonly rows: readonly UploadRow[]
}

const NO_ROWS: readonly UploadRow[] = []
const none = () => NO_ROWS
const never = () => () => {}

/** The uploads of a check-in, whose code loads for a Video Submission only. */
export function useTapes(isSelfTape: boolean, ticket: string, place: string | null): Tapes | null {
  const [queue, setQueue] = useState<UploadQueue | null>(null)
  const latest = useRef(ticket)
  latest.current = ticket
  useEffect(() => {
    if (!isSelfTape) return
    let gone = false
    void import('./tapes.ts').then(({ selfTapes }) => {
      if (!gone) setQueue(selfTapes(() => latest.current, place))
    })
    return () => {
      gone = true
    }
  }, [isSelfTape, place])
  const rows = useSyncExternalStore(queue?.subscribe ?? never, queue?.rows ?? none)
  return queue && { queue, rows }
}

/** Why the videos that were chosen cannot be handed in, in words; undefined while they are there or on their way. */
export function tapesFault(rows: readonly UploadRow[]): string | undefined {
  if (rows.length === 0) return VIDEOS_MISSING
  if (rows.every(({ state }) => state === 'failed'))
    return `${VIDEOS_MISSING}. Nothing of what was chosen could be uploaded.`
  if (rows.some(({ state }) => state === 'needs_file'))
    return 'A video is not uploaded completely. Choose the same file again to go on, or remove it.'
  return rows.some(({ state }) => state === 'failed')
    ? 'A video could not be uploaded. Try it again, or remove it.'
    : undefined
}

/** Said on the last step while videos are on their way. */
export const STILL_UPLOADING =
  'Your videos are still uploading. Stay on this page and try again when they are done.'
