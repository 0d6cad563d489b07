import { overflowTakeStore } from './overflow-take-store.ts'
import { reopening } from './reopening.ts'
import type { StoredTake, TakeStore } from './take-store.ts'

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

async function open(): Promise<IDBDatabase> {
  const request = indexedDB.open('callboard-takes', 1)
  request.onupgradeneeded = () => {
    request.result.createObjectStore(TAKES, { keyPath: 'id' })
    request.result.createObjectStore(PIECES)
  }
  return await answer(request)
}

/** Every number of a take: arrays sort after all numbers. */
const allOf = (take: string) => IDBKeyRange.bound([take], [take, []])

function onDisk(): TakeStore {
  const use = reopening(open)
  const write = (run: (transaction: IDBTransaction) => void): Promise<void> =>
    use((database) => {
      // Strict: a phone that dies the next moment still has the piece.
      const transaction = database.transaction([TAKES, PIECES], 'readwrite', { durability: 'strict' })
      run(transaction)
      return done(transaction)
    })
  const read = <T>(name: string, ask: (objects: IDBObjectStore) => IDBRequest<T>): Promise<T> =>
    use((database) => answer(ask(database.transaction(name).objectStore(name))))
  return {
    takes: async () => (await read(TAKES, (takes) => takes.getAll())) as StoredTake[],
    save: (take) => write((transaction) => transaction.objectStore(TAKES).put(take)),
    add: async (take, number, bytes) => {
      await write((transaction) => {
        transaction.objectStore(TAKES).put(take)
        transaction.objectStore(PIECES).put(bytes, [take.id, number])
      })
      return true
    },
    numbers: async (take) =>
      (await read(PIECES, (pieces) => pieces.getAllKeys(allOf(take)))).map(
        (key) => (key as [string, number])[1],
      ),
    piece: (take, number) =>
      read(PIECES, (pieces) => pieces.get([take, number])) as Promise<Blob | undefined>,
    forgetPiece: (take, number) =>
      write((transaction) => transaction.objectStore(PIECES).delete([take, number])),
    forgetTake: (take) =>
      write((transaction) => {
        transaction.objectStore(TAKES).delete(take)
        transaction.objectStore(PIECES).delete(allOf(take))
      }),
  }
}

/**
 * The device's own store of takes; survives reloads and a killed tab. A private window may have no storage: the take
 * still goes out, as long as the page lives.
 */
export const indexedTakeStore = (): TakeStore => overflowTakeStore(onDisk())
