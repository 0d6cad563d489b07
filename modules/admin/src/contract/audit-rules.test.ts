import { expect } from 'chai'
import { type NamedThings, sayAction, sayChanges, sayThing, sayValue, thingsOf } from './audit-rules.ts'

const TYPES = { client: 'Client', casting_director: 'Casting director' }
const NAMED: NamedThings = {
  u1: { kind: 'user', name: 'Dana Whitfield', is_gone: false },
  u2: { kind: 'user', name: null, is_gone: true },
  s1: { kind: 'session', name: 'First round', is_gone: false },
  f1: { kind: 'time frame', name: null, is_gone: false },
  f2: { kind: 'time frame', name: null, is_gone: false },
}
const account = { thing: 'account', id: 'u1' }
const said = (changes: Parameters<typeof sayChanges>[0]['changes'], most?: number) =>
  sayChanges({ changes, named: NAMED }, TYPES, most)

describe('the action of a row of the audit log', () => {
  it('is said in words', () => {
    expect(sayAction('projects.setDatesInvoiced')).to.equal('Projects: set dates invoiced')
    expect(sayAction('lobby.finish')).to.equal('Lobby: finish')
  })

  it('is a reset where the template goes on with the product’s words, not a deletion [ADM-11]', () => {
    const change = (field: string) => ({ thing: 'template', id: 'CLIENT_EMAIL', field })
    const deleted = 'admin.deleteEmailTemplate'
    expect(sayAction(deleted, [change('body')])).to.equal(
      'Admin: reset email template to the product’s words',
    )
    expect(sayAction(deleted, [change('name'), change('body')])).to.equal('Admin: delete email template')
  })
})

describe('the things of a row of the audit log', () => {
  it('are said by their names, and gone ones are said to be gone [ADM-11]', () => {
    expect(['u1', 'u2', 's1', 'f1'].map((id) => sayThing(NAMED[id]!))).to.deep.equal([
      'User Dana Whitfield',
      'A deleted user',
      'Session First round',
      'A time frame',
    ])
  })

  it('have their kind in their name or before it', () => {
    expect(sayThing({ kind: 'notice', name: 'client notice', is_gone: false })).to.equal('Client notice')
  })

  it('are those that the call named beside the project, else what it made or changed first [ADM-11]', () => {
    const project = { _id: 'p1' }
    const named = { ...NAMED, p1: { kind: 'project', name: 'Harbour Lights', is_gone: false } }
    const changes = [
      { thing: 'account', id: 'u1', field: 'userType' },
      { thing: 'account', id: 'u1', field: 'email' },
      { thing: 'time frame', id: 'f1', field: 'name' },
    ]
    const names = { studio: 'p1', token: 'x' }
    expect(thingsOf({ names: { ...names, session: 's1' }, changes, named, project })).to.deep.equal(['s1'])
    expect(thingsOf({ names, changes, named, project })).to.deep.equal(['u1'])
    expect(thingsOf({ names, changes: [], named, project })).to.deep.equal([])
  })

  it('stand in a value in the place of their ids; a list that was cut ends with a whole one [ADM-11]', () => {
    const say = (value: string) => sayValue(value, NAMED, ({ name }, id) => name ?? `gone ${id}`)
    expect(say('u1, u2')).to.equal('Dana Whitfield, gone u2')
    expect(say('u1, 019a-bc…')).to.equal('Dana Whitfield, …')
    expect(say('Barista, Host…')).to.equal('Barista, Host…')
  })
})

describe('the changes of a row of the audit log', () => {
  it('are said in one line, with both values where they are kept [ADM-11]', () => {
    expect(
      said([
        { ...account, field: 'userType', before: 'client', after: 'casting_director' },
        { ...account, field: 'businessId', before: null, after: 'B7' },
        { ...account, field: 'email' },
      ]),
    ).to.deep.equal(['Type: Client → Casting director, Business id: none → B7, E-mail: changed'])
  })

  it('name people, and say of two things without names that one took the place of the other [ADM-11]', () => {
    const people = { thing: 'project', id: 'p1', field: 'castingDirectorIds', before: 'u1', after: 'u1, u2' }
    const frame = { thing: 'appointment', id: 'a1', field: 'frameId', before: 'f1', after: 'f2' }
    expect(said([people])).to.deep.equal([
      'Casting directors: Dana Whitfield → Dana Whitfield, a deleted user',
    ])
    expect(said([frame])).to.deep.equal(['Time frame: changed'])
  })

  it('of a new thing are what it has, also while they are folded [ADM-11]', () => {
    const made = ['name', 'timeZone'].map((field) => ({
      thing: 'session',
      id: 's1',
      field,
      before: null,
      after: 'x',
    }))
    expect(said(made)).to.deep.equal(['Name: x, Time zone: x'])
    expect(said(made, 1)).to.deep.equal(['Name: x'])
  })

  it('of a notice are its words without HTML, also where that was cut [ADM-11]', () => {
    const notice = { thing: 'notice', id: 'client_notice', field: 'text' }
    expect(said([{ ...notice, before: null, after: '<p>Closed <b>on</b> Friday</p><p cla…' }])).to.deep.equal(
      ['Text: none → Closed on Friday'],
    )
    expect(said([{ ...notice, before: '<p>Open</p>', after: '<b>Open</b>' }])).to.deep.equal([
      'Text: changed',
    ])
  })

  it('have a line for each of several things, which names it, and end after as many as are asked for [ADM-11]', () => {
    const time = (thing: string, id: string) => ({
      thing,
      id,
      field: 'startTime',
      before: '10:00',
      after: '11:00',
    })
    const lines = ['Date: Start time: 10:00 → 11:00', 'Session First round: Start time: 10:00 → 11:00']
    expect(said([time('date', 'd1'), time('session', 's1')])).to.deep.equal(lines)
    expect(said([time('date', 'd1'), time('session', 's1')], 1)).to.deep.equal(lines.slice(0, 1))
  })
})
