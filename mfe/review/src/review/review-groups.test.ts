import type { Feedback, Pick } from '@callboard/posting/contract'
import type { ReviewGroup } from '@callboard/review/contract'
import { expect } from 'chai'
import {
  alsoIn,
  cardName,
  type Filters,
  firstNames,
  groupName,
  groupNumber,
  groupsWithoutTakes,
  idsInOrder,
  isLookedFor,
  rolesToPick,
  shortName,
  shownGroups,
  takesToSort,
  UNANSWERED,
  wallGroups,
  wholeOrder,
} from './review-groups.ts'
import { takeOf } from './take.fixture.ts'

const talent = (first_name: string, role = 'Lead') => ({
  _id: first_name,
  first_name,
  last_name: 'Doe',
  role,
  photo_url: null,
})

const group = (_id: string, fields: Partial<ReviewGroup> = {}): ReviewGroup => ({
  _id,
  name: `Group ${_id}`,
  order: 1,
  thumbnail_url: null,
  records: [talent('Ana')],
  has_own_thumbnail: false,
  viewed: false,
  copied: false,
  is_archived: false,
  videos: [takeOf(`${_id}-1`)],
  ...fields,
})

const ALL: Filters = {
  tab: 'videos',
  role: '',
  liked: false,
  likedGroups: false,
  find: '',
  hideCopied: false,
  hideViewed: false,
  feedback: '',
}
const ids = (groups: readonly ReviewGroup[], filters: Partial<Filters>) =>
  shownGroups(groups, { ...ALL, ...filters }).map((shown) => shown.group._id)

describe('the groups of the review wall', () => {
  it('are looked for by name and role also where they have no take on it [REV-02]', () => {
    const away = group('a', { videos: [] })
    expect(isLookedFor(away, { find: 'ana', role: 'Lead' })).to.equal(true)
    expect(isLookedFor(away, { find: 'zz', role: '' })).to.equal(false)
    expect(isLookedFor(away, { find: '', role: 'Waiter' })).to.equal(false)
  })

  it('stand in their order with numbers of two digits [REV-03]', () => {
    const shown = shownGroups([group('b', { order: 11 }), group('a', { order: 2 })], ALL)
    expect(shown.map(({ number }) => number)).to.deep.equal(['02', '11'])
  })

  it('show talent names for reserved field names, else Unknown [REV-03]', () => {
    const records = [talent('Ana'), talent('Ben')]
    expect(groupName(group('a', { name: 'Reserved Field 3', records }))).to.equal('Ana Doe, Ben Doe')
    expect(groupName(group('a', { name: 'reserved field', records: [] }))).to.equal('Unknown')
    expect(groupName(group('a', { name: 'Scene 4' }))).to.equal('Scene 4')
  })

  it('call several talent that they are named after by their first names where there is little room [REV-03]', () => {
    const records = [talent('Ana'), talent('Ben')]
    const called = (fields: Partial<ReviewGroup>) => shownGroups([group('a', fields)], ALL).map(firstNames)
    expect(called({ name: '', records })).to.deep.equal(['Ana, Ben'])
    expect(called({ name: '' })).to.deep.equal(['Ana Doe'])
    expect(called({ name: 'Scene 4', records })).to.deep.equal(['Scene 4'])
    expect(called({ name: '', records: [talent('Ana'), talent('')] })).to.deep.equal(['Ana Doe, Doe'])
  })

  it('keep the names of their takes when their talent were put back to the lobby [REV-03]', () => {
    const takes = ['Ana Doe', 'Ben Doe', 'Ana Doe'].map((talent_name, index) =>
      takeOf(`v${index}`, { talent_name }),
    )
    expect(groupName(group('a', { name: '', records: [], videos: takes }))).to.equal('Ana Doe, Ben Doe')
  })

  it('divide into Videos, Archived and Viewed [REV-01]', () => {
    const groups = [
      group('plain'),
      group('half', { videos: [takeOf('h1'), takeOf('h2', { is_archived: true })] }),
      group('whole', { is_archived: true, viewed: true }),
      group('seen', { viewed: true }),
    ]
    expect(ids(groups, { tab: 'videos' })).to.deep.equal(['plain', 'half', 'seen'])
    expect(ids(groups, { tab: 'archived' })).to.deep.equal(['half', 'whole'])
    expect(ids(groups, { tab: 'viewed' })).to.deep.equal(['seen'])
    const [half] = shownGroups(groups, { ...ALL, tab: 'archived' })
    expect(half?.takes.map(({ _id }) => _id)).to.deep.equal(['h2'])
  })

  it('are found by what clients answered on posting pages, or have not yet [REV-02]', () => {
    const copied = (id: string) => group(id, { copied: true, records: [talent(id)] })
    const groups = [copied('wanted'), copied('asked'), group('here')]
    const pick = (of: string, ...feedbacks: Feedback[]): Pick => ({
      record: of,
      first_name: of,
      last_name: '',
      role: '',
      photo_url: null,
      session: { _id: 's', name: 's', time_zone: 'UTC' },
      groups: [of],
      pages: [],
      votes: feedbacks.map((feedback, at) => ({
        from_user: { _id: `c${at}`, name: `c${at}` },
        feedback,
        page: { _id: 'p', name: 'p' },
        given_at: '2026-03-01T10:00:00Z',
        earlier: [],
      })),
      comments: 0,
      callbacks: [],
    })
    const picks = [pick('wanted', 'yes', 'maybe'), pick('asked')]
    const found = (feedback: string, open?: string) =>
      shownGroups(groups, { ...ALL, feedback }, picks, open).map((shown) => shown.group._id)
    expect(found('')).to.deep.equal(['wanted', 'asked', 'here'])
    expect(found('yes')).to.deep.equal(['wanted'])
    expect(found('no')).to.deep.equal([])
    expect(found(UNANSWERED)).to.deep.equal(['asked'])
    expect(shownGroups(groups, ALL, picks)[0]?.votes.map(({ feedback }) => feedback)).to.deep.equal([
      'yes',
      'maybe',
    ])
    const commented = [{ ...pick('asked'), comments: 2 }, { ...pick('asked'), comments: 1 }, pick('wanted')]
    expect(shownGroups(groups, ALL, commented).map(({ comments }) => comments)).to.deep.equal([0, 3, 0])
    // The open one stays when its answer comes.
    expect(found(UNANSWERED, 'wanted')).to.deep.equal(['wanted', 'asked'])
  })

  it('are found by an answer to a talent of the role that is asked for, not to the partner [REV-02]', () => {
    const records = [talent('nina', 'Barista'), talent('omar', 'Regular')]
    const vote = (record: string, feedback: Feedback) => ({ record, groups: ['pair'], votes: [{ feedback }] })
    const picks = [vote('nina', 'yes'), vote('omar', 'maybe')] as unknown as Pick[]
    const found = (role: string, feedback: string) =>
      shownGroups([group('pair', { records })], { ...ALL, role, feedback }, picks).length
    expect(found('Barista', 'yes')).to.equal(1)
    expect(found('Barista', 'maybe')).to.equal(0)
    expect(found('', 'maybe')).to.equal(1)
  })

  it('are unanswered while one of their talent is, whatever role is asked for besides [REV-02]', () => {
    const records = [talent('nina', 'Barista'), talent('omar', 'Regular')]
    const picks = [{ record: 'nina', groups: ['pair'], votes: [{ feedback: 'yes' }] }] as unknown as Pick[]
    const found = (role: string) =>
      shownGroups([group('pair', { copied: true, records })], { ...ALL, role, feedback: UNANSWERED }, picks)
        .length
    expect(found('')).to.equal(1)
    expect(found('Regular')).to.equal(1)
    expect(found('Barista')).to.equal(0)
  })

  it('keep the place of what is not shown while the others are sorted [REV-05]', () => {
    const all = idsInOrder([
      { _id: 'c', order: 3 },
      { _id: 'a', order: 1 },
      { _id: 'archived', order: 2 },
      { _id: 'd', order: 4 },
    ])
    expect(all).to.deep.equal(['a', 'archived', 'c', 'd'])
    expect(wholeOrder(all, ['d', 'a', 'c'])).to.deep.equal(['d', 'archived', 'a', 'c'])
  })

  it('pass the filters of role, liked videos, copied and viewed [REV-02]', () => {
    const groups = [
      group('lead', { copied: true }),
      group('none', { records: [talent('Cy', ' ')], viewed: true }),
      group('liked', {
        records: [talent('Di', 'Friend')],
        videos: [takeOf('l1'), takeOf('l2', { liked: true })],
      }),
    ]
    expect(ids(groups, { role: 'no role' })).to.deep.equal(['none'])
    expect(ids(groups, { role: 'Friend' })).to.deep.equal(['liked'])
    expect(ids(groups, { hideCopied: true })).to.deep.equal(['none', 'liked'])
    expect(ids(groups, { hideViewed: true })).to.deep.equal(['lead', 'liked'])
    expect(ids(groups, { hideViewed: true, tab: 'viewed' })).to.deep.equal(['none'])
    const [liked] = shownGroups(groups, { ...ALL, liked: true })
    expect(liked?.takes.map(({ _id }) => _id)).to.deep.equal(['l2'])
  })

  it('keep the open one while what is done to it takes it out of the filters or the tab [REV-02]', () => {
    const groups = [group('seen', { viewed: true }), group('plain', { copied: true })]
    const found = (filters: Partial<Filters>, open: string) =>
      shownGroups(groups, { ...ALL, ...filters }, [], open).map((shown) => shown.group._id)
    expect(found({ hideViewed: true }, 'seen')).to.deep.equal(['seen', 'plain'])
    expect(found({ tab: 'viewed' }, 'plain')).to.deep.equal(['seen', 'plain'])
    expect(found({ hideCopied: true }, 'plain')).to.deep.equal(['seen', 'plain'])
    expect(found({ likedGroups: true }, 'seen')).to.deep.equal(['seen'])
    expect(found({ liked: true }, 'plain'), 'none of its takes is liked').to.deep.equal(['plain'])
    expect(found({ hideViewed: true, role: 'Friend' }, 'seen'), 'not looked for').to.deep.equal([])
  })

  it('offer roles in project order, then others, then no role [REV-02]', () => {
    const groups = [group('a', { records: [talent('Ana', 'Extra'), talent('Ben', '')] })]
    expect(rolesToPick(['Lead', 'Friend'], groups)).to.deep.equal(['Lead', 'Friend', 'Extra', 'no role'])
  })

  it('without takes stand apart', () => {
    const groups = [group('a'), group('b', { videos: [] }), group('c', { videos: [], is_archived: true })]
    expect(groupsWithoutTakes(groups).map(({ group: { _id } }) => _id)).to.deep.equal(['b'])
    expect(ids(groups, {})).to.deep.equal(['a'])
  })

  it('cuts session names at 25 characters [REV-01]', () => {
    expect(shortName('x'.repeat(25))).to.equal('x'.repeat(25))
    expect(shortName('x'.repeat(26))).to.equal(`${'x'.repeat(25)}…`)
  })

  it('with a liked take pass whole, and a talent who is there twice is named with the other group [REV-02] [REV-10]', () => {
    const groups = [
      group('liked', {
        videos: [takeOf('l1'), takeOf('l2', { liked: true })],
        records: [talent('Di', 'Friend')],
      }),
      group('plain'),
    ]
    const [only, ...others] = shownGroups(groups, { ...ALL, likedGroups: true })
    expect(only?.takes).to.have.length(2)
    expect(others).to.deep.equal([])
    const [first, second] = groups.map(({ records }) => records[0]!._id)
    expect([...alsoIn(groups, [[first!, second!]])]).to.deep.equal([
      [first, [groupNumber(groups[1]!)]],
      [second, [groupNumber(groups[0]!)]],
    ])
  })

  it('have takes to sort where more than one is on the wall, not where they are archived [REV-05]', () => {
    const groups = [
      group('two', { videos: [takeOf('t1'), takeOf('t2')] }),
      group('one', { videos: [takeOf('o1')] }),
      group('away', { videos: [takeOf('a1', { is_archived: true }), takeOf('a2', { is_archived: true })] }),
    ]
    const sortable = (id: string) => takesToSort(wallGroups(groups), id)?.takes.length
    expect(['two', 'one', 'away', 'nothing'].map(sortable)).to.deep.equal([
      2,
      undefined,
      undefined,
      undefined,
    ])
  })
})

describe('the name of a group on a card', () => {
  const called = (people: readonly (readonly [string, string])[], letters: number, name?: string) => {
    const records = people.map(([first_name, last_name]) => ({ ...talent(first_name), last_name }))
    const own = name ?? people.map((both) => both.join(' ').trim()).join(', ')
    return cardName(wallGroups([group('a', { name: own, records })])[0]!, letters)
  }
  const long = ['Alexandria', 'Montgomery-Featherstone'] as const
  const three = [
    ['Amara', 'Okafor'],
    ['Theo', 'Lindgren'],
    ['Lucia', 'Ferrer'],
  ] as const

  it('is whole where the line has the letters, and else as short as one needs to know who it is', () => {
    expect(called([['Kofi', 'Mensah']], 22)).to.equal('Kofi Mensah')
    expect(called([long], 34)).to.equal('Alexandria Montgomery-Featherstone')
    expect(called([long], 25)).to.equal('Alexandria Montgomery-F.')
    expect(called([long], 22)).to.equal('Alexandria M.')
    expect(called([['Guadalupe', 'del Castillo Ybarra']], 25)).to.equal('Guadalupe del Castillo Y.')
    expect(called(three, 22)).to.equal('Amara, Theo, Lucia')
    expect(called(three, 15)).to.equal('Amara +2')
  })

  it('stays that of a group that was given one', () => {
    expect(called([long], 22, 'Scene 4 with the whole family')).to.equal('Scene 4 with the whole family')
  })

  it('is one word where there is no other', () => {
    expect(called([['Maximiliana-Konstantina', '']], 15)).to.equal('Maximiliana-Konstantina')
  })
})
