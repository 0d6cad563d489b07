import { expect } from 'chai'
import { fakeSealer, manualClock } from '../testing/index.ts'
import { AddressCodes, codeOfMark } from './address-codes.ts'

describe('codes that prove an address', () => {
  it('have six digits, another one for each text', () => {
    const codes = Array.from({ length: 1000 }, (_, at) => codeOfMark(`text ${at} of an install`))
    for (const code of codes) expect(code).to.match(/^[0-9]{6}$/)
    expect(new Set(codes).size).to.be.above(990)
    expect(codeOfMark('text')).to.equal(codeOfMark('text'))
  })

  it('are good for their minutes at least, and for twice as long at most', () => {
    const clock = manualClock('2026-03-02T09:14:59.000Z')
    // Of marks at random two windows have the same code once in a while.
    const sealer = { ...fakeSealer(clock), mark: (purpose: string, text: string) => `${purpose} of ${text}` }
    const codes = new AddressCodes({ sealer, clock }, 'test', 15)
    const code = codes.now('ada@example.com')
    clock.advance(15 * 60_000)
    expect(codes.isRight('ada@example.com', code)).to.equal(true)
    expect(codes.isRight('bob@example.com', code)).to.equal(false)
    clock.advance(60_000)
    expect(codes.isRight('ada@example.com', code)).to.equal(false)
  })
})
