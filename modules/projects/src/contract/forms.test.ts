import { formFaults } from '@callboard/core/http-contract'
import { expect } from 'chai'
import { projectForm, roleForm, sessionForm } from './forms.ts'
import { projectRules, sessionRules } from './project-rules.ts'

const date = { date: '2026-11-22', start_time: '10:00', location_type: 'Virtual' } as const

describe('the form of a project', () => {
  it('wants a name', () => {
    expect(formFaults(projectForm, { name: ' ' })).to.deep.equal({ name: 'A name is required' })
  })
  it('has each role once', () => {
    expect(projectRules({ project_roles: ['Driver', 'Dog'] })).to.deep.equal({})
    expect(projectRules({ project_roles: ['Driver', 'Dog', 'DRIVER'] })).to.deep.equal({
      'project_roles.2': 'Role already added',
    })
  })
  it('wants the name of a role', () => {
    expect(formFaults(roleForm, { role: '' })).to.deep.equal({ role: 'Role Name is required' })
  })
})

describe('the form of a session', () => {
  it('wants a name, days and times', () => {
    const typed = { studio: 's', name: '', dates: [{ ...date, date: '', start_time: '' }] }
    expect(formFaults(sessionForm, typed)).to.deep.equal({
      name: 'A name is required',
      'dates.0.date': 'Date is required',
      'dates.0.start_time': 'Date is required',
    })
  })
  it('has each day once', () => {
    expect(sessionRules({ dates: [date, date] })).to.deep.equal({ 'dates.1.date': 'date already scheduled' })
    expect(
      sessionRules({
        dates: [
          { ...date, date: '' },
          { ...date, date: '' },
        ],
      }),
    ).to.deep.equal({})
  })
  it('wants a place where a talent may come in person', () => {
    expect(
      sessionRules({ dates: [{ ...date, location_type: 'Both', in_person_location: ' ' }] }),
    ).to.deep.equal({
      'dates.0.in_person_location': 'A place is required',
    })
    expect(sessionRules({ dates: [{ ...date, in_person_location: '' }] })).to.deep.equal({})
  })
})
