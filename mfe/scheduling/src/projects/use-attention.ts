import { useAnswer } from '@callboard/kit/data'
import { DAY_EVERY } from '@callboard/kit/day'
import { getProjectsAttention, type ProjectAttention, type ProjectView } from '@callboard/projects/contract'

/** What waits in the shown projects, by their ids; empty until it is known. */
export function useAttention(shown: readonly ProjectView[]): {
  readonly attention: ReadonlyMap<string, ProjectAttention>
  readonly isAwaited: boolean
} {
  const projects = shown.map(({ _id }) => _id).join(',')
  const answer = useAnswer(getProjectsAttention, projects ? { projects } : undefined, {
    keep: true,
    // As the sessions of today, whose faces stand above them.
    every: DAY_EVERY,
  })
  const found = answer.kind === 'ready' ? answer.data.projects : []
  return {
    attention: new Map(found.map((one) => [one._id, one])),
    isAwaited: projects !== '' && answer.kind === 'loading',
  }
}
