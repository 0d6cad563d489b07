import type { DeviceTake, TakeStore } from './take-store.ts'

/** Keeps takes for as long as the page lives: what a browser without storage, or with a full one, falls back to. */
export function memoryTakeStore(): TakeStore {
  const takes = new Map<string, DeviceTake>()
  const pieces = new Map<string, Map<number, Blob>>()
  const of = (take: string) => {
    const known = pieces.get(take) ?? new Map<number, Blob>()
    pieces.set(take, known)
    return known
  }
  return {
    takes: async (record) => [...takes.values()].filter((take) => take.record === record),
    save: async (take) => {
      takes.set(take.id, take)
    },
    add: async (take, number, bytes) => {
      takes.set(take.id, take)
      of(take.id).set(number, bytes)
      return false
    },
    numbers: async (take) => [...of(take).keys()].sort((a, b) => a - b),
    piece: async (take, number) => of(take).get(number),
    forgetPiece: async (take, number) => {
      of(take).delete(number)
    },
    forgetTake: async (take) => {
      takes.delete(take)
      pieces.delete(take)
    },
  }
}
