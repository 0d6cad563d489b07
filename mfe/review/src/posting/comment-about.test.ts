import { expect } from 'chai'
import { commentAbout } from './comment-about.ts'

describe('the talent of a comment', () => {
  const chosen = { take: 'take-1', talent: 'nina' }

  it('is whoever is answered in the take that plays', () => {
    expect(commentAbout(undefined, { take: 'take-2', active: 'omar', isBegun: false })).to.equal('omar')
    expect(commentAbout(chosen, { take: 'take-2', active: 'omar', isBegun: false })).to.equal('omar')
  })

  it('is the chosen one for that take, and for a begun comment in every take', () => {
    expect(commentAbout(chosen, { take: 'take-1', active: 'omar', isBegun: false })).to.equal('nina')
    expect(commentAbout(chosen, { take: 'take-2', active: 'omar', isBegun: true })).to.equal('nina')
  })
})
