import { expect } from 'chai'
import { duplicatesAmong } from './duplicates.ts'

const person = (recordId: string, fields = {}) => ({
  recordId,
  email: 'ana@example.com',
  firstName: 'Ana',
  lastName: 'Lee',
  role: 'Barista',
  ...fields,
})

describe('duplicate talent', () => {
  it('are those with the same e-mail, names and role, however they are written [REV-10]', () => {
    const again = person('2', {
      email: ' ANA@example.com',
      firstName: 'ana',
      lastName: 'LEE',
      role: 'barista',
    })
    expect(duplicatesAmong([person('1'), again, person('3', { role: 'Regular' })])).to.deep.equal([
      ['1', '2'],
    ])
    for (const other of [{ email: 'a@example.com' }, { firstName: 'Anna' }, { lastName: 'Li' }, { role: '' }])
      expect(duplicatesAmong([person('1'), person('2', other)])).to.deep.equal([])
  })

  it('are not one record that is in two groups [REV-10]', () => {
    expect(duplicatesAmong([person('1'), person('1')])).to.deep.equal([])
  })
})
