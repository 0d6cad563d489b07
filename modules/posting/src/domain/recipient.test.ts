import { expect } from 'chai'
import { nameOfAddress } from './recipient.ts'

describe('the name of a recipient', () => {
  it('is read from the address, of which it shows nothing else', () => {
    expect(nameOfAddress('dana.whitfield@studio.com')).to.equal('Dana Whitfield')
    expect(nameOfAddress('lee_k-park+casting@studio.com')).to.equal('Lee K Park')
    expect(nameOfAddress('DW@studio.com')).to.equal('DW')
    expect(nameOfAddress('._@studio.com')).to.equal('Guest')
  })
})
