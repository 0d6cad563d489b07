import { MemoryJobStore, manualClock, sendNote } from '@callboard/core/testing'
import { expect } from 'chai'
import { Claims } from './claims.ts'

describe('claims', () => {
  it('give a try that Redis names twice to one caller only, and a try of the past to none', async () => {
    const clock = manualClock()
    const store = new MemoryJobStore()
    store.add(
      [{ kind: 'job', name: sendNote.name, queue: 'messages', payload: {}, at: null, key: null }],
      clock.now(),
    )
    const [offer] = await store.offer('messages', clock.now(), 1, clock.now())
    const claims = new Claims(store, clock, 1_000)
    const other = { id: 'gone', attempts: 0 }
    const taken = await Promise.all([other, offer!, offer!].map((job) => claims.take(job)))
    expect(taken.map((job) => job?.id ?? null)).to.deep.equal([null, offer!.id, null])
    expect(await claims.take(offer!)).to.equal(null)
  })
})
