import { expect } from 'chai'
import { forgetRecent } from './forget-recent.ts'
import { type RecentChoice, RecentChoices } from './recent-choices.ts'

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
  let recent: RecentChoices
  const names = (account: string) => recent.of(account).map(({ label }) => label)

  beforeEach(() => {
    storage = memoryStorage()
    recent = new RecentChoices(() => storage)
  })

  it('are the last five, the latest first, each once, for each account', () => {
    for (const name of ['a', 'b', 'c', 'd', 'e', 'f', 'c']) recent.add('ann', choice(name))
    expect(names('ann')).to.deep.equal(['c', 'f', 'e', 'd', 'b'])
    expect(names('ben')).to.deep.equal([])
  })

  it('go for everybody when somebody signs out, and nothing else goes', () => {
    recent.add('ann', choice('a'))
    recent.add('ben', choice('b'))
    storage.setItem('callboard-scheme', 'dark')
    forgetRecent(storage)
    expect([...names('ann'), ...names('ben')]).to.deep.equal([])
    expect(Object.keys(storage)).to.deep.equal(['callboard-scheme'])
  })

  it('are none where what is kept cannot be read, or nothing can be kept', () => {
    storage.setItem('callboard-recent:ann', '{"broken')
    expect(names('ann')).to.deep.equal([])
    storage.setItem('callboard-recent:ann', '[{"id": 3}, null]')
    expect(names('ann')).to.deep.equal([])
    recent = new RecentChoices(() => undefined)
    recent.add('ann', choice('a'))
    expect(names('ann')).to.deep.equal([])
  })
})
