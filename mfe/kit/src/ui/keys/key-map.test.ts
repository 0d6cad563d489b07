import { expect } from 'chai'
import { KEY_MAP, type KeyScope } from './key-map.ts'

const scopes = Object.keys(KEY_MAP) as KeyScope[]
const pairs = (scope: KeyScope) =>
  Object.entries<readonly string[]>(KEY_MAP[scope]).flatMap(([meaning, keys]) =>
    keys.map((key) => ({ key, meaning: `${scope}.${meaning}` })),
  )

/** Keys with two meanings among these scopes. */
const twice = (together: readonly KeyScope[]) =>
  [...Map.groupBy(together.flatMap(pairs), ({ key }) => key)]
    .filter(([, meant]) => meant.length > 1)
    .map(([key, meant]) => `${key}: ${meant.map(({ meaning }) => meaning).join(', ')}`)

/**
 * Scopes that people have at once, or from one screen to the next: a take of the review and one of a posting page are
 * the same to them. The player of an open take covers the list below it.
 */
const TOGETHER: readonly (readonly KeyScope[])[] = [
  ['list', 'line', 'room'],
  ['list', 'wall', 'take', 'answer'],
  ['wall', 'take', 'player', 'answer'],
  ['list', 'calendar'],
  ['list', 'projects'],
  ['list', 'schedule'],
  ['session'],
]

describe('the map of keys', () => {
  it('gives no key two meanings in one scope, and those that work everywhere no other one [APP-21]', () => {
    for (const scope of scopes) {
      const all: readonly KeyScope[] = scope === 'everywhere' ? [scope] : ['everywhere', scope]
      expect(twice(all), scope).to.deep.equal([])
    }
  })

  it('gives no key two meanings on one screen, and none other in the review than on a posting page [APP-21]', () => {
    for (const some of TOGETHER) expect(twice(some), some.join()).to.deep.equal([])
    expect(
      scopes.filter((scope) => scope !== 'everywhere' && !TOGETHER.flat().includes(scope)),
    ).to.deep.equal([])
  })

  it('has no key that begins a sequence', () => {
    const keys = new Set(scopes.flatMap(pairs).map(({ key }) => key))
    const first = [...keys].filter((key) => key.includes(' ')).map((key) => key.split(' ')[0]!)
    expect(first).not.to.be.empty
    expect(first.filter((key) => keys.has(key))).to.deep.equal([])
  })

  it('finds a key with two meanings', () => {
    expect(twice(['list', 'player'])).to.include('j: list.next, player.farBack')
  })
})
