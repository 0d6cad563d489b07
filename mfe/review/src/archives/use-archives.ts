import { asksAgain, does, shownAnswer, useAccount, useAnswer } from '@callboard/kit/data'
import { type ArchiveView, archiveChanged, archivesRoom, listArchives } from '@callboard/review/contract'
import { useState } from 'react'
import { withProgress } from './archive-progress.ts'

const NONE: readonly ArchiveView[] = []

const knownOf = (session: string): readonly ArchiveView[] =>
  shownAnswer(listArchives, { session })?.archives ?? NONE

/** The archives that the person has asked for in this session, newest first, kept true while they are built. */
export function useArchives(session: string): readonly ArchiveView[] {
  const [progress, setProgress] = useState<ReadonlyMap<string, number>>(new Map())
  const account = useAccount()
  /** A step of an archive that is shown; every other signal is about something that the list lacks. */
  const isStep = (id: string, state: string): boolean =>
    state === 'building' && knownOf(session).some(({ _id }) => _id === id)
  const answer = useAnswer(
    listArchives,
    { session },
    {
      follows: [
        {
          room: archivesRoom,
          id: account?._id,
          signals: [
            asksAgain(archiveChanged, (step) => step.session === session && !isStep(step._id, step.state)),
            does(archiveChanged, (step) => {
              if (step.session === session && step.state === 'building')
                setProgress((now) => new Map(now).set(step._id, step.progress))
            }),
          ],
        },
      ],
    },
  )
  const known = answer.kind === 'ready' ? answer.data.archives : NONE
  return withProgress(known, progress)
}
