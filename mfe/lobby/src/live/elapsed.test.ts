import { expect } from 'chai'
import { elapsedText } from './elapsed-text.ts'

describe('timer text', () => {
  it('counts minutes and seconds, and hours when there are any', () => {
    expect(elapsedText(0)).to.equal('0:00')
    expect(elapsedText(65_400)).to.equal('1:05')
    expect(elapsedText(3_665_000)).to.equal('1:01:05')
  })

  it('never runs backwards when two clocks differ', () => {
    expect(elapsedText(-4_000)).to.equal('0:00')
  })
})
