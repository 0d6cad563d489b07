import { expect } from 'chai'
import { unsaidFaults } from './unsaid-faults.ts'

describe('the fault above the fields of a form', () => {
  const error = new Error('Please check the marked fields.')
  const shows =
    (...paths: string[]) =>
    (path: string) =>
      paths.includes(path)

  it('is the fault itself where no field is to blame', () => {
    expect(unsaidFaults(error, {}, shows('password'))).to.equal(error)
    expect(unsaidFaults(undefined, {}, shows('password'))).to.equal(undefined)
  })
  it('is nothing where the fields say it', () => {
    const fields = { password: 'Must be at least 8 characters.' }
    expect(unsaidFaults(error, fields, shows('first_name', 'password'))).to.equal(undefined)
  })
  it("is the server's sentence about a value that is no field of the form", () => {
    const fields = { email: 'Valid Email is required', password: 'Too short.', captcha: 'Too long.' }
    expect(unsaidFaults(error, fields, shows('password'))).to.equal('Valid Email is required. Too long.')
  })
})
