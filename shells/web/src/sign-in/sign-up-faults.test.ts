import { expect } from 'chai'
import { nameFaults } from './sign-up-faults.ts'

describe('the names of somebody who signs up', () => {
  const missing = { first_name: 'First name required', last_name: 'Last name required' }
  for (const type of ['client', 'casting_professional'] as const)
    it(`must be there for a ${type}, and blanks are none [ACC-03]`, () => {
      expect(nameFaults(type, { first_name: '', last_name: '  ' })).to.deep.equal(missing)
      expect(nameFaults(type, { first_name: 'Ana', last_name: '' }).first_name).to.equal(undefined)
    })
  it('are not asked of talent', () => {
    expect(nameFaults('talent', { first_name: '', last_name: '' })).to.deep.equal({})
  })
})
