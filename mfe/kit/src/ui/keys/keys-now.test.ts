import { expect } from 'chai'
import { keysOf } from './key-map.ts'
import { keysNow } from './keys-now.ts'

const bound = (scope: 'list' | 'player', meaning: string) => ({
  scope,
  meaning,
  names: keysOf(scope, meaning),
})

describe('the keys that work now', () => {
  it('are each of one meaning: beside an open player the list keeps those that the player leaves [APP-21]', () => {
    const now = keysNow([
      bound('player', 'play'),
      bound('player', 'farBack'),
      bound('list', 'next'),
      bound('list', 'previous'),
      bound('list', 'choose'),
    ])
    expect([...now.get('player')!]).to.deep.equal([
      ['play', ['space', 'k']],
      ['farBack', ['j']],
    ])
    expect([...now.get('list')!]).to.deep.equal([
      ['next', ['arrowdown']],
      ['previous', ['arrowup']],
    ])
  })

  it('are those of the newest screen where two mean the same', () => {
    const now = keysNow([bound('list', 'next'), bound('list', 'next')])
    expect([...now.get('list')!]).to.deep.equal([['next', ['j', 'arrowdown']]])
  })
})
