import { store } from '@callboard/kit/ui'
import { useSyncExternalStore } from 'react'
import { type Folds, isFold, withFold } from './project-folds.ts'

const KEPT = 'callboard-projects-folded'

function kept(): Folds {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(KEPT) ?? '[]')
    return Array.isArray(value) ? value.filter(isFold) : []
  } catch {
    return []
  }
}

const folds = store<Folds>(kept())

/** Stays so on this device. */
export function foldProject(id: string, isOpen: boolean): void {
  // Another tab may have kept more meanwhile.
  folds.set(withFold(kept(), id, isOpen))
  try {
    localStorage.setItem(KEPT, JSON.stringify(folds.get()))
  } catch {
    // Without storage it lasts as long as the page.
  }
}

export const useFolds = (): Folds => useSyncExternalStore(folds.subscribe, folds.get)
