import { expect } from 'chai'
import { runsSession } from './staff.ts'

describe('who runs a session', () => {
  it('is its casting directors, its managers and super admins', () => {
    const session = { castingDirectorIds: ['cd'], dates: [{ managerIds: ['sm'], lobbyManagerIds: ['lm'] }] }
    const runs = (id: string, userType = 'session_manager') => runsSession(session, id, userType)
    expect(['cd', 'sm', 'lm', 'other'].map((id) => runs(id))).to.deep.equal([true, true, true, false])
    expect(runs('other', 'super_admin')).to.equal(true)
  })
})
