import { expect } from 'chai'
import { answerCode } from './answer-code.ts'

describe('a code to answer with', () => {
  it('has six digits, and is another one for another text', () => {
    const codes = Array.from({ length: 1000 }, (_, at) => answerCode(`text ${at} of an install`))
    for (const code of codes) expect(code).to.match(/^[0-9]{6}$/)
    expect(new Set(codes).size).to.be.above(990)
    expect(answerCode('text')).to.equal(answerCode('text'))
  })
})
