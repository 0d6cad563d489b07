import { expect } from 'chai'
import { roomSeat } from './room-seat.ts'

describe('the place of a talent in the rooms', () => {
  const tabs = (record: string) => {
    const lost: string[] = []
    const tab = (name: string) => roomSeat(record, () => lost.push(name))
    return { lost, one: tab('one'), two: tab('two') }
  }

  it('is that of one tab: another one is refused until it is free, or takes it [LIV-06]', async () => {
    const { lost, one, two } = tabs('ana')
    expect(await one.take(false)).to.equal(true)
    expect(await one.take(false)).to.equal(true)
    expect(await two.take(false)).to.equal(false)
    expect(await two.take(true)).to.equal(true)
    await new Promise(setImmediate)
    expect(lost).to.deep.equal(['one'])
    expect(await one.take(false)).to.equal(false)
    two.free()
    await new Promise(setImmediate)
    expect(await one.take(false)).to.equal(true)
    one.free()
    expect(lost).to.deep.equal(['one'])
  })

  it('is its own for each talent, and for each tab of a browser without locks', async () => {
    const [ana, ben] = [tabs('ana').one, tabs('ben').one]
    expect([await ana.take(false), await ben.take(false)]).to.deep.equal([true, true])
    for (const seat of [ana, ben]) seat.free()
    const without = () => roomSeat('cleo', () => {}, null as unknown as undefined)
    expect([await without().take(false), await without().take(false)]).to.deep.equal([true, true])
  })
})
