import { expect } from 'chai'
import {
  aboutMeFaults,
  ageFaults,
  detailsFaults,
  isMinor,
  type TypedAboutMe,
  type TypedDetails,
} from './talent-profile-rules.ts'

const now = new Date('2026-06-15T12:00:00Z')
const rules = { isPhone: (text: string) => /^\+\d{7,15}$/.test(text), now }

const ABOUT = {
  firstName: 'Ana',
  lastName: 'Lopez',
  phone: '+13105550100',
  email: 'ana@example.com',
  headshots: 1,
} satisfies TypedAboutMe

const GUARDIAN = { name: 'Eva Lopez', email: 'eva@example.com', phone: '+13105550101', consent: true }
const DETAILS = {
  isRepresented: true,
  agent: 'Kim Agent',
  agentEmail: 'kim@example.com',
  agentPhone: '+13105550102',
  birthDate: '2015-01-31',
  guardian: GUARDIAN,
  instagram: '@ana',
} satisfies TypedDetails

describe('the rules of a talent profile', () => {
  it('name the faults of About Me in the order of the form [ACC-10]', () => {
    expect([...aboutMeFaults(ABOUT, rules)]).to.deep.equal([])
    expect([...aboutMeFaults({ headshots: 0 }, rules)]).to.deep.equal([
      ['first_name', 'First name required'],
      ['last_name', 'Last name required'],
      ['phone', 'Phone number required'],
      ['email', 'Email required'],
      ['photos', 'Please upload a Headshot'],
    ])
    expect([...aboutMeFaults({ ...ABOUT, phone: '12' }, rules)]).to.deep.equal([
      ['phone', 'Please Enter a valid Phone number'],
    ])
    expect([...aboutMeFaults({ ...ABOUT, lastName: 'x'.repeat(101) }, rules)]).to.deep.equal([
      ['last_name', 'At most 100 characters'],
    ])
  })

  it('ask for the agent of a represented talent only, then for the birth date [ACC-10]', () => {
    expect([...detailsFaults(DETAILS, rules)]).to.deep.equal([])
    const typed = { isRepresented: true, birthDate: '2026-12-31' }
    expect([...detailsFaults(typed, rules)]).to.deep.equal([
      ['agent', 'Agent name required'],
      ['agent_email', 'Invalid email'],
      ['agent_phone', 'Agent Phone number required'],
      ['date_of_birth', 'Date of birth cannot be in the future'],
    ])
    expect([...detailsFaults({ ...typed, isRepresented: false }, rules).keys()]).to.deep.equal([
      'date_of_birth',
    ])
    expect([...detailsFaults({ ...DETAILS, agentEmail: 'kim', agentPhone: '12' }, rules)]).to.deep.equal([
      ['agent_email', 'Invalid email'],
      ['agent_phone', 'Please Enter a valid Agent Phone number'],
    ])
  })

  it('ask for the guardian of a talent under 18 [ACC-17]', () => {
    expect([...ageFaults({ birthDate: '2015-01-31' }, rules)]).to.deep.equal([
      ['guardian.name', 'Guardian name required'],
      ['guardian.email', 'Guardian email required'],
      ['guardian.phone', 'Guardian Phone number required'],
      ['guardian.consent', 'Guardian consent required'],
    ])
    const wrong = { ...GUARDIAN, email: 'eva', phone: '12', consent: false }
    expect([...ageFaults({ birthDate: '2015-01-31', guardian: wrong }, rules)]).to.deep.equal([
      ['guardian.email', 'Please Enter a valid Guardian email'],
      ['guardian.phone', 'Please Enter a valid Guardian Phone number'],
      ['guardian.consent', 'Guardian consent required'],
    ])
    expect([...ageFaults({ birthDate: '2015-01-31', guardian: GUARDIAN }, rules)]).to.deep.equal([])
    expect([...ageFaults({ birthDate: '1990-01-31' }, rules)]).to.deep.equal([])
    expect([...ageFaults({ birthDate: '' }, rules)]).to.deep.equal([])
  })

  it('refuse a birth date that is none, or has begun nowhere yet [ACC-10]', () => {
    for (const birthDate of ['2026-02-30', 'soon', '15-01-31'])
      expect([...ageFaults({ birthDate }, rules).keys()]).to.deep.equal(['date_of_birth'])
    const future = ['date_of_birth', 'Date of birth cannot be in the future']
    expect([...ageFaults({ birthDate: '2026-06-17' }, rules)]).to.deep.equal([future])
    const past = ['date_of_birth', 'Date of birth cannot be before 1900']
    expect([...ageFaults({ birthDate: '1899-12-31' }, rules)]).to.deep.equal([past])
    expect([...ageFaults({ birthDate: '1900-01-01' }, rules)]).to.deep.equal([])
    // It is the 16th already at UTC+14: nobody is told that their own day is in the future.
    expect(ageFaults({ birthDate: '2026-06-16' }, rules).has('date_of_birth')).to.equal(false)
  })

  it('take a talent for grown up once the 18th birthday has begun everywhere [ACC-17]', () => {
    const at = (instant: string) => isMinor('2008-06-15', new Date(instant))
    expect(at('2026-06-14T23:00:00Z')).to.equal(true)
    expect(at('2026-06-15T11:59:59Z')).to.equal(true)
    expect(at('2026-06-15T12:00:00Z')).to.equal(false)
    // A birthday that three years of four have not is over with February.
    expect(isMinor('2008-02-29', new Date('2026-02-28T23:00:00Z'))).to.equal(true)
    expect(isMinor('2008-02-29', new Date('2026-03-01T12:00:00Z'))).to.equal(false)
  })
})
