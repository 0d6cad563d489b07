import type { SessionView } from '@callboard/projects/contract'
import {
  addTimeFrame,
  bookSlot,
  listAvailability,
  listTimeFrames,
  type TimeFrame,
} from '@callboard/scheduling/contract'
import { expect } from 'chai'
import type { ApiClient } from '../drivers/http/api-client.ts'
import { signIn, signUpTalent, startSession } from '../drivers/http/office.ts'
import { type RunningProduct, startProduct } from '../support/product.ts'
import { dayFromToday, ZONE } from '../support/today.ts'
import { expectRefused, Wire } from './wire.ts'

const BARISTA = { role: 'Barista', participants_count: 1 }
const NOON = {
  name: 'Noon',
  start_time: '12:00',
  end_time: '13:00',
  length_time_slot: 15,
  roles: [BARISTA],
}

describe('a schedule asked for the impossible', function () {
  this.timeout(60_000)
  let product: RunningProduct
  let director: ApiClient
  let session: SessionView
  let frame: TimeFrame

  before(async () => {
    product = await startProduct({ CALLBOARD_TRUST_PROXY: '1' })
    director = await signIn(product.origin, 'director')
    session = await startSession(director, ['Barista', 'Chef'])
    frame = await director.call(addTimeFrame, { ...day(1), ...NOON })
  })
  after(() => product.stop())
  afterEach(() => product.expectNoServerFault())

  const day = (index: number) => ({ session: session._id, day: session.dates[index]!._id })
  const pathOf = (index: number) => `${session._id}/${session.dates[index]!._id}`
  const slots = () => director.call(listAvailability, { ...day(1), time_zone: ZONE })

  describe('as a time frame', () => {
    const frames = async () => [
      await director.call(listTimeFrames, day(0)),
      await director.call(listTimeFrames, day(1)),
    ]
    const expectNone = async (index: number, fields: object, faults: Readonly<Record<string, string>>) => {
      const before = await frames()
      const json = { ...NOON, start_time: '15:00', end_time: '16:00', ...fields }
      const wire = new Wire(product.origin, director.token)
      const answer = await wire.send('POST', `/api/availability/${pathOf(index)}`, { json })
      expectRefused(answer, 422, { code: 'invalid', fields: faults })
      expect(await frames()).to.deep.equal(before)
    }

    const cases: readonly (readonly [string, object, Readonly<Record<string, string>>])[] = [
      ['without a name', { name: '  ' }, { name: 'Time Frame Name is required' }],
      ['without a role', { roles: [] }, { roles: 'At least one role is required' }],
      [
        'with a role without a name',
        { roles: [{ role: ' ', participants_count: 1 }] },
        { 'roles.0.role': 'Role Name is required' },
      ],
      ...[0, -1, 101].map(
        (participants_count) =>
          [
            `for ${participants_count} of a role`,
            { roles: [{ role: 'Barista', participants_count }] },
            { 'roles.0.participants_count': 'Role number must be between 1 and 100' },
          ] as const,
      ),
      [
        'for half a person',
        { roles: [{ role: 'Barista', participants_count: 1.5 }] },
        { 'roles.0.participants_count': 'Must be a whole number.' },
      ],
      [
        'with a role twice',
        { roles: [BARISTA, { ...BARISTA, role: 'barista ' }] },
        { 'roles.1.role': 'Role already added' },
      ],
      [
        'that starts within another',
        { start_time: '12:30', end_time: '14:00' },
        { start_time: 'Start time conflict with other time frame' },
      ],
      [
        'that ends within another',
        { start_time: '11:00', end_time: '12:30' },
        { end_time: 'End Time conflict with other time frame' },
      ],
      [
        'around another',
        { start_time: '11:00', end_time: '14:00' },
        { end_time: 'End Time conflict with other time frame' },
      ],
      [
        'that ends before it starts',
        { start_time: '16:00', end_time: '15:00' },
        { end_time: 'End Time must be after Start Time' },
      ],
      [
        'that ends when it starts',
        { start_time: '16:00', end_time: '16:00' },
        { end_time: 'End Time cannot be the same as Start Time' },
      ],
      ['of slots that nobody offers', { length_time_slot: 7 }, { length_time_slot: 'Time slot is required' }],
      [
        'with no times',
        { start_time: undefined, end_time: undefined },
        {
          start_time: 'This is required.',
          end_time: 'This is required.',
        },
      ],
      ['of a length in words', { length_time_slot: '15' }, { length_time_slot: 'Must be a number.' }],
      ['in an unknown field', { color: 'red' }, { color: 'This field is not known.' }],
    ]
    for (const [what, fields, faults] of cases) {
      it(`${what}: is refused in the words of the sources`, () => expectNone(1, fields, faults))
    }

    it('that has begun: is refused in the words of the sources', async () => {
      // Midnight of today has passed at any hour.
      const times = { start_time: '00:00', end_time: '00:05', length_time_slot: 5 }
      await expectNone(0, times, { start_time: 'Start Time must be after current time' })
    })
  })

  describe('as a booking', () => {
    const bookAs = async (talent: ApiClient, fields: object) => {
      const wire = new Wire(product.origin, talent.token)
      const json = { start_time: await slotStart(0), role: 'Barista', ...fields }
      return await wire.send('POST', `/api/appointment/${pathOf(1)}/${frame._id}`, { json })
    }
    const slotStart = async (index: number) => {
      const { dates } = await slots()
      return dates[dayFromToday(1)]![frame._id]!.slots[index]!.start
    }
    const talentNamed = (name: string, address: number) =>
      signUpTalent(product.origin, name, `192.0.2.${address}`)

    const cases: readonly (readonly [string, (start: number) => object, number, object])[] = [
      ['beside the grid', (at) => ({ start_time: new Date(at + 60_000).toISOString() }), 422, {}],
      ['before the frame', (at) => ({ start_time: new Date(at - 900_000).toISOString() }), 422, {}],
      ['after the last slot', (at) => ({ start_time: new Date(at + 3_600_000).toISOString() }), 422, {}],
      ['in the past', () => ({ start_time: '2020-01-01T10:00:00Z' }), 422, {}],
      ['for a role that nobody casts', () => ({ role: 'Chef' }), 422, {}],
      ['at no time', () => ({ start_time: 'noon' }), 422, {}],
      [
        'in no zone',
        () => ({ time_zone: 'Mars/Base' }),
        422,
        { fields: { time_zone: 'This time zone is not known.' } },
      ],
      ['of another talent', () => ({ talent_id: session._id }), 403, {}],
    ]
    let address = 10
    for (const [what, fields, status, wanted] of cases) {
      it(`${what}: is refused and takes no place`, async () => {
        const before = await slots()
        const talent = await talentNamed('Tom', address++)
        const start = Date.parse(await slotStart(0))
        expectRefused(await bookAs(talent, fields(start)), status, wanted)
        expect(await slots()).to.deep.equal(before)
      })
    }

    it('tells off the grid, outside, taken and unknown role apart', async () => {
      const talent = await talentNamed('Tom', 30)
      const holder = await talentNamed('Ana', 31)
      const taken = await slotStart(3)
      await holder.call(bookSlot, {
        ...day(1),
        availability: frame._id,
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

    it('of a place that is gone gets 409 with what is left, and without a name of who holds it', async () => {
      const [first, second] = [await talentNamed('Ada', 40), await talentNamed('Bea', 41)]
      expect((await bookAs(first, {})).status).to.equal(200)
      const before = await slots()
      const answer = await bookAs(second, {})
      expectRefused(answer, 409, { code: 'full', message: 'This Timeframe is already booked' })
      expect(JSON.stringify(answer.json)).to.include(frame._id).and.not.include('@example.com')
      expect(await slots()).to.deep.equal(before)
    })

    it('of a second place on the same date gets 409, and the first one stays', async () => {
      const talent = await talentNamed('Cleo', 50)
      expect((await bookAs(talent, { start_time: await slotStart(1) })).status).to.equal(200)
      const before = await slots()
      const answer = await bookAs(talent, { start_time: await slotStart(2) })
      expectRefused(answer, 409, { code: 'already_booked' })
      expect(await slots()).to.deep.equal(before)
    })

    it('by somebody who is no talent is refused', async () => {
      const client = await signIn(product.origin, 'client')
      const before = await slots()
      expectRefused(await bookAs(client, {}), 403)
      expectRefused(await bookAs(director, {}), 422, { fields: { talent_id: 'Choose a talent.' } })
      expect(await slots()).to.deep.equal(before)
    })
  })
})
