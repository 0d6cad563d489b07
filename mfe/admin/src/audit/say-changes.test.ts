import { expect } from 'chai'
import { sayChanges } from './say-changes.ts'

const TYPES = { client: 'Client', casting_director: 'Casting director' }
const account = { thing: 'account', id: 'u1' }

describe('the changes of an audit entry', () => {
  it('are said in one line, with both values where they are kept [ADM-11]', () => {
    expect(
      sayChanges(
        [
          { ...account, field: 'userType', before: 'client', after: 'casting_director' },
          { ...account, field: 'businessId', before: null, after: 'B7' },
          { ...account, field: 'email' },
        ],
        TYPES,
      ),
    ).to.deep.equal(['Type: Client → Casting director, Business id: none → B7, E-mail: changed'])
  })

  it('have a line for each of several things, which names it', () => {
    const date = (id: string) => ({ thing: 'date', id, field: 'startTime', before: '10:00', after: '11:00' })
    expect(sayChanges([date('d1'), date('d2')], TYPES)).to.deep.equal([
      'date d1: Start time: 10:00 → 11:00',
      'date d2: Start time: 10:00 → 11:00',
    ])
  })
})
