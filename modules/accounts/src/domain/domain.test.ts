import { DomainError } from '@callboard/core'
import { expect } from 'chai'
import { requireGoodPassword } from './password-policy.ts'
import { isLive, signInExpiry } from './sign-in.ts'
import { normalEmail, requireName } from './user.ts'

const refusal = (work: () => void): DomainError | null => {
  try {
    work()
    return null
  } catch (error) {
    if (error instanceof DomainError) return error
    throw error
  }
}

describe('account rules', () => {
  it('refuse the passwords that are guessed first, in any case', () => {
    for (const password of ['password123', 'QWERTYUIOP', 'Callboard123']) {
      expect(refusal(() => requireGoodPassword(password, 'ana@example.com'))?.fields).to.have.property(
        'password',
      )
    }
    expect(refusal(() => requireGoodPassword('quiet harbour lamp', 'ana@example.com'))).to.equal(null)
  })

  it('refuse the e-mail address as password', () => {
    for (const password of ['ana.ruiz@example.com', 'Ana.Ruiz']) {
      expect(refusal(() => requireGoodPassword(password, 'ana.ruiz@example.com'))?.kind).to.equal('invalid')
    }
  })

  it('ask everybody but talent for both names', () => {
    expect(refusal(() => requireName('talent', '', ''))).to.equal(null)
    expect(refusal(() => requireName('client', '', 'Ruiz'))?.message).to.equal('First name required')
    expect(refusal(() => requireName('client', 'Ana', ''))?.message).to.equal('Last name required')
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
