import { useAnswer } from '@callboard/kit/data'
import { getProjectsAttention, type ProjectAttention, type ProjectView } from '@callboard/projects/contract'

/** What waits in the shown projects, by their ids; empty until it is known, for the list does not wait for it. */
export function useAttention(shown: readonly ProjectView[]): ReadonlyMap<string, ProjectAttention> {
  const projects = shown.map(({ _id }) => _id).join(',')
  const answer = useAnswer(getProjectsAttention, projects ? { projects } : undefined, { keep: true })
  return new Map((answer.kind === 'ready' ? answer.data.projects : []).map((one) => [one._id, one]))
}
