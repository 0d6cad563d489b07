import { expect } from 'chai'
import { cityOf, currentZone } from './zone-names.ts'

describe('the name of a zone', () => {
  it('is that of today, whatever name the zone was stored by', () => {
    expect(currentZone('Asia/Calcutta')).to.equal('Asia/Kolkata')
    expect(currentZone('America/Los_Angeles')).to.equal('America/Los_Angeles')
    expect(['Europe/Kiev', 'America/Los_Angeles', 'America/Buenos_Aires'].map(cityOf)).to.deep.equal([
      'Kyiv',
      'Los Angeles',
      'Buenos Aires',
    ])
  })
})
