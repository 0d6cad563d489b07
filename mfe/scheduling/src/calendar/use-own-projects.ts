import { useAccount, useAnswer } from '@callboard/kit/data'
import { listProjects } from '@callboard/projects/contract'

/** Of one answer; the projects beyond them are older. */
const MOST_PROJECTS = 50

/** The projects that the person works on, each with the sessions that the person may edit. */
export const useOwnProjects = (isAsked = true) =>
  useAnswer(listProjects, isAsked ? { archived: false, take: MOST_PROJECTS } : undefined)

/** Whether there is a session to add a date to: owners of projects make one, session managers are given theirs. */
export function useMayAdd(): boolean {
  const isOwner = useAccount()?.user_type !== 'session_manager'
  const projects = useOwnProjects(!isOwner)
  return (
    isOwner ||
    (projects.kind === 'ready' && projects.data.studios.some(({ sessions }) => sessions.length > 0))
  )
}
