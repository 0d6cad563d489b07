import { expect } from 'chai'
import { keptShows, offersOf, showsOf } from './shows.ts'

describe('what cards of a posting page tell', () => {
  it('is kept in the address, and nothing else that stands there counts [PST-03]', () => {
    expect(showsOf('comments,headshots')).to.deep.equal(['headshots', 'comments'])
    expect(showsOf('fps,,')).to.deep.equal([])
    expect(keptShows(['comments', 'headshots'])).to.equal('headshots,comments')
  })

  it('is offered where there is something to read [PST-03]', () => {
    const offered = (showSessionComments: boolean, showVideoReviewComments: boolean, read = true) =>
      offersOf({ showSessionComments, showVideoReviewComments, can: { read } })
    expect(offered(false, false, false)).to.deep.equal(['headshots'])
    expect(offered(false, false)).to.deep.equal(['headshots', 'comments'])
    expect(offered(true, false)).to.deep.equal(['headshots', 'session', 'comments'])
    expect(offered(true, true)).to.deep.equal(['headshots', 'session', 'director', 'comments'])
  })
})
