import { useSyncExternalStore } from 'react'
import { type Store, store } from './store.ts'

type Known = ReadonlyMap<string, number>

/** Progress of long work, by its id. Kept apart from the work's data, so that a number redraws nothing else. */
export interface Percents {
  tell(id: string, percent: number): void
  /** Drops the last percentage when the process is over or begins again. */
  forget(id: string): void
  readonly known: Pick<Store<Known>, 'get' | 'subscribe'>
}

export function percents(): Percents {
  const known = store<Known>(new Map())
  return {
    tell: (id, percent) => known.change((now) => new Map(now).set(id, percent)),
    forget: (id) =>
      known.change((now) => (now.has(id) ? new Map([...now].filter(([one]) => one !== id)) : now)),
    known,
  }
}

/** @returns undefined while nothing is known */
export const usePercent = ({ known }: Percents, id: string): number | undefined =>
  useSyncExternalStore(known.subscribe, () => known.get().get(id))
