import type { Endpoint, ReplyOf } from '@callboard/core/http-contract'
import { Button, Group } from '@mantine/core'
import type { ReactNode } from 'react'
import { EmptyState } from '../../ui/page/empty-state.tsx'
import { FailedState } from '../../ui/page/failed-state.tsx'
import { Skeletons } from '../../ui/page/skeletons.tsx'
import type { SearchShape } from '../../ui/text/search-state.ts'
import type { List } from './use-list.ts'

/** Leads to the page before and after. */
export function Pager(props: {
  readonly list: { readonly page: number; readonly turnTo: (page: number) => void }
  readonly hasMore: boolean
  /** How many pages there are, where it is known. */
  readonly pages?: number
}) {
  const { page, turnTo } = props.list
  if (page <= 1 && !props.hasMore) return null
  return (
    <Group mt="lg" gap="sm" component="nav" aria-label="Pages">
      {page > 2 ? (
        <Button variant="default" onClick={() => turnTo(1)}>
          First page
        </Button>
      ) : null}
      <Button variant="default" disabled={page <= 1} onClick={() => turnTo(page - 1)}>
        Previous page
      </Button>
      <span>{props.pages ? `Page ${page} of ${props.pages}` : `Page ${page}`}</span>
      <Button variant="default" disabled={!props.hasMore} onClick={() => turnTo(page + 1)}>
        Next page
      </Button>
    </Group>
  )
}

/** Draws one of loading, failed, empty and the rows; an empty list says whether filters have emptied it. */
export function ListBody<E extends Endpoint, F extends SearchShape & { readonly page: number }>(props: {
  readonly list: List<E, F>
  readonly skeleton?: ReactNode
  readonly failedTitle: string
  readonly isEmpty: (reply: ReplyOf<E>) => boolean
  /** Explains an empty list and offers the action that fills it. */
  readonly empty: ReactNode
  /** Words for a list that the filters leave empty. */
  readonly nothingFits: {
    readonly icon?: ReactNode
    readonly title: string
    readonly text?: ReactNode
    readonly clear: string
  }
  readonly children: (reply: ReplyOf<E>) => ReactNode
}) {
  const { list, nothingFits } = props
  const { state } = list
  if (state.kind === 'loading') return props.skeleton ?? <Skeletons />
  if (state.kind === 'failed')
    return <FailedState title={props.failedTitle} error={state.error} onRetry={state.retry} />
  if (!props.isEmpty(state.data))
    return <div aria-busy={state.refreshing || undefined}>{props.children(state.data)}</div>
  if (!list.isNarrowed) return props.empty
  return (
    <EmptyState
      icon={nothingFits.icon}
      title={nothingFits.title}
      action={
        <Button variant="default" onClick={list.clear}>
          {nothingFits.clear}
        </Button>
      }
    >
      {nothingFits.text}
    </EmptyState>
  )
}
