import { expect } from 'chai'
import { Batcher } from './batcher.ts'

describe('batcher', () => {
  it('asks at once for the first, and by one more run for all that came meanwhile', async () => {
    const runs: (readonly number[])[] = []
    const gate = Promise.withResolvers<void>()
    const batcher = new Batcher<number, number>(async (items) => {
      runs.push(items)
      await gate.promise
      return items.map((item) => item * 10)
    }, 3)
    const results = Promise.all([1, 2, 3, 4, 5, 6].map((item) => batcher.add(item)))
    expect(runs).to.deep.equal([[1]])
    gate.resolve()
    expect(await results).to.deep.equal([10, 20, 30, 40, 50, 60])
    expect(runs).to.deep.equal([[1], [2, 3, 4], [5, 6]])
  })

  it('fails those of a failed run, and goes on with the next', async () => {
    let fails = true
    const batcher = new Batcher<number, number>(async (items) => {
      if (fails) throw new Error('The database is away')
      return items
    }, 10)
    const failed = await Promise.allSettled([batcher.add(1)])
    expect(failed[0]?.status).to.equal('rejected')
    fails = false
    expect(await batcher.add(2)).to.equal(2)
  })

  it('tells each time when nothing more is asked for, also after a failed run, and never between runs', async () => {
    const log: string[] = []
    let idle = Promise.withResolvers<void>()
    const batcher = new Batcher<string, string>(
      async (items) => {
        log.push(items.join())
        if (items.includes('fails')) throw new Error('The database is away')
        return items
      },
      2,
      () => {
        log.push('idle')
        idle.resolve()
      },
    )
    await Promise.all(['a', 'b', 'c', 'd'].map((item) => batcher.add(item)))
    await idle.promise
    expect(log).to.deep.equal(['a', 'b,c', 'd', 'idle'])
    idle = Promise.withResolvers()
    await batcher.add('fails').catch(() => {})
    await idle.promise
    expect(log.slice(4)).to.deep.equal(['fails', 'idle'])
  })
})
