import { expect } from 'chai'
import { percents } from './percents.ts'

describe('percents', () => {
  it('keep the last number of each work until it is forgotten [OPS-08]', () => {
    const { tell, forget, known } = percents()
    tell('a', 10)
    tell('b', 5)
    tell('a', 40)
    expect([...known.get()]).to.deep.equal([
      ['a', 40],
      ['b', 5],
    ])
    forget('a')
    expect([...known.get()]).to.deep.equal([['b', 5]])
  })

  it('change nothing when an unknown work is forgotten', () => {
    const { tell, forget, known } = percents()
    tell('a', 10)
    const before = known.get()
    forget('b')
    expect(known.get()).to.equal(before)
  })
})
