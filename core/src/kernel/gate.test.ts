import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect } from 'chai'
import { gate } from './gate.ts'

describe('a gate', () => {
  it('lets so many in at once and the others in their order, also after one that failed', async () => {
    const enter = gate(2)
    const inside: number[] = []
    const ends = Array.from({ length: 4 }, () => Promise.withResolvers<number>())
    const results = ends.map(({ promise }, index) =>
      enter(() => {
        inside.push(index)
        return promise
      }),
    )
    await nextTurn()
    expect(inside).to.deep.equal([0, 1])
    ends[1]!.reject(new Error('It failed'))
    await Promise.allSettled([results[1]])
    await nextTurn()
    expect(inside).to.deep.equal([0, 1, 2])
    for (const [index, { resolve }] of ends.entries()) resolve(index)
    const outcomes = await Promise.allSettled(results)
    expect(outcomes.map(({ status }) => status)).to.deep.equal([
      'fulfilled',
      'rejected',
      'fulfilled',
      'fulfilled',
    ])
    expect(inside).to.deep.equal([0, 1, 2, 3])
  })
})
