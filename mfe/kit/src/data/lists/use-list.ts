import type { Endpoint, ReplyOf } from '@callboard/core/http-contract'
import { useSearchState } from '../../ui/page/use-search-state.ts'
import type { SearchShape } from '../../ui/text/search-state.ts'
import { type Loadable, useAnswer } from '../answers/use-answer.ts'
import type { CallInput } from '../call/call.ts'
import { useSearchBox } from './use-search-box.ts'

/** The page stands in the address beside the filters. */
type Paged = SearchShape & { readonly page: number }

export interface FilterPlan<F extends SearchShape> {
  /** State in the address, with the values that show everything; a constant outside the component. */
  readonly filters: F
  /** Filters that a person sets, of which the list can be empty; the others name the item that is opened on it. */
  readonly narrowing: readonly (keyof F & string)[]
  /** The filter that is typed, the fewest letters it needs, and how many milliseconds the typing rests before it goes out. */
  readonly search: { readonly filter: keyof F & string; readonly letters?: number; readonly rest?: number }
}

/** Names of the filters that say which page is shown. */
const PAGING = ['page', 'after', 'before'] as const

/** Milliseconds. */
const REST = 500

/** The filters of a list, which stand in the address, so that Back works and a link shows the same. */
export function useFilters<F extends SearchShape>({ filters: none, narrowing, search }: FilterPlan<F>) {
  const [filters, change] = useSearchState<F>(none)
  const first = Object.fromEntries(PAGING.filter((name) => name in none).map((name) => [name, none[name]]))
  const narrow = (next: Partial<F>, replace = false) => change({ ...next, ...first }, { replace })
  const letters = search.letters ?? 1
  const box = useSearchBox(
    String(filters[search.filter]),
    (text) => narrow({ [search.filter]: text } as unknown as Partial<F>, true),
    { letters, rest: search.rest ?? REST },
  )
  const isNarrowed = narrowing.some((name) => filters[name] !== none[name])
  const clear = () => {
    box.clear()
    narrow(Object.fromEntries(narrowing.map((name) => [name, none[name]])) as Partial<F>)
  }
  return {
    filters,
    /** Sets filters; after each change the first page is shown. */
    narrow: (next: Partial<F>) => narrow(next),
    /** Changes the state in the address beside the filters. */
    keep: change,
    /** Props of a search box. */
    box: {
      value: box.typed,
      onChange: ({ currentTarget }: { readonly currentTarget: { readonly value: string } }) =>
        box.type(currentTarget.value),
    },
    /** What to tell below the search box while what is typed is too short to be searched for. */
    tooShort: box.isShort ? `Type at least ${letters} letters.` : undefined,
    isNarrowed,
    clear,
    /** For the bar of the filters: absent while none is set. */
    onClear: isNarrowed ? clear : undefined,
  }
}

export interface ListPlan<E extends Endpoint, F extends Paged> extends FilterPlan<F> {
  readonly endpoint: E
  readonly query: (filters: F) => CallInput<E>
}

export type List<E extends Endpoint, F extends Paged> = ReturnType<typeof useFilters<F>> & {
  readonly state: Loadable<ReplyOf<E>>
  /** Input of the request. */
  readonly query: CallInput<E>
  /** From 1. */
  readonly page: number
  readonly turnTo: (page: number) => void
}

/** A list that is turned page by page. */
export function useList<E extends Endpoint, F extends Paged>(plan: ListPlan<E, F>): List<E, F> {
  const filters = useFilters(plan)
  const page = Math.max(1, filters.filters.page)
  const query = plan.query(filters.filters)
  return {
    ...filters,
    state: useAnswer(plan.endpoint, query, { keep: true }),
    query,
    isNarrowed: filters.isNarrowed || page > 1,
    page,
    turnTo: (next) => filters.keep({ page: next } as unknown as Partial<F>),
  }
}

/** The page, and the row it begins after or ends before, stand in the address beside the filters. */
type Turned = Paged & { readonly after: string; readonly before: string }

/** In the address of a list that is turned by its rows. */
export const FIRST_PAGE = { page: 1, after: '', before: '' }

/** Part of the query of a list that is turned by its rows. */
export const pageAt = ({ after, before }: { readonly after: string; readonly before: string }) => ({
  ...(after ? { after } : {}),
  ...(before ? { before } : {}),
})

/**
 * A long list that is turned by the rows at the edges of the page, so that no page is slower than the first.
 * @param edge names a row for the server
 */
export function useLongList<E extends Endpoint, F extends Turned, Row>(
  plan: ListPlan<E, F> & {
    readonly rows: (reply: ReplyOf<E>) => readonly Row[]
    readonly edge: (row: Row) => string
  },
): List<E, F> {
  const list = useList(plan)
  const rows = list.state.kind === 'ready' ? plan.rows(list.state.data) : []
  const [first, last] = [rows[0], rows.at(-1)]
  const placed = (next: number): Pick<Turned, 'after' | 'before'> => {
    if (next > list.page) return { after: last === undefined ? '' : plan.edge(last), before: '' }
    return { after: '', before: next <= 1 || first === undefined ? '' : plan.edge(first) }
  }
  return {
    ...list,
    turnTo: (next) => {
      const at = placed(next)
      const page = at.after || at.before ? next : 1
      list.keep({ ...at, page } as unknown as Partial<F>)
    },
  }
}
