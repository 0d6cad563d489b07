import { expect } from 'chai'
import { forgetRecent } from './forget-recent.ts'
import { openedLinks } from './opened-links.ts'
import { type RecentChoice, recentChoices } from './recent-choices.ts'

/** As browsers do it: the keys are properties. */
function memoryStorage(): Storage {
  const methods = {
    getItem: (key: string) => (Object.hasOwn(storage, key) ? storage[key] : null),
    setItem: (key: string, value: string) => {
      storage[key] = value
    },
    removeItem: (key: string) => {
      delete storage[key]
    },
  }
  const storage = Object.create(methods)
  return storage
}

const choice = (name: string): RecentChoice => ({
  id: `talent:${name}`,
  kind: 'talent',
  label: name,
  place: '',
  to: `/${name}`,
})

describe('recent choices of the palette', () => {
  let storage: Storage
  const before = globalThis.localStorage
  const put = (value: Storage | undefined) =>
    Object.defineProperty(globalThis, 'localStorage', { value, configurable: true, writable: true })
  const names = (account: string) => recentChoices.of(account).map(({ label }) => label)

  beforeEach(() => {
    storage = memoryStorage()
    put(storage)
  })
  afterEach(() => put(before))

  it('are the last five, the latest first, each once, for each account', () => {
    for (const name of ['a', 'b', 'c', 'd', 'e', 'f', 'c']) recentChoices.add('ann', choice(name))
    expect(names('ann')).to.deep.equal(['c', 'f', 'e', 'd', 'b'])
    expect(names('ben')).to.deep.equal([])
  })

  it('are apart from the links that an account came by', () => {
    recentChoices.add('ann', choice('a'))
    for (const link of ['one', 'two', 'one']) openedLinks.add('ann', link)
    expect(openedLinks.of('ann')).to.deep.equal(['one', 'two'])
    expect(names('ann')).to.deep.equal(['a'])
    forgetRecent()
    expect(openedLinks.of('ann')).to.deep.equal([])
  })

  it('go for everybody when somebody signs out, and nothing else goes', () => {
    recentChoices.add('ann', choice('a'))
    recentChoices.add('ben', choice('b'))
    storage.setItem('callboard-scheme', 'dark')
    forgetRecent()
    expect([...names('ann'), ...names('ben')]).to.deep.equal([])
    expect(Object.keys(storage)).to.deep.equal(['callboard-scheme'])
  })

  it('are none where what is kept cannot be read, or nothing can be kept', () => {
    storage.setItem('callboard-recent:ann', '{"broken')
    expect(names('ann')).to.deep.equal([])
    storage.setItem('callboard-recent:ann', '[{"id": 3}, null]')
    expect(names('ann')).to.deep.equal([])
    put(undefined)
    forgetRecent()
    recentChoices.add('ann', choice('a'))
    expect(names('ann')).to.deep.equal([])
  })
})
