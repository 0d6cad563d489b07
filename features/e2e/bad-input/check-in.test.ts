import { getStatus } from '@callboard/lobby/contract'
import { expect } from 'chai'
import { ApiClient } from '../../drivers/http/api-client.ts'
import { productForTests } from '../support/product-for-tests.ts'
import { CheckIns } from './check-ins.ts'
import { expectRefused, Wire } from './wire.ts'

const NOTHING = {
  first_name: undefined,
  last_name: undefined,
  email: undefined,
  phone: undefined,
  role: undefined,
  photo: undefined,
  terms: undefined,
}
const agent = (wrong: object) => ({
  isRepresented: true,
  agent: 'Grace',
  agent_email: 'grace@example.com',
  agent_phone: '+13105550101',
  ...wrong,
})

describe('a check-in that is not right', () => {
  const product = productForTests()
  let checkIns: CheckIns

  before(async () => {
    checkIns = await CheckIns.at(product.origin)
  })

  type Wrong = readonly (readonly [string, object, Readonly<Record<string, string>>])[]

  const expectField = (fields: object, faults: Readonly<Record<string, string>>) =>
    checkIns.expectNobodyNew(async () => {
      const arrival = await checkIns.arrive('Ana')
      expectRefused(await checkIns.submit({ ...arrival.fields, ...fields }), 422, {
        code: 'invalid',
        fields: faults,
      })
    })

  const askedFor: Wrong = [
    ['no first name', { first_name: '' }, { first_name: 'Please add your First name!' }],
    ['a blank first name', { first_name: ' ' }, { first_name: 'Please add your First name!' }],
    ['no last name', { last_name: undefined }, { last_name: 'Please add your Last name!' }],
    ['no e-mail address', { email: '' }, { email: 'Email required!' }],
    ['a word for an e-mail address', { email: 'ana' }, { email: 'Please Enter a valid Email' }],
    [
      'an address whose last part has a digit',
      { email: 'ana@example.c0m' },
      { email: 'Please Enter a valid Email' },
    ],
    [
      'an address that mail cannot reach',
      { email: 'ana@127.0.0.1' },
      { email: 'Please Enter a valid Email' },
    ],
    ['no phone', { phone: '' }, { phone: 'Phone number required!' }],
    ['a number nobody can call', { phone: '12' }, { phone: 'Please Enter a valid Phone number' }],
    ['no role', { role: ' ' }, { role: 'Please add a Role' }],
    [
      'no photo',
      { photo: undefined },
      { photo: 'Please capture/upload a photo of yourself for our log sheet' },
    ],
    ['an agent without a name', { isRepresented: true }, { agent: 'Please Enter Agent Name' }],
    ['an agent without an address', agent({ agent_email: ' ' }), { agent_email: 'Please Enter Agent Email' }],
    [
      'an agent of a wrong address',
      agent({ agent_email: 'x' }),
      { agent_email: 'Please Enter a valid Agent Email' },
    ],
    [
      'an agent without a number',
      agent({ agent_phone: '' }),
      { agent_phone: 'Please Enter Agent Phone number' },
    ],
    [
      'an agent nobody can call',
      agent({ agent_phone: '12' }),
      { agent_phone: 'Please Enter a valid Agent Phone number' },
    ],
    ['nothing', NOTHING, { first_name: 'Please add your First name!' }],
    [
      'nothing but a first name',
      { ...NOTHING, first_name: 'Ana' },
      { last_name: 'Please add your Last name!' },
    ],
    ['the terms refused', { terms: false }, { terms: 'Please agree to the terms to go on.' }],
    ['no word on the terms', { terms: undefined }, { terms: 'Please agree to the terms to go on.' }],
  ]
  for (const [what, fields, faults] of askedFor) {
    it(`with ${what} is refused in the words of the sources, and the lobby gets no new record [CHK-02]`, () =>
      expectField(fields, faults))
  }

  const unheardOf: Wrong = [
    [
      'a first name of two lines',
      { first_name: 'A\nna' },
      { first_name: 'Must be one line without control characters.' },
    ],
    [
      'a country we do not serve',
      { phone_country: 'FR' },
      { phone_country: 'Does not have the expected form.' },
    ],
    ['a role nobody casts', { role: 'King' }, { role: 'Choose one of the roles of this project.' }],
    ['a fifth interview', { interview_no: 5 }, { interview_no: 'Must be at most 4.' }],
    ['a call at no time', { actual_call: '24:00' }, { actual_call: 'Does not have the expected form.' }],
    ['a state of its own', { state: 'in_casting' }, { state: 'This field is not known.' }],
    [
      'words for numbers',
      { interview_no: '1', opt_in: 'yes' },
      { interview_no: 'Must be a whole number.', opt_in: 'Must be true or false.' },
    ],
  ]
  for (const [what, fields, faults] of unheardOf) {
    it(`with ${what} is refused by the field, and the lobby gets no new record [API-03]`, () =>
      expectField(fields, faults))
  }

  it('an address of a long last part is taken [CHK-02]', async () => {
    const arrival = await checkIns.arrive('Ada')
    expect((await checkIns.submit({ ...arrival.fields, email: 'ada@studio.photography' })).status).to.equal(
      200,
    )
  })

  it('can be put right and sent again with the same ticket', async () => {
    const arrival = await checkIns.arrive('Ida')
    expectRefused(await checkIns.submit({ ...arrival.fields, phone: '12' }), 422)
    const { record_id } = await arrival.submit()
    expect((await checkIns.lobby()).filter(({ _id }) => _id === record_id)).to.have.length(1)
  })

  describe('by the key of its page', () => {
    it('opens the own record and no other one', async () => {
      const [ana, ben] = [
        await (await checkIns.arrive('Ana')).submit(),
        await (await checkIns.arrive('Ben')).submit(),
      ]
      const page = new Wire(product.origin, ana.page_key!)
      const own = await new ApiClient(product.origin, ana.page_key!).call(getStatus, { id: ana.record_id })
      expect(own.first_name).to.equal('Ana')
      const foreign = await page.send('GET', `/api/message/${ben.record_id}`)
      expectRefused(foreign, 404)
      expect(JSON.stringify(foreign.json)).not.to.include('Ben')
      expectRefused(await checkIns.stranger.send('GET', `/api/message/${ana.record_id}`), 401)
      for (const path of [`/api/records/${checkIns.session._id}`, `/api/records/one/${ana.record_id}`])
        expectRefused(await page.send('GET', path), 403, {}, path)
    })
  })
})
