import { expect } from 'chai'
import { indexedTakeStore } from './indexed-take-store.ts'
import { deviceTake } from './testing.ts'

describe('store of takes in the browser', () => {
  const before = Object.getOwnPropertyDescriptor(globalThis, 'indexedDB')
  /** Replaces `indexedDB.open`. */
  const browserOpens = (open: () => unknown) =>
    Object.defineProperty(globalThis, 'indexedDB', { value: { open }, configurable: true })

  afterEach(() => {
    if (before) Object.defineProperty(globalThis, 'indexedDB', before)
    else Reflect.deleteProperty(globalThis, 'indexedDB')
  })

  const closed = {
    close() {},
    transaction() {
      throw new DOMException('The database connection is closing.', 'InvalidStateError')
    },
  }
  for (const [what, open] of [
    [
      'connection is closed each time',
      () => {
        const request = { result: closed, onsuccess: () => {} }
        queueMicrotask(() => request.onsuccess())
        return request
      },
    ],
    [
      'storage is denied',
      () => {
        throw new DOMException('Access is denied.', 'SecurityError')
      },
    ],
  ] as const) {
    it(`keeps pieces in memory when its ${what}, and throws nothing`, async () => {
      browserOpens(open)
      const store = indexedTakeStore()
      const saved = store.save(deviceTake()).catch((fault: unknown) => fault)
      expect(await saved).to.be.instanceOf(DOMException)
      expect(await store.add(deviceTake(), 1, new Blob(['a']))).to.equal(true)
      expect(await store.numbers('t1')).to.deep.equal([1])
      expect(await (await store.piece('t1', 1))?.text()).to.equal('a')
    })
  }
})
