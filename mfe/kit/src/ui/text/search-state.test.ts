import { expect } from 'chai'
import { readSearch, writeSearch } from './search-state.ts'

const DEFAULTS = { q: '', page: 1, archived: false }
const read = (search: string) => readSearch(new URLSearchParams(search), DEFAULTS)

describe('state in the address', () => {
  it('reads texts, numbers and switches', () => {
    expect(read('q=ann&page=3&archived=true')).to.deep.equal({ q: 'ann', page: 3, archived: true })
  })
  for (const search of [
    '',
    'page=abc&archived=maybe',
    'page=',
    'page=Infinity',
    'nothing=1',
    '%E0%A4%A',
    '&&===',
  ])
    it(`falls back to the defaults for '${search}' [APP-19]`, () => {
      expect(read(search)).to.deep.equal(DEFAULTS)
    })
  it('leaves defaults out and the parameters of others in', () => {
    const next = writeSearch(new URLSearchParams('kiosk=true&page=4'), DEFAULTS, {
      q: 'b c',
      page: 1,
      archived: true,
    })
    expect(next.toString()).to.equal('kiosk=true&q=b+c&archived=true')
  })
})
