import { expect } from 'chai'
import { pageOfAddress } from './page-of-address.ts'

describe('the page of an address', () => {
  it('is found in its own address and in that of a link, with whatever stands behind it [PST-05]', () => {
    expect(pageOfAddress('https://callboard.test/posting-page/spring/01a2-b')).to.equal('01a2-b')
    expect(pageOfAddress(' /posting-page-via-link/spring/LINK_1/01a2-b?tab=archived ')).to.equal('01a2-b')
    expect(pageOfAddress('https://callboard.test/posting-link-page/spring/LINK_1')).to.equal(null)
    expect(pageOfAddress('Winter picks')).to.equal(null)
  })
})
