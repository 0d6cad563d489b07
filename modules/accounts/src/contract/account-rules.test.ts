import { formFaults } from '@callboard/core/http-contract'
import { expect } from 'chai'
import { confirmRules, oldPasswordRules, PASSWORD_MIN, passwordRules } from './account-rules.ts'
import { emailForm, newPasswordForm, profileForm, signUpForm } from './forms.ts'

describe('words under a field', () => {
  it("are 'Valid Email is required' for what is no address", () => {
    for (const email of ['', 'ann', 'ann@', 'ann@x', 'a b@x.de', '@x.de'])
      expect(formFaults(emailForm, { email }), email).to.deep.equal({ email: 'Valid Email is required' })
    expect(formFaults(emailForm, { email: 'ann+1@mail.example.com' })).to.deep.equal({})
  })

  it("are 'Password is required' and 'Confirm password does not match'", () => {
    expect(passwordRules({ password: '' })).to.deep.equal({ password: 'Password is required' })
    expect(confirmRules({ password: 'one', again: 'two' }).again).to.equal('Confirm password does not match')
    expect(confirmRules({ password: 'one', again: 'one' }).again).to.equal(undefined)
    expect(oldPasswordRules({ oldPassword: '' }).oldPassword).to.equal('Old Password is required')
  })

  it('say how long a new password is at least', () => {
    const faults = (password: string) => formFaults(newPasswordForm, { token: 't', password })
    expect(faults('')).to.deep.equal({ password: 'Password is required' })
    expect(faults('x'.repeat(PASSWORD_MIN - 1))).to.deep.equal({ password: 'At least 8 characters.' })
    expect(faults('x'.repeat(PASSWORD_MIN))).to.deep.equal({})
  })

  it('want a name of everybody but talent', () => {
    const typed = { email: 'a@b.de', password: 'long enough', user_type: 'client' }
    const missing = { first_name: 'First name required', last_name: 'Last name required' }
    expect(formFaults(signUpForm, { ...typed, first_name: '', last_name: ' ' })).to.deep.equal(missing)
    expect(formFaults(signUpForm, { ...typed, user_type: 'talent' })).to.deep.equal({})
    expect(formFaults(profileForm, { first_name: '', last_name: '' })).to.deep.equal(missing)
  })
})
