import { expect } from 'chai'
import { initials } from './user-types.ts'

describe('the initials of an account', () => {
  for (const [first_name, last_name, shown] of [
    ['ada', 'okafor', 'AO'],
    ['', 'okafor', 'O'],
    ['', '', 'M'],
    ['🦊 Ann', 'Lee', '🦊L'],
    ['"Ana"', '(Ruiz)', 'AR'],
    ['¿Émile', '3rd', 'É3'],
    ['--', '...', 'M'],
  ] as const)
    it(`of '${first_name}' and '${last_name}' are ${shown}`, () => {
      expect(initials({ first_name, last_name, email: 'mail@example.com' })).to.equal(shown)
    })
})
