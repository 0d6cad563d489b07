import { type List, useAccount, useList } from '@callboard/kit/data'
import { listManagedProjects, listProjects } from '@callboard/projects/contract'

/** State of the list in the address. `open`: ids of the cards that are open, with commas. */
const FILTERS = { name: '', archived: false, page: 1, studio: '', open: '' }

const PAGE_SIZE = 10

export interface ProjectsState {
  readonly list: List<typeof listProjects, typeof FILTERS>
  readonly pages: number
  readonly isOpen: (id: string) => boolean
  readonly toggle: (id: string) => void
}

export function useProjects(): ProjectsState {
  const runs = useAccount()?.user_type === 'session_manager'
  const list = useList({
    // Both take and answer the same.
    endpoint: (runs ? listManagedProjects : listProjects) as typeof listProjects,
    filters: FILTERS,
    narrowing: ['name', 'archived', 'studio'],
    search: { filter: 'name' },
    query: ({ page, archived, name, studio }) => ({
      skip: (Math.max(1, page) - 1) * PAGE_SIZE,
      take: PAGE_SIZE,
      // A link to one project leads to it, archived or not.
      ...(studio ? { _id: studio } : { archived }),
      ...(name.trim() ? { name: name.trim() } : {}),
    }),
  })
  const { open, studio } = list.filters
  const opened = open.split(',').filter(Boolean)
  return {
    list,
    pages: list.state.kind === 'ready' ? Math.ceil(list.state.data.count / PAGE_SIZE) : 0,
    isOpen: (id) => opened.includes(id) || studio === id,
    toggle: (id) =>
      list.keep(
        { open: (opened.includes(id) ? opened.filter((other) => other !== id) : [...opened, id]).join(',') },
        { replace: true },
      ),
  }
}
