import { expect } from 'chai'
import { type Report, watchKeeper } from './watched.ts'

describe('what a viewer has watched', () => {
  let sent: Report[]
  let ids: number
  const keeper = () =>
    watchKeeper(
      (report) => sent.push(report),
      () => {
        ids += 1
        return `view-${ids}`
      },
    )
  beforeEach(() => {
    sent = []
    ids = 0
  })
  const upTo = (to: number) => [{ from: 0, to }]

  it('is said at the first picture, every ten seconds, and at the end [PST-09]', () => {
    const { played, end } = keeper()
    played('take', [], 0)
    for (let second = 1; second <= 24; second += 1) played('take', upTo(second), second * 1000)
    end()
    end()
    expect(sent.map(({ view, watched }) => [view, watched[0]!.to])).to.deep.equal([
      ['view-1', 1],
      ['view-1', 11],
      ['view-1', 21],
      ['view-1', 24],
    ])
  })

  it('begins anew with each take, and loses nothing of the one before', () => {
    const { played } = keeper()
    played('first', upTo(1), 1000)
    played('first', upTo(3), 3000)
    played('second', upTo(1), 4000)
    expect(sent.map(({ take, watched }) => [take, watched[0]!.to])).to.deep.equal([
      ['first', 1],
      ['first', 3],
      ['second', 1],
    ])
  })
})
