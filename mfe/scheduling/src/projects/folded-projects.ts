import { readKept, writeKept } from '@callboard/kit/kept'
import { store } from '@callboard/kit/ui'
import { useSyncExternalStore } from 'react'
import { type Folds, isFold, withFold } from './project-folds.ts'

const KEPT = 'callboard-projects-folded'

const kept = (): Folds => readKept(KEPT, (value) => (Array.isArray(value) ? value.filter(isFold) : []))

const folds = store<Folds>(kept())

/** Stays so on this device. */
export function foldProject(id: string, isOpen: boolean): void {
  // Another tab may have kept more meanwhile.
  folds.set(withFold(kept(), id, isOpen))
  writeKept(KEPT, folds.get())
}

export const useFolds = (): Folds => useSyncExternalStore(folds.subscribe, folds.get)
