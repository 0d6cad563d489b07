import { type List, useList } from '@callboard/kit/data'
import { listProjects } from '@callboard/projects/contract'

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
  const list = useList({
    endpoint: listProjects,
    filters: FILTERS,
    narrowing: ['name', 'archived', 'studio'],
    search: { filter: 'name' },
    query: ({ page, archived, name, studio }) => ({
      skip: (Math.max(1, page) - 1) * PAGE_SIZE,
      take: PAGE_SIZE,
      archived,
      ...(name.trim() ? { name: name.trim() } : {}),
      ...(studio ? { _id: studio } : {}),
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
