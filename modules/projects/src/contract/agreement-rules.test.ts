import { expect } from 'chai'
import { touchedText } from './agreement-rules.ts'

describe('the words about appointments that a change touches', () => {
  it('count those that move and those that are cancelled [SCH-14]', () => {
    expect(touchedText({ appointments: 3, cancelled: 0 }, 'December 2')).to.equal(
      '3 appointments move to December 2. Each of the 3 talent gets an e-mail.',
    )
    expect(touchedText({ appointments: 1, cancelled: 0 }, 'December 2')).to.equal(
      '1 appointment moves to December 2. Its talent gets an e-mail.',
    )
    expect(touchedText({ appointments: 1, cancelled: 0 })).to.equal(
      '1 appointment gets another time or place. Its talent gets an e-mail.',
    )
    expect(touchedText({ appointments: 3, cancelled: 1 })).to.equal(
      '2 appointments get another time or place, 1 appointment is cancelled. Each of the 3 talent gets an e-mail.',
    )
    expect(touchedText({ appointments: 2, cancelled: 2 })).to.equal(
      '2 appointments are cancelled. Each of the 2 talent gets an e-mail.',
    )
  })
})
