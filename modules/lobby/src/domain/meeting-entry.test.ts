import { expect } from 'chai'
import { roleTable } from '../testing/meeting-roles.ts'

const STAFF = ['super_admin', 'casting_director', 'session_manager']

describe('the entry into the rooms of a session', () => {
  for (const [words, isCalled, talentsRoom] of [
    ['a talent who waits', false, 'test'],
    ['a talent who is called in', true, 'main'],
  ] as const)
    it(`is open to staff in all three, to a client in two and to ${words} in one: ${talentsRoom} [LIV-05]`, () => {
      const open = (role: string) =>
        roleTable(isCalled).flatMap((row) => (row.role === role && row.entry ? [row.room] : []))
      for (const role of STAFF) expect(open(role)).to.deep.equal(['main', 'test', 'backoffice'])
      expect(open('client')).to.deep.equal(['main', 'test'])
      expect(open('talent')).to.deep.equal([talentsRoom])
    })

  it('lets the three kinds of staff moderate, and no other role [LIV-05]', () => {
    for (const { role, entry } of [...roleTable(false), ...roleTable(true)])
      if (entry) expect(entry.moderator, role).to.equal(STAFF.includes(role))
  })
})
