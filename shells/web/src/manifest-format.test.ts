import { expect } from 'chai'
import { parseManifest } from './manifest-format.ts'

const lobby = { entry: '/mfe/lobby/mf-manifest.json', version: '1', routes: ['/onboard'] }

describe('the list of micro-frontends', () => {
  it('is read as it is', () => {
    expect(parseManifest({ lobby })).to.deep.equal({ lobby })
  })
  it('loses one broken entry, not all', () => {
    expect(parseManifest({ lobby, review: { entry: 1 }, admin: null })).to.deep.equal({ lobby })
  })
  for (const value of [null, [], 'x', 7])
    it(`is refused when it is ${JSON.stringify(value)}`, () => {
      expect(() => parseManifest(value)).to.throw('not readable')
    })
})
