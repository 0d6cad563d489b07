import { expect } from 'chai'
import { type Report, watchKeeper } from './watched.ts'

describe('what a viewer has watched', () => {
  let sent: Report[]
  let ids: number
  /** What happens if nothing more is played. */
  let still: (() => void) | undefined
  const keeper = () =>
    watchKeeper(
      (report) => sent.push(report),
      () => {
        ids += 1
        return `view-${ids}`
      },
      (run) => {
        still = run
        return () => {
          still = undefined
        }
      },
    )
  beforeEach(() => {
    sent = []
    ids = 0
    still = undefined
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

  it('is said once the take stands still or has ended, however long it stays open [PST-09]', () => {
    const { played, end } = keeper()
    played('take', upTo(1), 1000)
    expect(still, 'all is said').to.equal(undefined)
    played('take', upTo(5), 5000)
    still?.()
    end()
    expect(sent.map(({ watched }) => watched[0]!.to)).to.deep.equal([1, 5])
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
