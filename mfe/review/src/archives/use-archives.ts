import { onSignal, refresh, useAccount, useEndpoint, useRoom } from '@callboard/kit/data'
import { type ArchiveView, archiveChanged, archivesRoom, listArchives } from '@callboard/review/contract'
import { useCallback, useState } from 'react'
import { withProgress } from './archive-progress.ts'

const NONE: readonly ArchiveView[] = []

/** The archives that the person has asked for in this session, newest first, kept true while they are built. */
export function useArchives(session: string): readonly ArchiveView[] {
  const state = useEndpoint(listArchives, { session })
  const known = state.kind === 'ready' ? state.data.archives : NONE
  const [progress, setProgress] = useState<ReadonlyMap<string, number>>(new Map())
  const renew = useCallback(() => void refresh(listArchives, { session }), [session])

  useRoom(
    archivesRoom,
    useAccount()?._id,
    [
      onSignal(archiveChanged, (step) => {
        if (step.session !== session) return
        if (step.state === 'building' && known.some(({ _id }) => _id === step._id))
          setProgress((now) => new Map(now).set(step._id, step.progress))
        else renew()
      }),
    ],
    { queries: [listArchives] },
  )
  return withProgress(known, progress)
}
