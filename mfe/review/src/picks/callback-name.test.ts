import { expect } from 'chai'
import { nextCallbackName } from './callback-name.ts'

describe('the name of a callback', () => {
  it('is the next one that no session of the project has', () => {
    expect(nextCallbackName(['First round'])).to.equal('Callbacks')
    expect(nextCallbackName(['First round', 'callbacks '])).to.equal('Callbacks 2')
    expect(nextCallbackName(['Callbacks', 'Callbacks 2', 'Callbacks 4'])).to.equal('Callbacks 3')
  })
})
