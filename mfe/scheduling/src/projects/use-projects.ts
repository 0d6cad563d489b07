import { type CallInput, type Loadable, patch, useEndpoint } from '@callboard/kit/data'
import { useDebouncedCallback, useSearchState } from '@callboard/kit/ui'
import { listProjects, type ProjectView } from '@callboard/projects/contract'
import { useState } from 'react'

/** What the list keeps in the address. `open`: ids of the cards that are open, with commas. */
const DEFAULTS = { name: '', archived: false, page: 1, studio: '', open: '' }

const PAGE_SIZE = 10
/** Milliseconds of rest before a search goes out. */
const SEARCH_REST = 500

export interface ProjectsState {
  readonly projects: Loadable<{ readonly studios: readonly ProjectView[]; readonly count: number }>
  readonly query: CallInput<typeof listProjects>
  /** Nothing narrows the list: what is missing from it does not exist. */
  readonly everything: boolean
  readonly typed: string
  readonly search: (name: string) => void
  readonly archived: boolean
  readonly showArchive: (archived: boolean) => void
  readonly page: number
  readonly pages: number
  readonly turnTo: (page: number) => void
  readonly isOpen: (id: string) => boolean
  readonly toggle: (id: string) => void
  readonly clear: () => void
}

export function useProjects(): ProjectsState {
  const [state, change] = useSearchState(DEFAULTS)
  const [typed, setTyped] = useState(state.name)
  const searchSoon = useDebouncedCallback(
    (name: string) => change({ name, page: 1 }, { replace: true }),
    SEARCH_REST,
  )
  const query = {
    skip: (Math.max(1, state.page) - 1) * PAGE_SIZE,
    take: PAGE_SIZE,
    archived: state.archived,
    ...(state.name.trim() ? { name: state.name.trim() } : {}),
    ...(state.studio ? { _id: state.studio } : {}),
  }
  const projects = useEndpoint(listProjects, query, { keep: true })
  const opened = state.open.split(',').filter(Boolean)
  return {
    projects,
    query,
    everything: !state.name && !state.archived && !state.studio && state.page <= 1,
    typed,
    search: (name) => {
      setTyped(name)
      searchSoon(name)
    },
    archived: state.archived,
    showArchive: (archived) => change({ archived, page: 1 }),
    page: state.page,
    pages: projects.kind === 'ready' ? Math.ceil(projects.data.count / PAGE_SIZE) : 0,
    turnTo: (page) => change({ page, open: '' }),
    isOpen: (id) => opened.includes(id) || state.studio === id,
    toggle: (id) =>
      change(
        { open: (opened.includes(id) ? opened.filter((other) => other !== id) : [...opened, id]).join(',') },
        { replace: true },
      ),
    clear: () => {
      setTyped('')
      change(DEFAULTS)
    },
  }
}

/** Changes one project of the list at once; the function that comes back undoes it. */
export const patchProject = (
  query: CallInput<typeof listProjects>,
  id: string,
  change: Partial<ProjectView>,
): (() => void) =>
  patch(listProjects, query, (now) => ({
    ...now,
    studios: now.studios.map((project) => (project._id === id ? { ...project, ...change } : project)),
  }))
