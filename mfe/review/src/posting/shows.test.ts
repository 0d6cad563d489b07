import { expect } from 'chai'
import { keptShows, showsOf } from './shows.ts'

describe('what cards of a posting page tell', () => {
  it('is kept in the address, and nothing else that stands there counts [PST-03]', () => {
    expect(showsOf('comments,headshots')).to.deep.equal(['headshots', 'comments'])
    expect(showsOf('fps,,')).to.deep.equal([])
    expect(keptShows(['comments', 'headshots'])).to.equal('headshots,comments')
  })
})
