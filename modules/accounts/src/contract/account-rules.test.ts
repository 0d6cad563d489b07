import { expect } from 'chai'
import { fieldRules } from './account-rules.ts'

describe('words under a field', () => {
  it("are 'Valid Email is required' for what is no address", () => {
    for (const text of ['', 'x', 'a@b', 'a b@c.de', 'a@b.c', 'a@b.co, c@d.co'])
      expect(fieldRules.email(text), text).to.equal('Valid Email is required')
    for (const text of ['a@b.co', 'A.B+c@sub.example.org', ' a@b.co '])
      expect(fieldRules.email(text), text).to.equal(undefined)
  })
  it("are 'Password is required' and 'Confirm password does not match'", () => {
    expect(fieldRules.password('')).to.equal('Password is required')
    expect(fieldRules.newPassword('')).to.equal('Password is required')
    expect(fieldRules.newPassword('1234567')).to.equal('At least 8 characters.')
    expect(fieldRules.newPassword('12345678')).to.equal(undefined)
    expect(fieldRules.confirm('a', 'b')).to.equal('Confirm password does not match')
    expect(fieldRules.confirm('a', 'a')).to.equal(undefined)
  })
})
