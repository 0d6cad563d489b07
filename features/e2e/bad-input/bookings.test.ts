import { bookSlot, listAvailability } from '@callboard/scheduling/contract'
import { expect } from 'chai'
import type { ApiClient } from '../../drivers/http/api-client.ts'
import { signIn, signUpTalent } from '../../drivers/http/office.ts'
import { ZONE } from '../../support/today.ts'
import { productForTests } from '../support/product-for-tests.ts'
import { NoonSession } from './noon.ts'
import { expectRefused, Wire } from './wire.ts'

describe('a schedule asked for the impossible as a booking', () => {
  const product = productForTests()
  let director: ApiClient
  let noon: NoonSession

  before(async () => {
    director = await signIn(product.origin, 'director')
    noon = await NoonSession.start(director)
  })

  const slots = () => director.call(listAvailability, { ...noon.day(1), time_zone: ZONE })
  const bookAs = async (talent: ApiClient, fields: object) => {
    const wire = new Wire(product.origin, talent.token)
    const json = { start_time: await slotStart(0), role: 'Barista', ...fields }
    return await wire.send('POST', `/api/appointment/${noon.path(1)}/${noon.frame._id}`, { json })
  }
  const slotStart = async (index: number) => {
    const { dates } = await slots()
    return dates[noon.frame.date]![noon.frame._id]!.slots[index]!.start
  }
  const talentNamed = (name: string) => signUpTalent(product.origin, name)

  const cases: readonly (readonly [string, (start: number) => object, number, object])[] = [
    ['beside the grid', (at) => ({ start_time: new Date(at + 60_000).toISOString() }), 409, {}],
    ['before the frame', (at) => ({ start_time: new Date(at - 900_000).toISOString() }), 409, {}],
    ['after the last slot', (at) => ({ start_time: new Date(at + 3_600_000).toISOString() }), 409, {}],
    ['in the past', () => ({ start_time: '2020-01-01T10:00:00Z' }), 409, {}],
    ['for a role that nobody casts', () => ({ role: 'Chef' }), 409, {}],
    ['at no time', () => ({ start_time: 'noon' }), 422, {}],
    [
      'in no zone',
      () => ({ time_zone: 'Mars/Base' }),
      422,
      { fields: { time_zone: 'This time zone is not known.' } },
    ],
    ['of another talent', () => ({ talent_id: noon.session._id }), 403, {}],
  ]
  for (const [what, fields, status, wanted] of cases) {
    it(`${what}: is refused and takes no place`, async () => {
      const before = await slots()
      const talent = await talentNamed('Tom')
      const start = Date.parse(await slotStart(0))
      expectRefused(await bookAs(talent, fields(start)), status, wanted)
      expect(await slots()).to.deep.equal(before)
    })
  }

  it('tells off the grid, outside, taken and unknown role apart', async () => {
    const talent = await talentNamed('Tom')
    const holder = await talentNamed('Ana')
    const taken = await slotStart(3)
    await holder.call(bookSlot, {
      ...noon.day(1),
      availability: noon.frame._id,
      start_time: taken,
      role: 'Barista',
    })
    const start = Date.parse(taken)
    const answers = [
      await bookAs(talent, { start_time: new Date(start + 60_000).toISOString() }),
      await bookAs(talent, { start_time: new Date(start + 900_000).toISOString() }),
      await bookAs(talent, { start_time: taken }),
      await bookAs(talent, { role: 'Chef' }),
    ]
    const codes = answers.map(({ json }) => (json as { error: { code: string } }).error.code)
    expect(new Set(codes).size, codes.join(' ')).to.equal(codes.length)
    expect(answers[2]!.status).to.equal(409)
  })

  it('of a place that is gone gets 409 with the places left, and without the name of its holder', async () => {
    const [first, second] = [await talentNamed('Ada'), await talentNamed('Bea')]
    expect((await bookAs(first, {})).status).to.equal(200)
    const before = await slots()
    const answer = await bookAs(second, {})
    expectRefused(answer, 409, { code: 'full', message: 'This Timeframe is already booked' })
    expect(JSON.stringify(answer.json)).to.include(noon.frame._id).and.not.include('@example.com')
    expect(await slots()).to.deep.equal(before)
  })

  it('of a second place on the same date gets 409, and the first one stays', async () => {
    const talent = await talentNamed('Cleo')
    expect((await bookAs(talent, { start_time: await slotStart(1) })).status).to.equal(200)
    const before = await slots()
    const answer = await bookAs(talent, { start_time: await slotStart(2) })
    expectRefused(answer, 409, { code: 'already_booked' })
    expect(await slots()).to.deep.equal(before)
  })

  it('by an account that is no talent is refused', async () => {
    const client = await signIn(product.origin, 'client')
    const before = await slots()
    expectRefused(await bookAs(client, {}), 403)
    expectRefused(await bookAs(director, {}), 422, { fields: { talent_id: 'Choose a talent.' } })
    expect(await slots()).to.deep.equal(before)
  })
})
