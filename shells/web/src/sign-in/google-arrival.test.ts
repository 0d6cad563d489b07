import { expect } from 'chai'
import { arrivalIn } from './google-arrival.ts'

describe('coming back from Google', () => {
  it('brings a code and the state', () => {
    const arrival = arrivalIn('?state=s.1&iss=https%3A%2F%2Faccounts.google.com&code=4%2F0Ab')
    expect(arrival).to.deep.equal({ kind: 'agreed', code: '4/0Ab', state: 's.1' })
  })
  for (const search of ['', '?', '?code=c', '?state=s', '?code=&state=s'])
    it(`brings nothing with '${search}'`, () => {
      expect(arrivalIn(search)).to.deep.equal({ kind: 'nothing' })
    })
  for (const [error, words] of [
    ['access_denied', /You cancelled at Google/],
    ['google_unavailable', /Google cannot be reached/],
    ['google_refuses_us', /does not work here/],
    ['server_error', /did not finish/],
  ] as const)
    it(`says the meaning of ${error}`, () => {
      const arrival = arrivalIn(`?error=${error}&state=s&code=c`)
      expect(arrival).to.have.property('kind', 'failed')
      expect(arrival).to.have.property('words').that.matches(words)
    })
})
