import { expect } from 'chai'
import { dropOffer, keepOffer, keptOffers, offerId, type UndoOffer } from './undo-offers.ts'

const finish = (group: string, until: number, session = 's'): UndoOffer => ({
  session,
  words: `Finished ${group}.`,
  until,
  way: { kind: 'finish', group },
})
const step = (version: number, until: number): UndoOffer => ({
  session: 's',
  words: 'Ana is skipped.',
  until,
  way: { kind: 'steps', records: [{ _id: 'ana', version }] },
})

describe('offers of Undo', () => {
  beforeEach(() => {
    const kept = new Map<string, string>()
    Object.defineProperty(globalThis, 'sessionStorage', {
      configurable: true,
      value: {
        getItem: (key: string) => kept.get(key) ?? null,
        setItem: (key: string, value: string) => kept.set(key, value),
      },
    })
  })
  afterEach(() => Reflect.deleteProperty(globalThis, 'sessionStorage'))

  it('are kept until they run out, each by itself, for a page that is loaded again [LIV-09] [LOB-18]', () => {
    keepOffer(finish('one', 100), 0)
    keepOffer(step(3, 120), 20)
    keepOffer(finish('two', 130), 30)
    keepOffer(finish('elsewhere', 130, 'other'), 30)
    const words = (now: number) => keptOffers('s', now).map((offer) => offer.words)
    expect(words(40)).to.deep.equal(['Finished one.', 'Ana is skipped.', 'Finished two.'])
    expect(words(110)).to.deep.equal(['Ana is skipped.', 'Finished two.'])
    dropOffer(finish('two', 0))
    expect(words(40)).to.deep.equal(['Finished one.', 'Ana is skipped.'])
  })

  it('take the place of the same one, and not of another step of the talent', () => {
    keepOffer(step(3, 100), 0)
    keepOffer(step(3, 110), 0)
    keepOffer(step(4, 120), 0)
    expect(keptOffers('s', 0).map(({ until }) => until)).to.deep.equal([110, 120])
    expect(offerId(step(3, 0))).not.to.equal(offerId(step(4, 0)))
  })

  it('are none where the browser keeps nothing', () => {
    Object.defineProperty(globalThis, 'sessionStorage', {
      configurable: true,
      get() {
        throw new Error('No storage here.')
      },
    })
    keepOffer(finish('one', 100), 0)
    expect(keptOffers('s', 0)).to.deep.equal([])
  })
})
