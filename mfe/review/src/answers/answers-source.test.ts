import { expect } from 'chai'
import { answersSource } from './answers-source.ts'

const selects = { _id: 's', name: 'Selects' }
const clara = { from_user: { _id: 'c', name: 'Clara Lindqvist' }, page: selects }
const ben = { from_user: { _id: 'b', name: 'Ben Ito' }, page: selects }

describe('where the answers to a group come from', () => {
  it('is told once with its page and person [REV-02]', () => {
    expect(answersSource([clara, clara])).to.deep.equal({
      words: 'Selects · Clara Lindqvist',
      isOnePerson: true,
    })
    expect(answersSource([{ ...clara, page: null }])?.words).to.equal('In the room · Clara Lindqvist')
  })

  it('is the page of several people [REV-02]', () => {
    expect(answersSource([clara, ben])).to.deep.equal({ words: 'Selects', isOnePerson: false })
  })

  it('is told with each answer where pages differ [REV-02]', () => {
    expect(answersSource([clara, { ...ben, page: null }])).to.equal(undefined)
    expect(answersSource([])).to.equal(undefined)
  })
})
