import type { ReplyOf } from '@callboard/core/http-contract'
import { asksAgain, Load, leadsNowhere, useAnswer } from '@callboard/kit/data'
import { NotFound, Skeletons, useParams } from '@callboard/kit/ui'
import { sessionRoom } from '@callboard/lobby/contract'
import { getProjectPicks, type Pick, picksChanged } from '@callboard/posting/contract'
import { getProjectByUri, type ProjectView } from '@callboard/projects/contract'
import { useState } from 'react'
import { PicksView } from './picks-view.tsx'

/** Milliseconds over which several desks spread their questions after an answer. */
const SPREAD_MS = 300

const ASKS_AGAIN = [
  asksAgain<ReplyOf<typeof getProjectPicks>, typeof picksChanged>(
    picksChanged,
    () => true,
    () => SPREAD_MS,
  ),
]

const sessionsOf = (picks: readonly Pick[]) => [...new Set(picks.map(({ session }) => session._id))].sort()

/** `/picks/{uri}`: what clients answered on all posting pages of a project, and the callback that comes of it. */
export default function PicksPage() {
  const { uri = '' } = useParams()
  const project = useAnswer(getProjectByUri, { uri })
  if (project.kind === 'failed' && leadsNowhere(project.error)) return <NotFound />
  return (
    <Load
      state={project}
      skeleton={<Skeletons rows={8} height={56} />}
      failedTitle="The project could not be loaded"
    >
      {(known) => <ProjectPicks key={known._id} project={known} />}
    </Load>
  )
}

function ProjectPicks({ project }: { readonly project: ProjectView }) {
  const [sessions, setSessions] = useState<readonly string[]>([])
  const picks = useAnswer(
    getProjectPicks,
    { id: project._id },
    { follows: sessions.map((id) => ({ room: sessionRoom, id, signals: ASKS_AGAIN })) },
  )
  const found = picks.kind === 'ready' ? sessionsOf(picks.data.picks) : sessions
  if (found.join() !== sessions.join()) setSessions(found)
  return (
    <Load
      state={picks}
      skeleton={<Skeletons rows={8} height={56} />}
      failedTitle="The picks could not be loaded"
    >
      {(data) => <PicksView project={project} picks={data.picks} />}
    </Load>
  )
}
