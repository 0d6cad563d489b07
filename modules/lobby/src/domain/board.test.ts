import { expect } from 'chai'
import { aRecord } from '../testing/builders.ts'
import { boardLabel, boardPlaces } from './board.ts'

const ZONE = 'America/Los_Angeles'
const at = (minute: number) => new Date(Date.UTC(2026, 2, 2, 20, minute))

describe('a talent on the board', () => {
  const label = (firstName: string, lastName: string, interviewNo: number | null, showsNumbers: boolean) =>
    boardLabel({ firstName, lastName, interviewNo }, showsNumbers)

  it('is the first name and the initial of the last name [LOB-17]', () => {
    expect(label('Ada', 'Lovelace', 3, false)).to.equal('Ada L.')
    expect(label(' Zoë ', ' Ångström', null, false)).to.equal('Zoë Å.')
    expect(label('안나', '김', null, false)).to.equal('안나 김.')
    expect(label('Cher', '', null, false)).to.equal('Cher')
    expect(label('Sean', '(O’Hara)', null, false)).to.equal('Sean O.')
    expect(label('Ola', '🎬', null, false)).to.equal('Ola 🎬.')
  })

  it('is the interview number where the project says so, without one the initials [LOB-17]', () => {
    expect(label('Ada', 'Lovelace', 3, true)).to.equal('No. 3')
    expect(label('Ada', 'Lovelace', null, true)).to.equal('A. L.')
  })
})

describe('the places of the board', () => {
  it('are in casting, on deck and the first of those who wait, with place and wait [LOB-17]', () => {
    const waiting = Array.from({ length: 12 }, (_, index) =>
      aRecord({ firstName: `W${index}`, lastName: 'Y', checkedInTime: at(index) }),
    )
    const places = boardPlaces(
      [
        ...waiting,
        aRecord({ firstName: 'Deck', state: 'on_deck' }),
        aRecord({ firstName: 'In', state: 'in_casting', auditioned: true }),
        aRecord({ firstName: 'Skipped', state: 'skipped' }),
        aRecord({ firstName: 'Gone', state: 'signed_out' }),
        aRecord({ firstName: 'Done', auditioned: true }),
        aRecord({ firstName: 'Tape', locationType: 'Video Submission' }),
      ],
      { callTimes: [at(0), at(5), at(10), at(15)], now: at(15), timeZone: ZONE },
      false,
    )
    expect(places.inCasting).to.deep.equal(['In L.'])
    expect(places.onDeck).to.deep.equal(['Deck L.'])
    expect(places.next.map(({ label, place }) => `${place} ${label}`)).to.deep.equal(
      Array.from({ length: 8 }, (_, index) => `${index + 2} W${index} Y.`),
    )
    expect(places.next[0]!.wait).to.deep.equal({ from: 7, to: 13 })
    expect(places.waiting).to.equal(12)
  })

  const behind = (calls: readonly (string | null)[], more: { start?: number; onDeck?: string } = {}) =>
    boardPlaces(
      [
        ...calls.map((actualCall) => aRecord({ actualCall })),
        ...(more.onDeck ? [aRecord({ state: 'on_deck', actualCall: more.onDeck })] : []),
        aRecord({ state: 'in_casting', actualCall: '09:00' }),
        aRecord({ auditioned: true, actualCall: '09:00' }),
      ],
      { callTimes: [], now: at(15), timeZone: ZONE, start: more.start ?? 0 },
      false,
    ).behind

  it('say how far the day is behind: by the earliest call of all who are in line [LOB-17]', () => {
    expect(behind(['12:20', '12:06', null])).to.equal(9)
    expect(behind(['12:20'], { onDeck: '12:05' })).to.equal(10)
    expect(behind(['12:20', '12:15']), 'on time').to.equal(0)
  })

  it('say nothing of it before the casting begins, or while nobody in line has a call [LOB-17]', () => {
    expect(behind(['12:06'], { start: 60_000 })).to.equal(null)
    expect(behind([null])).to.equal(null)
    expect(behind([])).to.equal(null)
  })
})
