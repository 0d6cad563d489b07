import { expect } from 'chai'
import { mergedMembers } from './merged-members.ts'

describe('members of a group that two people change', () => {
  const before = ['ana', 'ben', 'cai']

  it('are those that one person leaves, in their order, where nobody else has changed them', () => {
    expect(mergedMembers(before, ['dan', 'cai', 'ana'], before)).to.deep.equal(['dan', 'cai', 'ana'])
  })

  it('keep who came meanwhile, and do not bring back who left', () => {
    const now = ['ben', 'cai', 'eva']
    expect(mergedMembers(before, ['ana', 'cai', 'dan'], now)).to.deep.equal(['cai', 'eva', 'dan'])
  })

  it('hold nobody twice, when two people add the same one', () => {
    expect(mergedMembers(before, [...before, 'dan'], [...before, 'dan'])).to.deep.equal([...before, 'dan'])
  })
})
