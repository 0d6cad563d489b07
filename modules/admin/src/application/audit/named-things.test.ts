import { expect } from 'chai'
import type { AuditRecord } from '../ports/index.ts'
import { namedThings } from './named-things.ts'

const record = (number: number): AuditRecord => ({
  number,
  at: new Date(),
  userId: `u${number}`,
  userType: 'casting_director',
  projectId: `p${number}`,
  action: 'projects.updateSession',
  names: { id: `s${number}`, day: `d${number}`, uri: 'harbour' },
  kinds: { id: 'session' },
  fields: [],
  changes: [
    { thing: 'date', id: `d${number}`, field: 'managerIds', before: null, after: `m${number}, x1, u9…` },
    { thing: 'notice', id: 'client_notice', field: 'text' },
    { thing: 'kept sheets', id: 'all', field: 'days', before: '0', after: '30' },
  ],
})

describe('the names of things in rows of the audit log', () => {
  it('are asked for in the same few questions for one row and for a page of them [ADM-11]', async () => {
    const asked: string[] = []
    const users = {
      many: async (ids: readonly string[]) => {
        asked.push('users')
        const known = ids.filter((id) => id !== 'x1')
        return known.map((id) => ({ id, firstName: `Name of ${id}`, lastName: '', email: '' }))
      },
    }
    const projects = {
      names: async (ids: readonly string[]) => {
        asked.push('projects')
        return new Map(ids.map((id) => [id, `Project ${id}`]))
      },
      many: async (ids: readonly string[]) => {
        asked.push('sessions')
        const dates = (id: string) => [{ id: id.replace('s', 'd'), date: '2031-01-06' }]
        return ids.filter((id) => id !== 's2').map((id) => ({ id, name: `Round ${id}`, dates: dates(id) }))
      },
    }
    const directories = { users, projects } as never
    const page = Array.from({ length: 20 }, (_, at) => record(at + 1))
    for (const records of [page.slice(0, 1), page]) {
      asked.length = 0
      const namesIn = await namedThings(directories, records)
      expect(asked.toSorted()).to.deep.equal(['projects', 'sessions', 'users'])
      expect(namesIn(records[0]!)).to.deep.equal({
        user: 'Name of u1',
        project: 'Project p1',
        named: {
          s1: { kind: 'session', name: 'Round s1', is_gone: false },
          d1: { kind: 'date', name: 'Round s1, Jan 6, 2031', is_gone: false },
          client_notice: { kind: 'notice', name: 'client notice', is_gone: false },
          m1: { kind: 'user', name: 'Name of m1', is_gone: false },
          x1: { kind: 'user', name: null, is_gone: true },
        },
      })
    }
    const second = (await namedThings(directories, page))(page[1]!)
    expect(second.named.s2).to.deep.equal({ kind: 'session', name: null, is_gone: true })
    expect(second.named.d2).to.deep.equal({ kind: 'date', name: null, is_gone: false })
  })
})
