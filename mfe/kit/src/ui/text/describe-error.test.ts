import { expect } from 'chai'
import { ApiError, offline } from '../../data/call/api-error.ts'
import { describeError, sayError } from './describe-error.ts'

const fault = (status: number, message: string, fields = {}) =>
  new ApiError({ status, code: 'x', message, fields })

describe('faults in words', () => {
  it('name the fault and the remedy, as sentences [APP-20]', () => {
    expect(sayError(offline())).to.equal('Network error occurred. Check your connection, then try again.')
    expect(sayError(fault(404, 'This session is not here any more'))).to.equal(
      'This session is not here any more. It may have been removed. Go back and choose again.',
    )
  })
  it('say once when to try again [APP-20]', () => {
    const words = 'Files cannot be reached right now. Please try again in a minute.'
    for (const status of [429, 503]) expect(sayError(fault(status, words))).to.equal(words)
  })
  it('speak of another person only where one has changed it [APP-20]', () => {
    const conflict = (code: string, message: string) =>
      new ApiError({ status: 409, code, message, fields: {} })
    expect(sayError(conflict('role_in_use', 'Mia is in use: booked 3, checked in 1.'))).to.equal(
      'Mia is in use: booked 3, checked in 1.',
    )
    expect(sayError(conflict('stale', 'Somebody else has changed this session meanwhile.'))).to.equal(
      'Somebody else has changed this session meanwhile. Look at the new state, then try again.',
    )
  })
  it('are words already where words are given', () => {
    expect(sayError('Too long.')).to.equal('Too long.')
  })
  it('speak of marked fields only where fields are marked', () => {
    expect(describeError(fault(422, 'Check the fields.', { name: 'Too long' })).advice).to.equal(
      'Change what is marked, then try again.',
    )
    expect(sayError(fault(422, 'This time is over'))).to.equal('This time is over')
  })
  it('never show the inside of a broken page', () => {
    expect(sayError(new TypeError('x is undefined'))).to.equal(
      'Something went wrong on this page. Try again. If it happens again, reload the page.',
    )
  })
})
