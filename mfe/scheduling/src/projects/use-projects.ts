import { type List, useAccount, useList } from '@callboard/kit/data'
import { useMediaQuery } from '@callboard/kit/ui'
import { listManagedProjects, listProjects } from '@callboard/projects/contract'
import { foldProject, useFolds } from './folded-projects.ts'
import { isOpenIn } from './project-folds.ts'

/** State of the list in the address. */
const FILTERS = { name: '', archived: false, page: 1, studio: '' }

const PAGE_SIZE = 10
/** So many projects, where there are no more, are open at first: at a desk, and on a phone. */
const [FEW, FEW_ON_PHONE] = [3, 1]

export interface ProjectsState {
  readonly list: List<typeof listProjects, typeof FILTERS>
  readonly pages: number
  readonly isOpen: (id: string) => boolean
  readonly fold: (id: string, isOpen: boolean) => void
}

/** @param today ids of the projects that run today */
export function useProjects(today: ReadonlySet<string>): ProjectsState {
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
  const { studio } = list.filters
  const folds = useFolds()
  const count = list.state.kind === 'ready' ? list.state.data.count : 0
  const isPhone = useMediaQuery('(max-width: 600px)', undefined, { getInitialValueInEffect: false })
  const areFew = !list.isNarrowed && count <= (isPhone ? FEW_ON_PHONE : FEW)
  return {
    list,
    pages: Math.ceil(count / PAGE_SIZE),
    isOpen: (id) => studio === id || isOpenIn(folds, id, areFew || (!isPhone && today.has(id))),
    fold: foldProject,
  }
}
