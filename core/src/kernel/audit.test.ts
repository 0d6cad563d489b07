import { expect } from 'chai'
import { Actor } from './actor.ts'
import { auditedCall, kindsOf } from './audit.ts'

const staff = Actor.user({
  userId: 'u1',
  email: 'ada@example.com',
  name: 'Ada',
  userType: 'casting_director',
  signInId: 's1',
  provedAt: new Date(),
})

const ANY = { name: 'x', ids: new Set<string>(), kinds: {} }

describe('an audited call', () => {
  it('says who, what and about which things, without the values that were typed [ADM-11]', () => {
    const kinds = { id: 'project', uri: 'project' }
    const update = { name: 'projects.update', ids: new Set(['id', 'user_id', 'day']), kinds }
    const input = { id: 'p1', name: 'Harbour Lights', email: 'ana@example.com', token: 'abc', user_id: 'u2' }
    expect(auditedCall(update, staff, input, { project: { id: 'p1' } })).to.deep.equal({
      userId: 'u1',
      userType: 'casting_director',
      action: 'projects.update',
      projectId: 'p1',
      names: { id: 'p1', user_id: 'u2' },
      kinds: { id: 'project' },
      fields: ['email', 'name', 'token'],
    })
  })

  it('says of each id that its endpoint is about what kind of thing it is of [ADM-11]', () => {
    const kinds = (kind: string, fields: Record<string, string>) =>
      kindsOf({ subject: { kind, title: '', fields, admits: [] } } as never)
    expect(kinds('session', { id: 'targetSessionId' })).to.deep.equal({ targetSessionId: 'session' })
    expect(kinds('session-date', { session: 'session', day: 'day' })).to.deep.equal({
      session: 'session',
      day: 'day',
    })
    expect(kindsOf({ subject: { none: 'a notice' } } as never)).to.deep.equal({})
  })

  it('belongs to the project of what the guard has loaded, else to the one that it names [ADM-11]', () => {
    const of = (found: unknown, input = {}) => auditedCall(ANY, staff, input, found)?.projectId
    expect(of({ session: { id: 's', projectId: 'p2' } })).to.equal('p2')
    expect(of({ projectId: 'p3' })).to.equal('p3')
    expect(of(undefined, { studio: 'p4' })).to.equal('p4')
    expect(of({ account: {} })).to.equal(null)
  })

  it('is none of talent, clients and the product itself', () => {
    for (const actor of [Actor.anonymous, Actor.system('job'), { ...staff, userType: 'client' as const }])
      expect(auditedCall(ANY, actor, {}, undefined)).to.equal(null)
  })
})
