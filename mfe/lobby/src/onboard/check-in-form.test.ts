import type { CheckInPage } from '@callboard/lobby/contract'
import { expect } from 'chai'
import { EMPTY_FIELDS, errorsOf, serverErrors, stepsOf, wireFields } from './check-in-form.ts'
import { callWords, readyWords } from './welcome-words.ts'

const rules = { skipForm: false, hasPhoto: false }
const ana = {
  ...EMPTY_FIELDS,
  firstName: ' Ana ',
  lastName: 'Ruiz',
  phone: '+12015550123',
  email: 'ana+casting@example.com',
  role: 'Barista',
}

describe('check-in form', () => {
  it('asks for missing fields in the order of the form, in the words of the trade [CHK-02]', () => {
    expect(Object.entries(errorsOf('you', EMPTY_FIELDS, rules))).to.deep.equal([
      ['firstName', 'Please add your First name!'],
      ['lastName', 'Please add your Last name!'],
      ['phone', 'Phone number required!'],
      ['email', 'Email required!'],
    ])
    const represented = { ...EMPTY_FIELDS, isRepresented: true }
    expect(Object.entries(errorsOf('role', represented, rules))).to.deep.equal([
      ['agent', 'Please Enter Agent Name'],
      ['agentEmail', 'Please Enter Agent Email'],
      ['agentPhone', 'Please Enter Agent Phone number'],
      ['role', 'Please add a Role'],
    ])
    expect(errorsOf('photo', EMPTY_FIELDS, rules)).to.deep.equal({
      photo: 'Please capture/upload a photo of yourself for our log sheet',
    })
    expect(errorsOf('review', EMPTY_FIELDS, rules)).to.have.property('terms')
  })

  it('finds numbers and addresses that cannot be', () => {
    const wrong = { ...ana, phone: '555', email: 'ana@example.c', isRepresented: true, agentEmail: 'x' }
    expect(errorsOf('you', wrong, rules)).to.deep.equal({
      phone: 'Please Enter a valid Phone number',
      email: 'Please Enter a valid Email',
    })
    expect(errorsOf('role', wrong, rules)).to.include({ agentEmail: 'Please Enter a valid Agent Email' })
    expect(errorsOf('you', ana, rules)).to.deep.equal({})
  })

  it('asks for no phone, role or photo where the date skips the form [CHK-02]', () => {
    const skipping = { skipForm: true, hasPhoto: false }
    expect(errorsOf('you', { ...ana, phone: '' }, skipping)).to.deep.equal({})
    expect(stepsOf(true)).to.deep.equal(['you', 'review'])
    expect(wireFields(ana, true)).to.not.have.property('role')
  })

  it('sends trimmed facts, and the agent only for a talent with an agent', () => {
    const sent = wireFields({ ...ana, agent: 'Left over', interviewNo: '2' }, false)
    expect(sent).to.include({ first_name: 'Ana', interview_no: 2, role: 'Barista', terms: true })
    expect(sent).to.not.have.property('agent')
    expect(wireFields({ ...ana, isRepresented: true, agent: 'CAA' }, false)).to.include({ agent: 'CAA' })
  })

  it('leads to the first step with something the server did not accept', () => {
    const { errors, step } = serverErrors({ photo: 'No face', phone: 'No number', other: 'Unknown' })
    expect(step).to.equal('you')
    expect(errors).to.deep.equal({ photo: 'No face', phone: 'No number' })
  })
})

describe('the door of a self-tape', () => {
  const date = { date: '2026-03-05', location_type: 'Video Submission', skip_onboarding_talent_form: false }
  const page = { date, known: null, time_zone: 'America/Los_Angeles' } as unknown as CheckInPage

  it('tells of the video and its last day, not of a minute and a photo for the log [CHK-10] [CHK-12]', () => {
    expect(callWords(page)).to.deep.equal({
      before: 'Send your video by',
      time: 'Thursday, March 5, 2026',
      zone: '',
    })
    expect(readyWords(page)).to.match(
      /^Send your video by Thursday, March 5, 2026\. Have the video file ready/,
    )
    expect(readyWords(page)).not.to.include('minute')
  })
})
