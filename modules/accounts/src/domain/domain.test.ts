import { refusalBy } from '@callboard/core/testing'
import { expect } from 'chai'
import { requireGoodPassword } from './password-policy.ts'
import { isLive, signInExpiry } from './sign-in.ts'
import { normalEmail, requireName } from './user.ts'

const COMMON = new Set(['password123', 'qwertyuiop'])

describe('account rules', () => {
  it('refuse the passwords that are guessed first, in any case', () => {
    for (const password of ['password123', 'QWERTYUIOP', 'Callboard123']) {
      expect(
        refusalBy(() => requireGoodPassword(password, 'ana@example.com', COMMON)).fields,
      ).to.have.property('password')
    }
    expect(() => requireGoodPassword('quiet harbour lamp', 'ana@example.com', COMMON)).not.to.throw()
  })

  it('refuse what is made of the e-mail address and words of castings alone, whatever stands between', () => {
    for (const password of ['AnaRuiz2026!', 'ruiz-ana-11', 'Casting2026', 'callboard!Ana', 'ana@Example#1'])
      expect(refusalBy(() => requireGoodPassword(password, 'ana.ruiz@example.com', COMMON)).fields, password)
        .to.have.property('password')
        .that.includes('easy to guess')
    for (const password of ['castings are fun', 'banana ruiz', '2026-11-27 12:30'])
      expect(() => requireGoodPassword(password, 'ana.ruiz@example.com', COMMON), password).not.to.throw()
  })

  it('refuse the e-mail address as password', () => {
    for (const password of ['ana.ruiz@example.com', 'Ana.Ruiz']) {
      expect(refusalBy(() => requireGoodPassword(password, 'ana.ruiz@example.com', COMMON)).kind).to.equal(
        'invalid',
      )
    }
  })

  it('ask everybody but talent for both names', () => {
    expect(() => requireName('talent', '', '')).not.to.throw()
    expect(refusalBy(() => requireName('client', '', 'Ruiz')).message).to.equal('First name required')
    expect(refusalBy(() => requireName('client', 'Ana', '')).message).to.equal('Last name required')
  })

  it('end a sign-in after a week without use and after 30 days with it', () => {
    const start = new Date('2026-03-02T09:00:00.000Z')
    const days = (count: number) => new Date(start.getTime() + count * 86_400_000)
    const expiresAt = signInExpiry(start)
    expect(isLive({ lastSeenAt: start, expiresAt }, new Date(days(7).getTime() - 1))).to.equal(true)
    expect(isLive({ lastSeenAt: start, expiresAt }, days(7))).to.equal(false)
    expect(isLive({ lastSeenAt: days(29), expiresAt }, new Date(days(30).getTime() - 1))).to.equal(true)
    expect(isLive({ lastSeenAt: days(29), expiresAt }, days(30))).to.equal(false)
  })

  it('compare e-mail addresses in lower case', () => {
    expect(normalEmail(' Ana@Example.COM ')).to.equal('ana@example.com')
  })
})
