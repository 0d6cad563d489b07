import { expect } from 'chai'
import { logoFault } from './logo-choice.ts'

describe('a chosen logo', () => {
  it('is a PNG or JPEG of at most 5 MB [PRJ-05]', () => {
    expect(logoFault({ type: 'image/png', size: 5 * 1024 * 1024 })).to.equal(undefined)
    expect(logoFault({ type: 'image/jpeg', size: 1 })).to.equal(undefined)
    for (const type of ['image/svg+xml', 'text/html', 'image/gif', ''])
      expect(logoFault({ type, size: 1 })).to.equal('Use a PNG or JPEG logo.')
    expect(logoFault({ type: 'image/png', size: 5 * 1024 * 1024 + 1 })).to.contain('too large')
  })
})
