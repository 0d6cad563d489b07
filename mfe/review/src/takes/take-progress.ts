import { store } from '@callboard/kit'
import { useSyncExternalStore } from 'react'

/** Percent by take, while its making lasts. Apart from the takes, so that a number on a card draws no wall anew. */
const percents = store<ReadonlyMap<string, number>>(new Map())

export const tellTakeProgress = (id: string, percent: number): void =>
  percents.change((now) => new Map(now).set(id, percent))

/** The take has changed: what was heard of it before says nothing any more. */
export const forgetTakeProgress = (id: string): void =>
  percents.change((now) => (now.has(id) ? new Map([...now].filter(([one]) => one !== id)) : now))

export const useTakeProgress = (id: string): number | undefined =>
  useSyncExternalStore(percents.subscribe, () => percents.get().get(id))
