import { expect } from 'chai'
import { shortTakeName } from './short-take-name.ts'

describe('the short name of a take', () => {
  const take = { name: 'Nina Brandt, take 2', talent_name: 'Nina Brandt' }

  it('leaves out the only talent of the group, who is named above it [REV-03]', () => {
    expect(shortTakeName(take, true)).to.equal('Take 2')
  })
  it('tells several talent apart by their first names', () => {
    expect(shortTakeName(take, false)).to.equal('Nina, take 2')
  })
  it('is the name of a file as it is', () => {
    expect(shortTakeName({ name: 'A camera, close', talent_name: '' }, true)).to.equal('A camera, close')
    expect(shortTakeName({ name: 'Nina Brandt', talent_name: 'Nina Brandt' }, true)).to.equal('Nina Brandt')
  })
})
