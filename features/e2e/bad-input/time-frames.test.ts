import { listTimeFrames } from '@callboard/scheduling/contract'
import { expect } from 'chai'
import type { ApiClient } from '../../drivers/http/api-client.ts'
import { signIn } from '../../drivers/http/office.ts'
import { productForTests } from '../support/product-for-tests.ts'
import { BARISTA, NOON, NoonSession } from './noon.ts'
import { expectRefused, Wire } from './wire.ts'

describe('a schedule asked for the impossible as a time frame', () => {
  const product = productForTests()
  let director: ApiClient
  let noon: NoonSession

  before(async () => {
    director = await signIn(product.origin, 'director')
    noon = await NoonSession.start(director)
  })

  const frames = async () => [
    await director.call(listTimeFrames, noon.day(0)),
    await director.call(listTimeFrames, noon.day(1)),
  ]
  const expectNone = async (index: number, fields: object, faults: Readonly<Record<string, string>>) => {
    const before = await frames()
    const json = { ...NOON, start_time: '15:00', end_time: '16:00', ...fields }
    const wire = new Wire(product.origin, director.token)
    const answer = await wire.send('POST', `/api/availability/${noon.path(index)}`, { json })
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
