import { memoryTakeStore } from './memory-take-store.ts'
import type { DeviceTake, TakeStore } from './take-store.ts'

const TAKES = 'takes'
const PIECES = 'pieces'

const answer = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })

const done = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve()
    transaction.onerror = () => reject(transaction.error)
    transaction.onabort = () => reject(transaction.error)
  })

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open('callboard-takes', 1)
  request.onupgradeneeded = () => {
    request.result.createObjectStore(TAKES, { keyPath: 'id' })
    request.result.createObjectStore(PIECES)
  }
  return answer(request)
}

/** Every number of a take: arrays sort after all numbers. */
const allOf = (take: string) => IDBKeyRange.bound([take], [take, []])

function onDisk(database: IDBDatabase): TakeStore {
  const write = (run: (transaction: IDBTransaction) => void): Promise<void> => {
    // Strict: a phone that dies the next moment still has the piece.
    const transaction = database.transaction([TAKES, PIECES], 'readwrite', { durability: 'strict' })
    run(transaction)
    return done(transaction)
  }
  const reading = (name: string) => database.transaction(name).objectStore(name)
  return {
    takes: async (record) => {
      const all = (await answer(reading(TAKES).getAll())) as DeviceTake[]
      return all.filter((take) => take.record === record)
    },
    save: (take) => write((transaction) => transaction.objectStore(TAKES).put(take)),
    add: async (take, number, bytes) => {
      await write((transaction) => {
        transaction.objectStore(TAKES).put(take)
        transaction.objectStore(PIECES).put(bytes, [take.id, number])
      })
      return true
    },
    numbers: async (take) =>
      (await answer(reading(PIECES).getAllKeys(allOf(take)))).map((key) => (key as [string, number])[1]),
    piece: (take, number) => answer(reading(PIECES).get([take, number])) as Promise<Blob | undefined>,
    forgetPiece: (take, number) =>
      write((transaction) => transaction.objectStore(PIECES).delete([take, number])),
    forgetTake: (take) =>
      write((transaction) => {
        transaction.objectStore(TAKES).delete(take)
        transaction.objectStore(PIECES).delete(allOf(take))
      }),
  }
}

/** Pieces that found no room on the disk wait in memory beside those that did. */
function withOverflow(disk: TakeStore): TakeStore {
  const memory = memoryTakeStore()
  return {
    takes: (record) => disk.takes(record),
    save: (take) => disk.save(take).catch(() => memory.save(take)),
    add: (take, number, bytes) => disk.add(take, number, bytes).catch(() => memory.add(take, number, bytes)),
    numbers: async (take) =>
      [...(await disk.numbers(take)), ...(await memory.numbers(take))].sort((a, b) => a - b),
    piece: async (take, number) => (await memory.piece(take, number)) ?? disk.piece(take, number),
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

/** The device's own store of takes; survives reloads and a killed tab. */
export async function indexedTakeStore(): Promise<TakeStore> {
  try {
    return withOverflow(onDisk(await open()))
  } catch {
    // A private window may have no storage: the take still goes out, as long as the page lives.
    return memoryTakeStore()
  }
}
