import { memoryTakeStore } from './memory-take-store.ts'
import type { TakeStore } from './take-store.ts'

/**
 * A disk with memory beside it: pieces that the disk does not take wait there.
 * @param disk may fail at any time, and work again later
 */
export function overflowTakeStore(disk: TakeStore, memory = memoryTakeStore()): TakeStore {
  const onDisk = new Set<string>()
  /** A take that was never on the disk is not read from it, so that a device without storage has no fault. */
  const diskNumbers = async (take: string) => (onDisk.has(take) ? await disk.numbers(take) : [])
  return {
    takes: async () => {
      const takes = await disk.takes()
      for (const { id } of takes) onDisk.add(id)
      return takes
    },
    save: async (take) => {
      await disk.save(take)
      onDisk.add(take.id)
    },
    add: async (take, number, bytes) => {
      try {
        const hasRoom = await disk.add(take, number, bytes)
        onDisk.add(take.id)
        return hasRoom
      } catch {
        return await memory.add(take, number, bytes)
      }
    },
    numbers: async (take) => {
      const inMemory = await memory.numbers(take)
      try {
        return [...new Set([...inMemory, ...(await diskNumbers(take))])].sort((a, b) => a - b)
      } catch (fault) {
        // Pieces in memory can be sent while the disk is away; without them, the remaining pieces are unknown.
        if (inMemory.length > 0) return inMemory
        throw fault
      }
    },
    piece: async (take, number) => (await memory.piece(take, number)) ?? (await disk.piece(take, number)),
    forgetPiece: async (take, number) => {
      await memory.forgetPiece(take, number)
      await disk.forgetPiece(take, number)
    },
    forgetTake: async (take) => {
      await memory.forgetTake(take)
      await disk.forgetTake(take)
    },
  }
}
