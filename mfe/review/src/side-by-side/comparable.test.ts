import type { ReviewGroup } from '@callboard/review/contract'
import { expect } from 'chai'
import type { ShownGroup } from '../review/review-groups.ts'
import { takeOf } from '../review/take.fixture.ts'
import { asTheyAre } from './comparable.ts'
import { firstCompared } from './first-compared.ts'

const group = (...takes: ShownGroup['takes']) => ({ takes }) as ShownGroup
const five = group(...['1', '2', '3', '4', '5'].map((id) => takeOf(id)))

describe('the takes that stand side by side at first', () => {
  it('are the first ones of a group that play, and the one that was open [REV-13]', () => {
    expect(firstCompared([group(takeOf('0', { url: null }), ...five.takes)], 4)).to.deep.equal([
      '1',
      '2',
      '3',
      '4',
    ])
    expect(firstCompared([five], 4, '2')).to.deep.equal(['1', '2', '3', '4'])
    expect(firstCompared([five], 4, '5')).to.deep.equal(['1', '2', '3', '5'])
    expect(firstCompared([five], 4, 'elsewhere')).to.deep.equal(['1', '2', '3', '4'])
  })

  it('are one of each of several groups, the liked one before others [REV-13]', () => {
    const liked = group(takeOf('a'), takeOf('b', { liked: true }))
    expect(firstCompared([five, liked, group(takeOf('c', { url: null }))], 4)).to.deep.equal(['1', 'b'])
  })

  it('are shown as they are now, whatever the wall hides meanwhile [REV-13]', () => {
    const now = [{ videos: [takeOf('2', { liked: true })] }] as unknown as ReviewGroup[]
    const [shown] = asTheyAre([five], now)
    expect(shown?.takes.map(({ _id, liked }) => `${_id}${liked ? ' liked' : ''}`)).to.deep.equal([
      '1',
      '2 liked',
      '3',
      '4',
      '5',
    ])
  })
})
