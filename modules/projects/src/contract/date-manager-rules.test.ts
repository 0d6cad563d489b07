import { expect } from 'chai'
import { alreadyBooked } from './date-manager-rules.ts'

describe('work on a date that another one has', () => {
  it('is named with its day, and its holder by name and address, once where these are the same [FRE-03]', () => {
    const email = 'marco@example.com'
    expect([
      alreadyBooked('2031-03-04', { name: 'Marco Reyes', email }),
      alreadyBooked('2031-03-04', { name: email, email }),
      alreadyBooked('2031-03-04', null),
    ]).to.deep.equal([
      'Already booked on 03/04 to Marco Reyes (marco@example.com)',
      'Already booked on 03/04 to marco@example.com',
      'Already booked on 03/04',
    ])
  })
})
