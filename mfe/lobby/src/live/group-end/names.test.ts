import { expect } from 'chai'
import { withVerb } from './names.ts'

describe('names in a sentence', () => {
  it('take the verb of their number', () => {
    expect(withVerb(['Ana'], 'is', 'are')).to.equal('Ana is')
    expect(withVerb(['Ana', 'Ben'], 'is', 'are')).to.equal('Ana and Ben are')
    expect(withVerb(['Ana', 'Ben', 'Cora'], 'has', 'have')).to.equal('Ana, Ben, and Cora have')
  })
})
