import { expect } from 'chai'
import { parseManifest, routesOf } from './manifest-format.ts'

const onboard = {
  name: 'onboard',
  paths: ['/onboard/:id'],
  title: 'Check in',
  who: 'open',
  chrome: 'quiet',
  screens: [],
}
const lobby = { entry: '/mfe/lobby/1/container.js', version: '1', routes: [onboard] }

describe('the list of micro-frontends', () => {
  it('is read as it is', () => {
    expect(parseManifest({ lobby })).to.deep.equal({ lobby })
  })
  it('loses one broken entry, not all', () => {
    expect(parseManifest({ lobby, review: { entry: 1 }, admin: null })).to.deep.equal({ lobby })
  })
  for (const [fault, route] of Object.entries({
    'no title': { ...onboard, title: undefined },
    'a path that is not below the origin': { ...onboard, paths: ['onboard'] },
    'an unknown kind of account': { ...onboard, who: ['wizard'] },
    'an unknown chrome': { ...onboard, chrome: 'gold' },
  }))
    it(`loses one route with ${fault}, not its micro-frontend [APP-15]`, () => {
      expect(parseManifest({ lobby: { ...lobby, routes: [route, onboard] } })).to.deep.equal({ lobby })
    })
  for (const value of [null, [], 'x', 7])
    it(`is refused when it is ${JSON.stringify(value)}`, () => {
      expect(() => parseManifest(value)).to.throw('not readable')
    })
  it('says of each route which micro-frontend draws it [APP-15]', () => {
    expect(routesOf(parseManifest({ lobby })).map(({ name, place }) => [name, place])).to.deep.equal([
      ['onboard', 'lobby'],
    ])
  })
})
