import { useSyncExternalStore } from 'react'
import { store } from '../store.ts'

export type SchemeChoice = 'light' | 'dark' | 'auto'
export type Scheme = 'light' | 'dark'

const KEY = 'callboard-scheme'

interface SchemeState {
  readonly choice: SchemeChoice
  /** Number of dark stages on the screen: pictures are judged there, so stages are dark in every scheme. */
  readonly stages: number
  readonly system: Scheme
}

function kept(): SchemeChoice {
  try {
    const value = localStorage.getItem(KEY)
    return value === 'light' || value === 'dark' ? value : 'auto'
  } catch {
    return 'auto'
  }
}

const darkSystem = typeof matchMedia === 'function' ? matchMedia('(prefers-color-scheme: dark)') : undefined

const state = store<SchemeState>({
  choice: kept(),
  stages: 0,
  system: darkSystem?.matches ? 'dark' : 'light',
})

darkSystem?.addEventListener('change', (event) =>
  state.change((now) => ({ ...now, system: event.matches ? 'dark' : 'light' })),
)

const shown = (now: SchemeState): Scheme =>
  now.stages > 0 ? 'dark' : now.choice === 'auto' ? now.system : now.choice

/** The scheme to draw in: dark on a stage, else the person's choice, else the system's. */
export const useScheme = (): Scheme => useSyncExternalStore(state.subscribe, () => shown(state.get()))

export const useSchemeChoice = (): SchemeChoice =>
  useSyncExternalStore(state.subscribe, () => state.get().choice)

export function chooseScheme(choice: SchemeChoice): void {
  state.change((now) => ({ ...now, choice }))
  try {
    localStorage.setItem(KEY, choice)
  } catch {
    // A browser that keeps nothing still shows the choice until it is closed.
  }
}

/** Darkens the page until the returned function is called. */
export function enterStage(): () => void {
  state.change((now) => ({ ...now, stages: now.stages + 1 }))
  return () => state.change((now) => ({ ...now, stages: now.stages - 1 }))
}
