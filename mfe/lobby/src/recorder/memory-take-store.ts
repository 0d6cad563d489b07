import type { StoredTake, TakeStore } from './take-store.ts'

/** More than a minute and a half of recording; a phone ends a page that holds much more. */
const ROOM_BYTES = 64 * 1024 * 1024

/** Keeps takes for as long as the page lives: the fallback of a browser without storage, or with a full one. */
export function memoryTakeStore(room = ROOM_BYTES): TakeStore {
  const takes = new Map<string, StoredTake>()
  const pieces = new Map<string, Map<number, Blob>>()
  const of = (take: string) => {
    const known = pieces.get(take) ?? new Map<number, Blob>()
    pieces.set(take, known)
    return known
  }
  const held = () =>
    [...pieces.values()].flatMap((kept) => [...kept.values()]).reduce((sum, { size }) => sum + size, 0)
  return {
    takes: async () => [...takes.values()],
    save: async (take) => {
      takes.set(take.id, take)
    },
    add: async (take, number, bytes) => {
      takes.set(take.id, take)
      of(take.id).set(number, bytes)
      return held() < room
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
