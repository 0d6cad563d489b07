import type { SyncedSession } from '@callboard/review/contract'
import { expect } from 'chai'
import { type KnownFile, placesOf, sessionFolder } from './places.ts'

/** `group: [id of a video, its name]`; the name of a group is its id. */
const listed = (groups: Readonly<Record<string, readonly (readonly [string, string])[]>>): SyncedSession => ({
  session: { _id: 'session', name: 'Day one' },
  groups: Object.keys(groups).map((name, index) => ({ _id: `group-${index}`, name })),
  videos: Object.values(groups).flatMap((videos, index) =>
    videos.map(([_id, name]) => ({ _id, group: `group-${index}`, name, version: 'v', size: 1 })),
  ),
})
const known = (paths: Readonly<Record<string, string>>): Map<string, KnownFile> =>
  new Map(Object.entries(paths).map(([id, path]) => [id, { version: 'v', size: 1, path }]))
const places = (...input: Parameters<typeof placesOf>) => Object.fromEntries(placesOf(...input))

describe('the place of a take', () => {
  it('is its name in the folder of its group [INT-03]', () => {
    expect(
      places(listed({ Ana: [['a', 'A. Ana, take 1']], Ben: [['b', 'B. Ben, take 1']] }), known({})),
    ).to.deep.equal({
      a: 'Ana/A. Ana, take 1.mp4',
      b: 'Ben/B. Ben, take 1.mp4',
    })
  })

  it('is below the folder of the session, whatever its name is [INT-03]', () => {
    const hostile: [string, string][] = [
      ['../../x', 'x'],
      ['/etc/passwd', 'etc passwd'],
      ['C:\\Windows', 'C Windows'],
      ['..', 'Take'],
      ['CON', '_CON'],
      ['com1.mp4', '_com1.mp4'],
      ['a\u0000b\u202e', 'a b'],
      ['.callboard', 'callboard'],
      ['', 'Take'],
      ['🎬'.repeat(300), '🎬'.repeat(50)],
      ['x'.repeat(300), 'x'.repeat(120)],
    ]
    for (const [name, safe] of hostile) {
      const { a } = places(listed({ [name]: [['a', name]] }), known({}))
      expect(a, name).to.equal(`${safe === 'Take' ? 'Group' : safe}/${safe}.mp4`)
      expect(Buffer.byteLength(`${safe}.mp4`), name).to.be.at.most(255)
    }
    expect(sessionFolder('0198-abcd-12345678', '../..')).to.equal('Session (12345678)')
  })

  it('is its own where names are the same, ignoring case', () => {
    const same = listed({
      Ana: [
        ['a', 'Take'],
        ['b', 'TAKE'],
      ],
      ana: [['c', 'Take']],
      Removed: [['d', 'Take']],
    })
    expect(places(same, known({}))).to.deep.equal({
      a: 'Ana/Take.mp4',
      b: 'Ana/TAKE (2).mp4',
      c: 'ana (2)/Take.mp4',
      d: 'Removed (2)/Take.mp4',
    })
  })

  it('stays when one with the same name before it goes', () => {
    const now = known({ b: 'Ana/Take (2).mp4', c: 'Ana (2)/Take.mp4' })
    const later = { ...listed({ Ana: [['b', 'Take']], ' Ana': [['c', 'Take']] }) }
    expect(places(later, now)).to.deep.equal({ b: 'Ana/Take (2).mp4', c: 'Ana (2)/Take.mp4' })
  })

  it('follows new names, also when two takes change theirs [INT-03]', () => {
    const now = known({ a: 'Ana/One.mp4', b: 'Ana/Two.mp4', c: 'Ben/One.mp4' })
    const later = listed({
      Ana: [
        ['a', 'Two'],
        ['b', 'One'],
      ],
      Benjamin: [['c', 'One']],
    })
    expect(places(later, now)).to.deep.equal({
      a: 'Ana/Two.mp4',
      b: 'Ana/One.mp4',
      c: 'Benjamin/One.mp4',
    })
  })

  it('is below Removed once it is not listed any more, and again its own afterwards [INT-03]', () => {
    const now = known({ a: 'Ana/Take.mp4', b: 'Removed/Ana/Take.mp4' })
    expect(places(listed({ Ana: [] }), now)).to.deep.equal({
      a: 'Removed/Ana/Take (2).mp4',
      b: 'Removed/Ana/Take.mp4',
    })
    expect(places(listed({ Ana: [['b', 'Take']] }), known({ b: 'Removed/Ana/Take.mp4' }))).to.deep.equal({
      b: 'Ana/Take.mp4',
    })
  })

  it('is never that of a file of somebody else', () => {
    expect(places(listed({ Ana: [['a', 'Take']] }), known({}), ['ana/take.mp4'])).to.deep.equal({
      a: 'Ana/Take (2).mp4',
    })
  })
})
