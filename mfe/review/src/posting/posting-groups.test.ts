import type { FeedbackEntry } from '@callboard/posting/contract'
import { expect } from 'chai'
import { reviewersOn, rolesOn } from './posted-choices.ts'
import { postingGroup, postingTake, postingTalent } from './posting-group.fixture.ts'
import {
  answeredByAll,
  answeredOf,
  calledIn,
  firstToAnswer,
  hasNobodyLeft,
  isNarrowed,
  NO_FILTERS,
  narrowedFact,
  type PostingFilters,
  postingShown,
  shortName,
  stepFrom,
  takesOf,
  talentIn,
  talentOn,
  UNANSWERED,
} from './posting-groups.ts'

const take = (_id: string, is_archived = false) => postingTake(_id, { is_archived })
const group = (_id: string, order: number, role: string, videos = [take(`${_id}1`)]) =>
  postingGroup(_id, { order, records: [postingTalent(`${_id}-r`, { first_name: _id, role })], videos })
const answer = (ref_id: string, feedback: FeedbackEntry['feedback'], from: string): FeedbackEntry => ({
  ref_id,
  to_user: `${ref_id}-r`,
  feedback,
  from_user: { _id: from, name: from },
})

const view = {
  groups: [
    group('b', 2, 'Friend', [take('b1'), take('b2', true)]),
    group('a', 1, 'Lead', [take('a1'), take('a2')]),
    group('c', 3, 'Lead'),
  ],
  feedbacks: [answer('a', 'yes', 'zoe'), answer('b', 'no', 'ann'), answer('c', 'yes', 'ann')],
}
const ALL: PostingFilters = { archived: false, ...NO_FILTERS }
const ids = (filters: Partial<PostingFilters>) =>
  postingShown(view, { ...ALL, ...filters }).map((shown) => shown.group._id)

describe('the groups of a posting page', () => {
  it('stand in order, archived takes in their own tab [PST-03]', () => {
    expect(ids({})).to.deep.equal(['a', 'b', 'c'])
    expect(ids({ archived: true })).to.deep.equal(['b'])
    const [archived] = postingShown(view, { ...ALL, archived: true })
    expect(archived?.takes.map(({ _id }) => _id)).to.deep.equal(['b2'])
  })

  it('count whom a reviewer has answered, and lead to the next who has no answer [PST-03]', () => {
    const shown = postingShown(view, ALL)
    expect(answeredOf(shown, view.feedbacks, 'ann')).to.deep.equal({ given: 2, asked: 3 })
    expect(answeredOf(shown, view.feedbacks, undefined)).to.deep.equal({ given: 0, asked: 3 })
    const next = (me: string) => firstToAnswer(shown, view.feedbacks, me)?.shown.group._id
    expect(next('zoe')).to.equal('b')
    expect(next('ann')).to.equal('a')
    const last = answer('a', 'no', 'ann')
    expect(firstToAnswer(shown, [...view.feedbacks, last], 'ann')).to.equal(undefined)
    expect(ids({ feedback: UNANSWERED, me: 'ann' })).to.deep.equal(['a'])
    expect(ids({ feedback: UNANSWERED, me: 'zoe', role: 'Lead' })).to.deep.equal(['c'])
  })

  it('have nobody left for a reviewer who looks for the unanswered and has answered all [PST-03]', () => {
    const shown = postingShown(view, ALL)
    const all = [...view.feedbacks, answer('a', 'no', 'ann')]
    const wanted = { feedback: UNANSWERED, me: 'ann' }
    expect(hasNobodyLeft(wanted, shown, view.feedbacks)).to.equal(false)
    expect(hasNobodyLeft(wanted, shown, all)).to.equal(true)
    expect(hasNobodyLeft({ ...wanted, feedback: 'maybe' }, shown, all)).to.equal(false)
    expect(hasNobodyLeft(wanted, [], all), 'on a page without talent').to.equal(false)
  })

  it('have takes for each of their people, all where none shows one [PST-03]', () => {
    const [, , c] = view.groups
    const people = ['nina', 'omar', 'pia'].map((_id) => ({ ...c!.records[0]!, _id }))
    const takes = [
      { ...take('t1'), record_ids: ['nina'] },
      { ...take('t2'), record_ids: ['omar'] },
    ]
    const two = { ...c!, _id: 'two', order: 0, records: people, videos: takes }
    const shown = postingShown({ groups: [two], feedbacks: [] }, ALL)
    const takesWith = (talent: string) => takesOf(shown[0]!, talent).map(({ _id }) => _id)
    expect(takesWith('omar')).to.deep.equal(['t2'])
    expect(takesWith('pia'), 'in no take').to.deep.equal(['t1', 't2'])
  })

  it('pass the filters of role, user and feedback together [PST-03]', () => {
    expect(ids({ role: 'Lead' })).to.deep.equal(['a', 'c'])
    expect(ids({ from: 'ann' })).to.deep.equal(['b', 'c'])
    expect(ids({ feedback: 'yes' })).to.deep.equal(['a', 'c'])
    expect(ids({ feedback: 'yes', from: 'ann' })).to.deep.equal(['c'])
    expect(ids({ feedback: 'maybe' })).to.deep.equal([])
  })

  it('are found by letters of a name among those that pass [PST-03]', () => {
    expect(ids({ find: ' B' })).to.deep.equal(['b'])
    expect(ids({ find: 'b', role: 'Lead' })).to.deep.equal([])
    expect(ids({ find: 'frie' }), 'a role').to.deep.equal(['b'])
    expect(talentOn(postingShown(view, { ...ALL, role: 'Lead' }))).to.equal(2)
    expect(isNarrowed(ALL)).to.equal(false)
    expect(isNarrowed({ ...ALL, find: ' ' })).to.equal(false)
    expect(isNarrowed({ ...ALL, find: 'b' })).to.equal(true)
  })

  it('offer roles and reviewers once each', () => {
    expect(rolesOn(view.groups)).to.deep.equal(['Friend', 'Lead'])
    expect(reviewersOn(view.feedbacks).map(({ name }) => name)).to.deep.equal(['ann', 'zoe'])
  })

  it('are walked take by take, on to the first take of the group beside, and end at the ends', () => {
    const shown = postingShown(view, ALL)
    expect(stepFrom(shown, { group: 'a', take: 'a1' }, 1)).to.deep.equal({ group: 'a', take: 'a2' })
    expect(stepFrom(shown, { group: 'a', take: 'a2' }, 1)).to.deep.equal({ group: 'b', take: '' })
    expect(stepFrom(shown, { group: 'b', take: 'b1' }, -1), 'not its last').to.deep.equal({
      group: 'a',
      take: '',
    })
    expect(stepFrom(shown, { group: 'a', take: 'a2' }, -1)).to.deep.equal({ group: 'a', take: 'a1' })
    expect(stepFrom(shown, { group: 'a', take: 'a1' }, -1)).to.equal(undefined)
    expect(stepFrom(shown, { group: 'gone', take: 'x' }, 1)).to.equal(undefined)
  })

  it('have on each take the people who are in it, all of them where nothing says so [PST-03]', () => {
    const [, , c] = view.groups
    const two = { ...c!, _id: 'two', records: ['nina', 'omar'].map((_id) => ({ ...c!.records[0]!, _id })) }
    const on = (record_ids: string[]) =>
      talentIn(two, { ...take('of-two'), record_ids }).map(({ _id }) => _id)
    expect(on(['nina'])).to.deep.equal(['nina'])
    expect(on(['nina', 'omar'])).to.deep.equal(['nina', 'omar'])
    expect(on([]), 'nothing says who').to.deep.equal(['nina', 'omar'])
  })

  it('tell staff how many of their people are answered, and by how many reviewers [PST-03]', () => {
    const shown = postingShown(view, ALL)
    expect(answeredByAll(shown, view.feedbacks)).to.deep.equal({ answered: 3, by: 2 })
    expect(answeredByAll(shown.slice(0, 1), view.feedbacks)).to.deep.equal({ answered: 1, by: 1 })
    expect(answeredByAll(shown, [])).to.deep.equal({ answered: 0, by: 0 })
  })

  it('is called by first names where there is little room, and its takes by whose they are [PST-03] [FBK-04]', () => {
    const person = (_id: string, last_name: string) => ({
      _id,
      first_name: _id,
      last_name,
      role: '',
      photo_url: null,
    })
    const records = [person('Nina', 'Brandt'), person('Omar', 'Haddad')]
    const pair = { ...group('pair', 1, ''), name: 'Nina Brandt, Omar Haddad', records }
    expect(shortName(pair)).to.equal('Nina, Omar')
    expect(shortName({ ...pair, name: 'The chefs' }), 'a name of its own').to.equal('The chefs')
    const alone = { ...pair, name: 'Nina Brandt', records: records.slice(0, 1) }
    expect(shortName(alone)).to.equal('Nina Brandt')

    const hers = { ...take('t'), name: 'Nina Brandt, take 2', record_ids: ['Nina'] }
    expect(calledIn(pair, hers)).to.equal('Nina, take 2')
    expect(calledIn(alone, hers), 'by its number').to.equal(undefined)
    expect(calledIn(pair, { ...hers, record_ids: ['Nina', 'Omar'] }), 'of both').to.equal(undefined)
  })
})

describe('the number of a page that is narrowed down', () => {
  const pair = postingGroup('p', {
    records: [postingTalent('p-r', { role: 'Lead' }), postingTalent('p-s', { role: 'Lead' })],
    videos: [take('p1')],
  })
  const groups = [pair, group('c', 3, 'Lead')]
  const feedbacks = [answer('p', 'yes', 'zoe')]
  const all = postingShown({ groups, feedbacks }, { archived: false, ...NO_FILTERS })
  const fact = (feedback: string, shown = all) => {
    const { value, unit } = narrowedFact(all, shown, feedbacks, { feedback, me: 'zoe' })
    return `${value} ${unit}`
  }

  it('counts the cards shown, whoever is on them', () => {
    expect(fact('', all.slice(0, 1))).to.equal('1 of 2 groups shown')
  })

  it('counts those alone who wait for the answer of the reader, in how many groups [PST-03]', () => {
    expect(fact(UNANSWERED)).to.equal('2 to answer in 2 groups')
    expect(fact(UNANSWERED, all.slice(0, 1))).to.equal('1 to answer in 1 group')
  })
})
