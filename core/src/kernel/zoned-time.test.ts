import { setImmediate as nextTurn } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect } from 'chai'
import { canonicalZone, instantOf, isZone, wallClock } from './zoned-time.ts'

const NOON = new Date('2026-05-31T12:00:00Z')

/** A spelling of the name; n letters have 2^n spellings in capitals and small letters. */
function spelling(name: string, variant: number): string {
  return [...name].map((letter, at) => ((variant >> at) & 1 ? letter.toUpperCase() : letter)).join('')
}

describe('the instant of a wall time', () => {
  it('is found on the last day that has one, and is none before years of four digits', () => {
    expect(instantOf('9999-12-31', '10:00', 'America/Los_Angeles')?.toISOString()).to.equal(
      '9999-12-31T18:00:00.000Z',
    )
    expect(instantOf('0001-01-01', '10:00', 'America/Los_Angeles')).to.equal(null)
  })

  it('is none for a time that the clocks skip', () => {
    expect(instantOf('2026-03-08', '02:30', 'America/Los_Angeles')).to.equal(null)
  })
})

describe('the name of a time zone', () => {
  it('is written in one way, however it was typed', () => {
    for (const typed of ['America/Los_Angeles', 'aMeRiCa/LOS_angeles', 'US/Pacific'])
      expect(canonicalZone(typed), typed).to.equal('America/Los_Angeles')
    expect(canonicalZone('utc')).to.equal('UTC')
    expect(canonicalZone('etc/gmt+5')).to.equal('Etc/GMT+5')
  })

  it('is null for an unknown zone and for a bare offset', () => {
    for (const typed of ['', 'Mars/Base', 'Z', '+05:37', '-0800', '+05', '\u221205:00', ' UTC']) {
      expect(canonicalZone(typed), typed).to.equal(null)
      expect(isZone(typed), typed).to.equal(false)
    }
  })

  it('shows the same clock in every spelling', () => {
    for (const zone of ['America/Los_Angeles', 'america/los_angeles'])
      expect(wallClock(NOON, zone), zone).to.deep.equal({ day: '2026-05-31', time: '05:00:00' })
  })

  it('is remembered in a limited number of spellings, which share one formatter', async () => {
    setFlagsFromString('--expose_gc')
    const collect = runInNewContext('gc') as () => void
    const { DateTimeFormat } = Intl
    const made: WeakRef<Intl.DateTimeFormat>[] = []
    Intl.DateTimeFormat = class extends DateTimeFormat {
      constructor(...given: ConstructorParameters<typeof DateTimeFormat>) {
        super(...given)
        made.push(new WeakRef(this))
      }
    } as typeof DateTimeFormat
    const ask = (variant: number) => wallClock(NOON, spelling('america/denver', variant))
    try {
      for (let variant = 0; variant < 3_000; variant += 1) ask(variant)
      const before = made.length
      ask(2_999)
      expect(made.length, 'the newest is remembered').to.equal(before)
      ask(0)
      expect(made.length, 'the oldest is not').to.equal(before + 1)
    } finally {
      Intl.DateTimeFormat = DateTimeFormat
    }
    // A WeakRef keeps the target of `deref()` alive until the end of the turn.
    await nextTurn()
    collect()
    expect(made.filter((format) => format.deref() !== undefined).length, 'what is kept').to.be.below(10)
  })
})
