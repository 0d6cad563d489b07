import { isZone } from '@callboard/core/http-contract'
import { expect } from 'chai'
import { notChosen, zoneChoices, zoneSearch } from './zones.ts'

const WINTER = new Date('2026-01-15T12:00:00Z')
const values = (chosen = 'America/Los_Angeles') =>
  zoneChoices(WINTER, chosen).flatMap(({ items }) => items.map(({ value }) => value))

describe('the choice of a time zone', () => {
  const search = zoneSearch(values(), WINTER)

  it('has the names of today, each once, and all of them are zones [SES-03]', () => {
    const all = values()
    expect(all).to.include.members(['Asia/Kolkata', 'Europe/Kyiv', 'Asia/Ho_Chi_Minh', 'America/Nuuk'])
    expect(all).to.not.include.members(['Asia/Calcutta'])
    expect(new Set(all).size).to.equal(all.length)
    expect(all.filter((zone) => !isZone(zone))).to.deep.equal([])
  })

  it('keeps one that the browser does not list', () => {
    expect(values('Etc/GMT+5')[0]).to.equal('Etc/GMT+5')
  })

  it('is found by city, by other cities and older names, and by the name of its time [SES-03]', () => {
    const first = {
      Kolkata: 'Asia/Kolkata',
      calcutta: 'Asia/Kolkata',
      mumbai: 'Asia/Kolkata',
      Kyiv: 'Europe/Kyiv',
      Kiev: 'Europe/Kyiv',
      'san fran': 'America/Los_Angeles',
      Pacific: 'America/Los_Angeles',
      PST: 'America/Los_Angeles',
      Eastern: 'America/New_York',
      los_angeles: 'America/Los_Angeles',
      auckland: 'Pacific/Auckland',
      'são paulo': 'America/Sao_Paulo',
    }
    for (const [typed, zone] of Object.entries(first)) expect(search(typed)[0], typed).to.equal(zone)
    expect(search('Pacific')).to.include('Pacific/Auckland')
    expect(search('atlantis')).to.deep.equal([])
  })

  it('tells of words that chose nothing when its field is left', () => {
    const chosen = { value: 'America/Los_Angeles', label: 'America / Los Angeles (PST)' }
    expect(notChosen('America / Los Angeles (PST) ', chosen)).to.equal(undefined)
    expect(notChosen('Kolk', chosen)).to.equal(
      '“Kolk” was not chosen: it is still Los Angeles. Choose a time zone of the list.',
    )
  })
})
