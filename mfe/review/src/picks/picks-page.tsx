import { Load, leadsNowhere, useAnswer } from '@callboard/kit/data'
import { NotFound, SkeletonHead, SkeletonPage, Skeletons, useParams } from '@callboard/kit/ui'
import type { Pick } from '@callboard/posting/contract'
import { getProjectByUri, type ProjectView } from '@callboard/projects/contract'
import { useState } from 'react'
import { useProjectPicks } from '../data/picks.ts'
import { PicksView } from './picks-view.tsx'

const sessionsOf = (picks: readonly Pick[]) => [...new Set(picks.map(({ session }) => session._id))].sort()

const callbacksOf = (picks: readonly Pick[]) =>
  [...new Set(picks.flatMap(({ callbacks }) => callbacks.map(({ session }) => session._id)))].sort()

/** `/picks/{uri}`: what clients answered on all posting pages of a project, and the callback that comes of it. */
export default function PicksPage() {
  const { uri = '' } = useParams()
  const project = useAnswer(getProjectByUri, { uri })
  if (project.kind === 'failed' && leadsNowhere(project.error)) return <NotFound />
  return (
    <Load state={project} skeleton={<PicksSkeleton />} failedTitle="The project could not be loaded">
      {(known) => <ProjectPicks key={known._id} project={known} />}
    </Load>
  )
}

function ProjectPicks({ project }: { readonly project: ProjectView }) {
  const [sessions, setSessions] = useState<readonly string[]>([])
  const [callbacks, setCallbacks] = useState<readonly string[]>([])
  const picks = useProjectPicks(project._id, sessions, callbacks)
  const found = picks.kind === 'ready' ? sessionsOf(picks.data.picks) : sessions
  if (found.join() !== sessions.join()) setSessions(found)
  const later = picks.kind === 'ready' ? callbacksOf(picks.data.picks) : callbacks
  if (later.join() !== callbacks.join()) setCallbacks(later)
  return (
    <Load state={picks} skeleton={<PicksSkeleton />} failedTitle="The picks could not be loaded">
      {(data) => <PicksView project={project} picks={data.picks} privateReviewers={data.private_reviewers} />}
    </Load>
  )
}

/** The board before its lines. */
const PicksSkeleton = () => (
  <SkeletonPage>
    <SkeletonHead fact />
    <Skeletons rows={8} height={56} />
  </SkeletonPage>
)
