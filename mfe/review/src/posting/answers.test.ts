import { expect } from 'chai'
import { answerOf, answersTo, withAnswer, withNamed } from './answers.ts'

const ann = { _id: 'ann', name: 'Ann' }
const zoe = { _id: 'zoe', name: 'Zoe' }
const asked = { ref_id: 'g', to_user: 't' }
const other = { ref_id: 'g', to_user: 'u' }
const before = [
  { ...asked, feedback: 'yes' as const, from_user: ann },
  { ...asked, feedback: 'no' as const, from_user: zoe },
  { ...other, feedback: 'no' as const, from_user: ann },
]

describe('answers', () => {
  it('a new one replaces the own one of before and touches no other person’s [FBK-01]', () => {
    const after = withAnswer(before, asked, ann, 'maybe')
    expect(answerOf(after, asked, 'ann')).to.equal('maybe')
    expect(answerOf(after, asked, 'zoe')).to.equal('no')
    expect(answerOf(after, other, 'ann')).to.equal('no')
    expect(after).to.have.length(3)
  })

  it('null takes it back [FBK-01]', () => {
    const after = withAnswer(before, asked, ann, null)
    expect(answerOf(after, asked, 'ann')).to.equal(null)
    expect(after).to.have.length(2)
  })

  it('the server’s answers replace those that were asked for by name, and no others', () => {
    const reply = { ...asked, feedback: 'maybe' as const, from_user: zoe }
    const names = [zoe, ann].map(({ _id }) => ({ ...asked, from_user: _id }))
    const after = withNamed(before, names, [reply])
    expect(answersTo(after, asked)).to.deep.equal([reply])
    expect(answerOf(after, other, 'ann')).to.equal('no')
  })
})
