import { expect } from 'chai'
import { patient, setPatience } from './patience.ts'

describe('the patience of a process [OPS-03]', () => {
  afterEach(() => setPatience(1))

  it('leaves every limit as it is at first', () => {
    expect(patient(4_500)).to.equal(4_500)
  })
  it('is a factor of every limit', () => {
    setPatience(3)
    expect(patient(4_000)).to.equal(12_000)
  })
})
