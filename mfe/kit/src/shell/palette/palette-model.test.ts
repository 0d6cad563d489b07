import type { SearchAnswer } from '@callboard/projects/contract'
import { expect } from 'chai'
import type { Command } from '../../ui/keys/keys.ts'
import { matchedParts, matches, nothingWords, type Offer, recentOf, sectionsOf } from './palette-model.ts'

const command = (group: string, label: string, more: Partial<Command> = {}): Command => ({
  id: `${group}:${label}`,
  label,
  group,
  run: () => {},
  ...more,
})
const project = { _id: 'p', name: 'Corner Shop', uri: 'corner', is_archived: false }
const found: SearchAnswer = {
  talent: [
    {
      _id: 'ana',
      name: 'Ana Ruiz',
      role: 'Barista',
      photo_url: null,
      is_today: true,
      session: { _id: 's', name: 'First round' },
      project,
    },
  ],
  sessions: [
    { _id: 's', name: 'Ana day', is_today: true, project },
    { _id: 's2', name: 'Ana later', is_today: false, project },
  ],
  projects: [{ ...project, name: 'Anatomy' }],
  pages: [{ _id: 'page', name: 'Ana selects', project }],
}
const commands = [
  command('Lobby', 'Announce', { key: 'A' }),
  command('Places', 'Analytics', { to: '/analytics' }),
  command('Actions on talent', 'Call in: Ana Ruiz'),
]
const offer = (changes: Partial<Offer>) =>
  sectionsOf({ query: '', commands, found: undefined, recent: [], asStaff: true, ...changes })
const labels = (changes: Partial<Offer>) =>
  offer(changes).map(({ title, entries }) => [title, ...entries.map(({ label }) => label)])

describe('the palette', () => {
  it('shows actions of the screen, talent, sessions, projects, posting pages and places [APP-21]', () => {
    expect(labels({ query: 'an', found })).to.deep.equal([
      ['This page', 'Announce'],
      ['Talent', 'Ana Ruiz'],
      ['Sessions', 'Ana day', 'Ana later'],
      ['Projects', 'Anatomy'],
      ['Posting pages', 'Ana selects'],
      ['With talent of this page', 'Call in: Ana Ruiz'],
      ['Places', 'Analytics'],
    ])
  })

  it('does something with a talent first only when that was typed', () => {
    expect(labels({ query: 'call in: ana', found })[0]).to.deep.equal(['This page', 'Call in: Ana Ruiz'])
    expect(labels({ query: 'ana', found })[0]?.[0]).to.equal('Talent')
  })

  it('shows a talent of the screen once, and chooses them there', () => {
    const here = command('Talent', 'Ana Ruiz', { id: 'talent:ana' })
    const [talent] = offer({ query: 'ana', found, commands: [here] })
    expect(talent?.entries.map(({ place }) => place)).to.deep.equal(['here'])
  })

  it('leaves out what fits fewer letters only, while the next answer comes', () => {
    expect(labels({ query: 'ana s', found })).to.deep.equal([['Posting pages', 'Ana selects']])
  })

  it('begins with the last choices and the actions, and names nobody before something is typed', () => {
    const recent = [recentOf(offer({ query: 'ana', found })[0]!.entries[0]!)!]
    expect(labels({ recent, found: undefined })).to.deep.equal([
      ['Last chosen', 'Ana Ruiz'],
      ['This page', 'Announce'],
      ['Places', 'Analytics'],
    ])
  })

  it('leads staff to the room of today and to the page of other days, clients to the room', () => {
    const to = (asStaff: boolean) =>
      offer({ query: 'ana', found, asStaff })
        .flatMap(({ entries }) => entries)
        .filter(({ kind }) => kind !== 'action' && kind !== 'place')
        .map((entry) => entry.to)
    expect(to(true)).to.deep.equal(
      [
        '/studio/corner/s?find=Ana%20Ruiz',
        '/studio/corner/s',
        '/session/corner/edit/s2',
        '/?studio=p',
        '/posting-page/corner/page',
        '/analytics',
      ].filter((one) => one !== '/analytics'),
    )
    expect(to(false).slice(0, 3)).to.deep.equal(['/studio/corner/s', '/studio/corner/s', '/studio/corner/s2'])
  })

  it('finds by beginnings of words without accents, and marks them', () => {
    expect(matches('Inés Moreau-Díaz', 'dia in')).to.equal(true)
    expect(matches('Inés Moreau-Díaz', 'nes')).to.equal(false)
    const marked = (text: string, query: string) =>
      matchedParts(text, query).map((part) => (part.found ? `[${part.text}]` : part.text))
    expect(marked('Inés Moreau-Díaz', 'ine di').join('')).to.equal('[Iné]s Moreau-[Dí]az')
    expect(marked('Call in: Ana', 'in').join('')).to.equal('Call [in]: Ana')
  })

  it('remembers places and what was found, no deeds', () => {
    expect(recentOf({ id: 'x', kind: 'action', label: 'Save', place: '', to: '/' })).to.equal(undefined)
    expect(recentOf({ id: 'x', kind: 'place', label: 'Home', place: '', to: '/' })?.to).to.equal('/')
  })
})

describe('what the palette says where it has nothing', () => {
  it('asks whoever is signed out to sign in, and people who find by name for a second letter [APP-21]', () => {
    expect(nothingWords('ni', undefined)).to.equal('Sign in to find talent, sessions and projects.')
    expect(nothingWords('n', 'casting_director')).to.equal('One more letter')
    expect(nothingWords('n', 'talent')).to.equal('Nothing by that name.')
    expect(nothingWords('ni', 'client')).to.equal('Nothing by that name.')
  })
})
