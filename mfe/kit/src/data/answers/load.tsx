import type { ReactNode } from 'react'
import { FailedState } from '../../ui/page/failed-state.tsx'
import { PageSkeleton } from '../../ui/page/skeletons.tsx'
import type { Loadable } from './use-answer.ts'

/** Draws one of loading, failed and ready; the view inside only ever sees data. */
export function Load<T>(props: {
  readonly state: Loadable<T>
  readonly skeleton?: ReactNode
  readonly failedTitle?: string
  readonly children: (data: T) => ReactNode
}) {
  const { state } = props
  if (state.kind === 'loading') return props.skeleton ?? <PageSkeleton />
  if (state.kind === 'failed')
    return <FailedState title={props.failedTitle} error={state.error} onRetry={state.retry} />
  return props.children(state.data)
}
