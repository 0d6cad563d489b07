import { expect } from 'chai'
import { faultsWithoutField } from './faults-without-field.ts'

describe('what a form says above its fields', () => {
  const error = new Error('Please check the marked fields.')
  it('is the fault itself where no field is to blame', () => {
    expect(faultsWithoutField({ error, fields: {} }, ['password'])).to.equal(error)
    expect(faultsWithoutField({ error: undefined, fields: {} }, ['password'])).to.equal(undefined)
  })
  it('is nothing where the fields say it', () => {
    const fields = { password: 'Must be at least 8 characters.' }
    expect(faultsWithoutField({ error, fields }, ['first_name', 'password'])).to.equal(undefined)
  })
  it('is what the server says of something that is no field here', () => {
    const fields = { email: 'Valid Email is required', password: 'Too short.', captcha: 'Too long.' }
    expect(faultsWithoutField({ error, fields }, ['password'])).to.equal('Valid Email is required. Too long.')
  })
})
