import { expect } from 'chai'
import { giverWords } from './giver-words.ts'

describe('who has answered, on a card of a posting page', () => {
  it('is said by first names, and of many by a number [PST-03]', () => {
    expect(giverWords(['Clara Lindqvist'])).to.equal('Clara')
    expect(giverWords(['Clara Lindqvist', 'Diego Marquez'])).to.equal('Clara and Diego')
    expect(giverWords(['Clara L', 'Diego M', 'Ana'])).to.equal('Clara, Diego and Ana')
    expect(giverWords(['Clara L', 'Diego M', 'Ana', 'Bo', 'Cy'])).to.equal('Clara, Diego and 3 more')
  })
})
