import { expect } from 'chai'
import { joined, shareOf } from './take-view.ts'

describe('what was watched of a take', () => {
  it('counts each second once, however often it was played [PST-09]', () => {
    const watched = joined(
      [
        [0, 4],
        [2, 5],
        [2, 5],
      ],
      10,
    )
    expect(watched).to.deep.equal([[0, 5]])
    expect(shareOf(watched, 10)).to.equal(0.5)
  })

  it('keeps what lies apart, and joins what a player reports in pieces', () => {
    const watched = joined(
      [
        [6, 8],
        [0, 1],
        [1.2, 2],
      ],
      10,
    )
    expect(watched).to.deep.equal([
      [0, 2],
      [6, 8],
    ])
    expect(shareOf(watched, 10)).to.equal(0.4)
  })

  it('is never more than the take, nor backwards', () => {
    const watched = joined(
      [
        [-5, 99],
        [7, 3],
      ],
      10,
    )
    expect(watched).to.deep.equal([[0, 10]])
    expect(shareOf(watched, 10)).to.equal(1)
    expect(shareOf(joined([[0, 1]], 0), 0)).to.equal(0)
  })

  it('holds a bounded number of stretches', () => {
    const jumps = Array.from({ length: 300 }, (_, at): [number, number] => [at * 2, at * 2 + 1])
    expect(joined(jumps, 600)).to.have.length(100)
  })
})
