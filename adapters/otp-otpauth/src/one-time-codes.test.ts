import { expect } from 'chai'
import { oneTimeCodes } from './one-time-codes.ts'

/** `12345678901234567890`, the secret of the test vectors of RFC 6238. */
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'
const at = (seconds: number) => new Date(seconds * 1000)

describe('oneTimeCodes', () => {
  it('knows the codes of RFC 6238, their last six figures [ACC-18]', () => {
    const vectors = [
      [59, '287082'],
      [1111111109, '081804'],
      [1234567890, '005924'],
      [20000000000, '353130'],
    ] as const
    for (const [seconds, code] of vectors)
      expect(oneTimeCodes.windowOf(SECRET, code, at(seconds))).to.equal(Math.floor(seconds / 30))
  })

  it('takes the code of the window before and after, and names that window; none further away [ACC-18]', () => {
    for (const [now, found] of [
      [59 + 30, 1],
      [59 - 30, 1],
      [59 + 60, null],
      [1234567890, null],
    ] as const)
      expect(oneTimeCodes.windowOf(SECRET, '287082', at(now))).to.equal(found)
  })

  it('writes the address that apps read from a QR code', () => {
    const address = new URL(oneTimeCodes.address(SECRET, 'ada@example.com'))
    expect(address.protocol).to.equal('otpauth:')
    expect(decodeURIComponent(address.pathname)).to.contain('Callboard:ada@example.com')
    expect(Object.fromEntries(address.searchParams)).to.include({ secret: SECRET, issuer: 'Callboard' })
  })
})
