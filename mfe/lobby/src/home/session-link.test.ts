import { expect } from 'chai'
import { sessionLink } from './session-link.ts'

const HERE = 'https://cast.test'

describe('session link of a client', () => {
  it('follows links of this service', () => {
    expect(sessionLink(' https://cast.test/studio/acme/s1?test=true ', HERE)).to.deep.equal({
      kind: 'ok',
      path: '/studio/acme/s1?test=true',
    })
    expect(sessionLink('/studio/acme/s1', HERE)).to.deep.equal({ kind: 'ok', path: '/studio/acme/s1' })
  })

  it('refuses other sites and texts that are no link, in words', () => {
    for (const bad of [
      '',
      'acme',
      'https://cast.test.evil.test/studio',
      '//evil.test/x',
      'javascript:alert(1)',
    ])
      expect(sessionLink(bad, HERE).kind).to.equal('wrong')
  })
})
