import { e164Phones, refusalOf } from '@callboard/core/testing'
import { expect } from 'chai'
import { type FormRules, readForm, type TypedForm } from './check-in-form.ts'

const WHOLE: TypedForm = {
  firstName: ' Ada ',
  lastName: 'Lovelace',
  email: 'Ada.L+1@example.com',
  phone: '+13105550100',
  isRepresented: true,
  agent: 'Grace',
  agentEmail: 'grace@example.com',
  agentPhone: '+13105550101',
  role: 'Hero',
  photoKey: 'photos/a/b/c.jpg',
  terms: true,
}
const RULES: FormRules = { skipForm: false, roles: ['Hero', 'Villain'], mayCreateRole: false }
const read = (changes: Partial<TypedForm> = {}, rules: Partial<FormRules> = {}) =>
  readForm({ ...WHOLE, ...changes }, { ...RULES, ...rules }, e164Phones)
const faultOf = async (changes: Partial<TypedForm>, rules?: Partial<FormRules>) =>
  (await refusalOf((async () => read(changes, rules))())).fields

describe('the check-in form', () => {
  it('is stored trimmed, e-mails in lower case', () => {
    expect(read()).to.deep.equal({
      firstName: 'Ada',
      lastName: 'Lovelace',
      email: 'ada.l+1@example.com',
      phone: '+13105550100',
      role: 'Hero',
      photoKey: 'photos/a/b/c.jpg',
      agent: 'Grace',
      agentEmail: 'grace@example.com',
      agentPhone: '+13105550101',
    })
  })

  it('names its faults one by one, in order, in the words of the sources [CHK-02]', async () => {
    const steps: [field: string, message: string, fault: Partial<TypedForm>][] = [
      ['first_name', 'Please add your First name!', { firstName: ' ' }],
      ['last_name', 'Please add your Last name!', { lastName: undefined }],
      ['phone', 'Phone number required!', { phone: undefined }],
      ['phone', 'Please Enter a valid Phone number', { phone: '12' }],
      ['email', 'Email required!', { email: ' ' }],
      ['email', 'Please Enter a valid Email', { email: 'ada@example.c0m' }],
      ['agent', 'Please Enter Agent Name', { agent: '' }],
      ['agent_email', 'Please Enter Agent Email', { agentEmail: undefined }],
      ['agent_email', 'Please Enter a valid Agent Email', { agentEmail: 'grace' }],
      ['agent_phone', 'Please Enter Agent Phone number', { agentPhone: undefined }],
      ['agent_phone', 'Please Enter a valid Agent Phone number', { agentPhone: '12' }],
      ['role', 'Please add a Role', { role: undefined }],
      ['photo', 'Please capture/upload a photo of yourself for our log sheet', { photoKey: null }],
      ['terms', 'Please agree to the terms to go on.', { terms: false }],
    ]
    let laterFaults: Partial<TypedForm> = {}
    for (const [field, message, fault] of steps.reverse()) {
      laterFaults = { ...laterFaults, ...fault }
      expect(await faultOf(laterFaults)).to.deep.equal({ [field]: message })
    }
  })

  it('asks for no phone, role or photo when the date skips it [CHK-02]', () => {
    const short = read({ phone: undefined, role: undefined, photoKey: null }, { skipForm: true })
    expect(short).to.include({ phone: null, role: 'Participant', photoKey: null })
  })

  it('takes a role that is not the project’s only where talent may make one', async () => {
    expect(await faultOf({ role: 'Dragon' })).to.have.property('role')
    expect(read({ role: 'Dragon' }, { mayCreateRole: true }).role).to.equal('Dragon')
    expect(read({ role: 'Dragon' }, { roles: [] }).role).to.equal('Dragon')
  })

  it("forgets the agent's fields for a talent without an agent", () => {
    expect(read({ isRepresented: false })).to.include({ agent: null, agentEmail: null, agentPhone: null })
  })
})
