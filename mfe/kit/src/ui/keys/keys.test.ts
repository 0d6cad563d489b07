import { expect } from 'chai'
import { meanings } from './keys.ts'
import { keysNow } from './keys-now.ts'

describe('the keys of every page', () => {
  it('do nothing by / where the page has no search of its own [APP-21]', () => {
    const now = keysNow(meanings()).get('everywhere')
    expect(now?.get('palette')).to.deep.equal(['mod+k'])
    expect(now?.has('find')).to.equal(false)
  })

  it('name the one that undoes, also while there is nothing to undo [APP-21]', () => {
    expect(keysNow(meanings()).get('everywhere')?.get('undo')).to.deep.equal(['u', 'mod+z'])
  })
})
