import { manualClock } from '@callboard/core/testing'
import { expect } from 'chai'
import { ProgressTeller } from './progress-teller.ts'

describe('ProgressTeller', () => {
  const telling = (tell = async (_percent: number) => {}) => {
    const clock = manualClock()
    const told: number[] = []
    const teller = new ProgressTeller(clock, async (percent) => {
      told.push(percent)
      await tell(percent)
    })
    return { clock, told, teller }
  }

  it('tells nothing of work that is done within a second [OPS-08]', async () => {
    const { clock, told, teller } = telling()
    for (const share of [0.2, 0.6, 1]) {
      clock.advance(300)
      await teller.reached(share)
    }
    expect(told).to.deep.equal([])
  })

  it('tells new numbers at most once a second, and never that running work is done [OPS-08]', async () => {
    const { clock, told, teller } = telling()
    for (let step = 0; step < 1_000; step += 1) {
      clock.advance(10)
      await teller.reached(step < 500 ? 0.1 : step / 500)
    }
    expect(told).to.deep.equal([10, 99])
  })

  it('does not hurt the work when it cannot be told', async () => {
    const { clock, told, teller } = telling(() => Promise.reject(new Error('The database is gone.')))
    for (const share of [0.2, 0.4]) {
      clock.advance(1_000)
      await teller.reached(share)
    }
    expect(told).to.deep.equal([20, 40])
  })

  it('tells one number after the other, and says when all are told', async () => {
    const open: (() => void)[] = []
    const { clock, told, teller } = telling(() => new Promise((done) => void open.push(done)))
    for (const share of [0.2, 0.4]) {
      clock.advance(1_000)
      void teller.reached(share)
    }
    const settled = teller.settled().then(() => 'settled')
    await Promise.resolve()
    expect(told).to.deep.equal([20])
    open.shift()?.()
    while (open.length === 0) await Promise.resolve()
    expect(told).to.deep.equal([20, 40])
    expect(await Promise.race([settled, 'waiting'])).to.equal('waiting')
    open.shift()?.()
    expect(await settled).to.equal('settled')
  })
})
