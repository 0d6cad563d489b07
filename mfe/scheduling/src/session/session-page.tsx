import { allOf, type Loadable, useAnswer } from '@callboard/kit/data'
import { NotFound, useParams } from '@callboard/kit/ui'
import { getProjectByUri, getSession, type SessionView } from '@callboard/projects/contract'
import { PageFailed } from '../shared/page-failed.tsx'
import { SessionEditor } from './session-editor.tsx'
import { SessionSkeleton } from './session-skeleton.tsx'

const NO_SESSION_YET: Loadable<undefined> = {
  kind: 'ready',
  data: undefined,
  refreshing: false,
  outdated: false,
}

/** Session edit; the session may be `new`. */
export default function SessionPage() {
  const { uri = '', sessionId = '' } = useParams()
  const isNew = sessionId === 'new'
  const project = useAnswer(getProjectByUri, { uri })
  const known = useAnswer(getSession, isNew ? undefined : { id: sessionId })
  const session: Loadable<SessionView | undefined> = isNew ? NO_SESSION_YET : known
  const state = allOf([project, session])
  if (state.kind === 'loading') return <SessionSkeleton />
  if (state.kind === 'failed')
    return <PageFailed title="This session could not be loaded" error={state.error} onRetry={state.retry} />
  const [ofProject, edited] = state.data
  if (edited && edited.studio !== ofProject._id) return <NotFound />
  return <SessionEditor key={sessionId} project={ofProject} session={edited} />
}
