import { expect } from 'chai'
import { countedIds, MemoryBlobStore, MemorySealer, manualClock } from './index.ts'

describe('memory fakes', () => {
  it('opens a seal for its purpose only, and until it expires', () => {
    const clock = manualClock()
    const sealer = new MemorySealer(clock)
    const sealed = sealer.seal('reset', { user: 'a' }, new Date(clock.now().getTime() + 1_000))
    expect(sealer.open('reset', sealed)).to.deep.equal({ user: 'a' })
    expect(sealer.open('invite', sealed)).to.equal(null)
    expect(sealer.open('reset', `${sealed}0`)).to.equal(null)
    clock.advance(1_000)
    expect(sealer.open('reset', sealed)).to.equal(null)
  })

  it('makes ids that are unique and in order, the same in every run', () => {
    const [ids, same, other] = [countedIds(), countedIds(), countedIds(2)]
    const made = Array.from({ length: 300 }, () => ids.next())
    expect(made).to.deep.equal([...new Set(made)].sort())
    expect(Array.from({ length: 300 }, () => same.next())).to.deep.equal(made)
    expect(made).to.not.include(other.next())
    expect(ids.secret())
      .to.match(/^[\w-]{43}$/)
      .and.not.equal(ids.secret())
  })

  it('answers no signed address after its time', async () => {
    const clock = manualClock()
    const store = new MemoryBlobStore(clock)
    await store.write('a', new Uint8Array([1]), 'image/png')
    const address = store.signGet('a', { seconds: 60 })
    clock.advance(59_999)
    expect((await store.request(address, { method: 'GET' })).status).to.equal(200)
    clock.advance(1)
    expect((await store.request(address, { method: 'GET' })).status).to.equal(403)
  })
})
