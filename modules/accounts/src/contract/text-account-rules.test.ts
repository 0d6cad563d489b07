import { expect } from 'chai'
import { textAccountRules } from './text-account-rules.ts'

const WHOLE = { account_sid: 'AC1', auth_token: 'secret', from: '+13105550100' }
const wrong = (...[typed, stored]: Parameters<typeof textAccountRules>) =>
  Object.entries(textAccountRules(typed, stored)).flatMap(([name, words]) => (words ? [name] : []))

describe('what is wrong with a text account before it is sent', () => {
  it('is each field that is empty', () => {
    expect(wrong(WHOLE, null)).to.deep.equal([])
    expect(wrong({ account_sid: ' ', auth_token: '', from: ' ' }, null)).to.deep.equal([
      'account_sid',
      'auth_token',
      'from',
    ])
  })

  it('is a token that is missing, but for the account whose token is stored', () => {
    const typed = { ...WHOLE, auth_token: ' ' }
    expect(wrong(typed, { account_sid: 'AC1' })).to.deep.equal([])
    expect(wrong(typed, { account_sid: 'AC2' })).to.deep.equal(['auth_token'])
  })
})
