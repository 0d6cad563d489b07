import { expect } from 'chai'
import { pointReads } from './point-reads.ts'
import type { Query } from './query.ts'

const row = (id: string) => ({ id })

/** Reads of rows `a` to `c`, and the keys of each statement. */
function reads(isTransaction: boolean) {
  const statements: (readonly string[])[] = []
  const read = pointReads<{ id: string }>(
    { isTransaction } as Query,
    ({ id }) => id,
    async (keys) => {
      statements.push(keys)
      return ['c', 'b', 'a'].filter((key) => keys.includes(key)).map(row)
    },
  )
  return { read, statements }
}

describe('reads by key', () => {
  it('share one statement when they come together', async () => {
    const { read, statements } = reads(false)
    const found = await Promise.all(['a', 'b', 'none', 'a'].map(read))
    expect(found).to.deep.equal([row('a'), row('b'), null, row('a')])
    expect(statements).to.deep.equal([['a', 'b', 'none']])
  })

  it('remember nothing', async () => {
    const { read, statements } = reads(false)
    await read('a')
    await read('a')
    expect(statements).to.deep.equal([['a'], ['a']])
  })

  it('do not share an error with reads that come later', async () => {
    let isOut = true
    const read = pointReads<{ id: string }>(
      { isTransaction: false } as Query,
      ({ id }) => id,
      async (keys) => {
        if (isOut) throw new Error('The database is out.')
        return keys.map(row)
      },
    )
    const outcomes = await Promise.allSettled([read('a'), read('b')])
    expect(outcomes.map(({ status }) => status)).to.deep.equal(['rejected', 'rejected'])
    isOut = false
    expect(await read('a')).to.deep.equal(row('a'))
  })

  it('have a statement each in a transaction', async () => {
    const { read, statements } = reads(true)
    await Promise.all([read('a'), read('b')])
    expect(statements).to.deep.equal([['a'], ['b']])
  })
})
