import { type Loadable, leadsNowhere } from '@callboard/kit/data'
import { Button, EmptyState, FailedState } from '@callboard/kit/ui'
import type { ReactNode } from 'react'

/** What a drawer is about: while it loads, when it cannot be loaded, and when it is not there (any more). */
export function DrawerAnswer<T>(props: {
  readonly state: Loadable<T>
  readonly skeleton: ReactNode
  readonly failedTitle: string
  readonly gone: { readonly title: string; readonly text: string; readonly back: string }
  readonly onClose: () => void
  readonly children: (data: T) => ReactNode
}) {
  const { state, gone } = props
  if (state.kind === 'loading') return props.skeleton
  if (state.kind === 'ready') return props.children(state.data)
  if (!leadsNowhere(state.error))
    return <FailedState title={props.failedTitle} error={state.error} onRetry={state.retry} />
  return (
    <EmptyState
      title={gone.title}
      action={
        <Button variant="default" onClick={props.onClose}>
          {gone.back}
        </Button>
      }
    >
      {gone.text}
    </EmptyState>
  )
}
