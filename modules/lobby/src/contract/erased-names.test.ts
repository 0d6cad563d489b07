import { expect } from 'chai'
import { withoutNames } from './erased-names.ts'

describe('a text without the names of erased people', () => {
  it('keeps the other names and the number of the take [ACC-16]', () => {
    expect(withoutNames('Ada Okafor, Bob Lee, take 2', ['Ada Okafor'])).to.equal('Bob Lee, take 2')
    expect(withoutNames('Bob Lee & Ada Okafor', ['Ada Okafor'])).to.equal('Bob Lee')
    expect(withoutNames('Ada Okafor', ['Ada Okafor', ''])).to.equal('')
  })

  it('takes a name in any letter case, and as a whole only', () => {
    expect(withoutNames('ADA OKAFOR callback', ['Ada Okafor'])).to.equal('callback')
    expect(withoutNames('Adam, Ada', ['Ada'])).to.equal('Adam')
    expect(withoutNames('Jo (x), Jo', ['Jo (x)'])).to.equal('Jo')
  })
})
