import { PageSkeleton, useEndpoint, useParams } from '@callboard/kit'
import { getProjectByUri, getSession } from '@callboard/projects/contract'
import { PageFailed } from '../shared/page-failed.tsx'
import { SessionEditor } from './session-editor.tsx'

/** Session edit; the session may be `new`. */
export default function SessionPage() {
  const { uri = '', sessionId = '' } = useParams()
  const isNew = sessionId === 'new'
  const project = useEndpoint(getProjectByUri, { uri })
  const session = useEndpoint(getSession, isNew ? undefined : { id: sessionId })
  const failed = [project, session].find((state) => state.kind === 'failed')
  if (failed?.kind === 'failed')
    return <PageFailed title="This session could not be loaded" error={failed.error} onRetry={failed.retry} />
  if (project.kind !== 'ready') return <PageSkeleton />
  if (isNew) return <SessionEditor key="new" project={project.data} session={undefined} />
  if (session.kind !== 'ready') return <PageSkeleton />
  return <SessionEditor key={sessionId} project={project.data} session={session.data} />
}
