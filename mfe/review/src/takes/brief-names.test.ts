import { expect } from 'chai'
import { briefNames } from './brief-names.ts'

describe('the names of a group below its picture in a strip', () => {
  it('are counted where they are longer than it is wide', () => {
    expect(briefNames(['Nina', 'Omar'])).to.equal('Nina, Omar')
    expect(briefNames(['Amara', 'Theo', 'Lucia'])).to.equal('Amara +2')
    expect(briefNames(['Alexandria Montgomery']), 'one alone').to.equal('Alexandria Montgomery')
    expect(briefNames([])).to.equal('')
  })
})
