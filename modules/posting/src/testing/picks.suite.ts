import { eachTest, promisedAs, refusalOf, type StoreHarness } from '@callboard/core/testing'
import { sessionDeleted } from '@callboard/projects/contract'
import { expect } from 'chai'
import type { PostingStore } from '../application/ports/index.ts'
import * as api from '../contract/index.ts'
import {
  getGroupComments,
  getProjectPicks,
  getSessionPicks,
  picksChanged,
} from '../contract/picks-endpoints.ts'
import type { Feedback } from '../contract/schemas.ts'
import { type PostingWorld, postingWorld, user } from './posting-world.ts'

/** What all pages of a project come to, over a real store: run by every adapter of the store. */
export function picksSuite(name: string, make: () => Promise<StoreHarness<PostingStore>>): void {
  describe(`picks: ${name}`, () => {
    const harness = eachTest(make)
    let world: PostingWorld
    const other = user('other-client', 'client')
    beforeEach(() => {
      world = postingWorld(harness().store)
      world.addVideo('group-1', 'video-1')
      world.addVideo('group-2', 'video-2')
    })

    /** A page with groups of the session, and what a client does on it. */
    const page = async (pageName: string, groups = ['group-1', 'group-2']) => {
      const { _id: page_id } = await world.call(api.createPage, world.director, {
        name: pageName,
        studio: world.project,
      })
      const copied = { session: world.session, groups, postingpage: page_id }
      await world.call(api.copyToPage, world.director, copied)
      const { _id: link } = await world.call(api.addLink, world.director, {
        id: world.project,
        name: pageName,
        posting_pages: [page_id],
      })
      const shown = await world.call(api.getPage, world.client, { id: page_id, link })
      const about = (record: string) => {
        const group = shown.groups.find(({ records }) => records.some(({ _id }) => _id === record))!
        return { page_id, link, ref_id: group._id, to_user: record }
      }
      return {
        id: page_id,
        group: (record: string) => about(record).ref_id,
        seenBy: (who: typeof world.client) => world.call(api.getPage, who, { id: page_id, link }),
        answer: (record: string, feedback: Feedback | null, who = world.client) => {
          world.clock.advance(1000)
          return world.call(api.giveFeedback, who, { ...about(record), feedback })
        },
        comment: (record: string, content: string) =>
          world.call(api.addComment, world.client, { ...about(record), content }),
        hide: (mode: 'full-private' | 'yes-private' | null) =>
          world.call(api.setPagePrivacy, world.client, { page_id, link, feedback_private: mode }),
      }
    }

    const said = async (who = world.director) =>
      (await world.call(getProjectPicks, who, { id: world.project })).picks.map(
        ({ record, votes }) =>
          `${record}: ${votes.map(({ from_user, feedback, page: on }) => `${from_user._id} ${feedback} ${on ? `on ${on.name}` : 'live'}`).join(', ')}`,
      )

    it('merge the answers of all pages to one line for each talent with one vote of each [PST-10]', async () => {
      const [first, second] = [await page('First'), await page('Second', ['group-1'])]
      await first.answer('record-1', 'no')
      await second.answer('record-1', 'yes')
      await first.answer('record-1', 'maybe', other)
      await first.answer('record-2', 'yes', other)
      expect(await said()).to.deep.equal([
        'record-1: client yes on Second, other-client maybe on First',
        'record-2: other-client yes on First',
      ])
      const { picks } = await world.call(getSessionPicks, world.director, { session: world.session })
      expect(picks.map(({ record, groups, pages }) => [record, groups, pages.length])).to.deep.equal([
        ['record-1', ['group-1'], 2],
        ['record-2', ['group-2'], 1],
      ])
    })

    it('are one line for a talent of whom seven reviewers have said something on two pages [PST-10]', async () => {
      const [first, second] = [await page('First', ['group-1']), await page('Second', ['group-1'])]
      const seven = Array.from({ length: 7 }, (_, at) => user(`reviewer-${at}`, 'client'))
      const later = (at: number): Feedback => (['yes', 'no', 'maybe'] as const)[at % 3]!
      for (const who of seven) await first.answer('record-1', 'maybe', who)
      for (const [at, who] of seven.entries()) await second.answer('record-1', later(at), who)
      const { picks } = await world.call(getProjectPicks, world.director, { id: world.project })
      expect(picks.map(({ record, pages }) => [record, pages.length])).to.deep.equal([['record-1', 2]])
      const votes = picks[0]!.votes.map(({ from_user, feedback, page: on }) => [
        from_user._id,
        feedback,
        on?.name,
      ])
      expect(votes).to.have.deep.members(seven.map((_, at) => [`reviewer-${at}`, later(at), 'Second']))
    })

    it('tell of each reviewer what they said elsewhere before, where they show it [PST-10] [FBK-02]', async () => {
      const [first, second] = [await page('First'), await page('Second', ['group-1'])]
      const earlier = async (who = world.director) =>
        (await world.call(getProjectPicks, who, { id: world.project })).picks.map(({ votes }) =>
          votes.flatMap((vote) => vote.earlier.map(({ feedback, page: on }) => [feedback, on?.name])),
        )
      await first.answer('record-1', 'no')
      await second.answer('record-1', 'yes')
      expect(await earlier()).to.deep.equal([[['no', 'First']], []])
      await first.hide('full-private')
      expect(await earlier()).to.deep.equal([[], []])
    })

    it('count answers of the live room as well, as far as their reviewers show them [PST-10] [FBK-02]', async () => {
      const first = await page('First')
      const live = (record: string, feedback: Feedback, who = world.client) => {
        world.clock.advance(1000)
        return world.call(api.giveRecordFeedback, who, { id: record, feedback })
      }
      await first.answer('record-1', 'no')
      await live('record-1', 'yes')
      await live('record-2', 'maybe')
      await live('record-2', 'yes', other)
      await first.answer('record-2', 'no')
      const shown = ['record-1: client yes live', 'record-2: client no on First, other-client yes live']
      expect(await said()).to.deep.equal(shown)
      const hidden = { session: world.session, feedback_private: 'full-private' } as const
      await world.call(api.setSessionPrivacy, world.client, hidden)
      expect(await said()).to.deep.equal(['record-1: client no on First', shown[1]])
    })

    it('are read for one talent alone, which is what a signal of an answer or comment names [PST-10]', async () => {
      const first = await page('First')
      const named = () => promisedAs(world.promised, picksChanged.type).at(-1)
      await first.answer('record-2', 'yes')
      expect(named()).to.deep.equal({ staff: { page_id: first.id, record: 'record-2' } })
      await first.comment('record-1', 'Good')
      expect(named()).to.deep.equal({ staff: { page_id: first.id, record: 'record-1' } })
      const asked = { id: world.project, record: 'record-2' }
      const { picks } = await world.call(getProjectPicks, world.director, asked)
      expect(picks.map(({ record, votes }) => [record, votes.length])).to.deep.equal([['record-2', 1]])
    })

    it('say when each is called back, and what they said to it [PST-10]', async () => {
      await page('First')
      const callbacks = async () =>
        (await world.call(getProjectPicks, world.director, { id: world.project })).picks.map(
          ({ record, callbacks: times }) => [
            record,
            ...times.map(({ session, reply, lost }) => [session.name, lost ?? reply]),
          ],
        )
      expect(await callbacks()).to.deep.equal([['record-1'], ['record-2']])
      const start = new Date('2026-04-01T17:00:00Z')
      world.callBack('Callbacks', '2026-04-01', [{ talentId: 'talent-1', start, reply: null }])
      expect((await callbacks())[0]).to.deep.equal(['record-1', ['Callbacks', null]])
      const later = new Date('2026-04-09T17:00:00Z')
      world.callBack('Final', '2026-04-09', [{ talentId: 'talent-1', start: later, reply: 'confirmed' }])
      expect(await callbacks()).to.deep.equal([
        ['record-1', ['Callbacks', null], ['Final', 'confirmed']],
        ['record-2'],
      ])
      world.loseTime('Callbacks', 'talent-1', 'talent')
      expect((await callbacks())[0]).to.deep.equal([
        'record-1',
        ['Callbacks', 'talent'],
        ['Final', 'confirmed'],
      ])
    })

    it('keep to what a reviewer shows others, on the page that it was hidden on [FBK-02]', async () => {
      const [hidden, open] = [await page('Hidden'), await page('Open')]
      await open.answer('record-1', 'maybe')
      await hidden.answer('record-1', 'yes')
      await hidden.answer('record-2', 'no')
      await hidden.hide('full-private')
      expect(await said()).to.deep.equal(['record-1: client maybe on Open', 'record-2: '])
      await hidden.hide('yes-private')
      expect(await said()).to.deep.equal(['record-1: client yes on Hidden', 'record-2: '])
      await hidden.hide(null)
      expect(await said()).to.deep.equal(['record-1: client yes on Hidden', 'record-2: client no on Hidden'])
    })

    it('count who keeps picks private and has answered, whatever the answers are [PST-10]', async () => {
      const first = await page('First')
      const asked = { id: world.project }
      const count = async (who = world.director) =>
        (await world.call(getProjectPicks, who, asked)).private_reviewers
      await first.hide('yes-private')
      expect(await count(), 'nothing is answered').to.equal(0)
      await first.answer('record-1', 'yes')
      await first.answer('record-1', 'maybe', other)
      expect(await count()).to.equal(1)
      await first.answer('record-1', 'no')
      expect(await count()).to.equal(1)
      const onPage = async (who: typeof world.client) =>
        (await world.call(api.getPage, who, { id: first.id })).private_reviewers
      expect(await onPage(world.director)).to.equal(1)
      expect((await first.seenBy(other)).private_reviewers, 'to another client').to.equal(0)
      const listed = { page_id: first.id }
      expect((await world.call(api.listPageFeedbacks, world.director, listed)).private_reviewers).to.equal(1)
      await first.hide(null)
      expect(await count()).to.equal(0)
    })

    it('lose what is taken off its page, with a page that is deleted and with a session that has ended', async () => {
      const [first, second] = [await page('First'), await page('Second', ['group-1'])]
      await first.answer('record-1', 'yes')
      await second.answer('record-1', 'no')
      await world.call(api.deletePage, world.director, { id: second.id })
      expect(await said()).to.deep.equal(['record-1: client yes on First', 'record-2: '])
      const offPage = { id: first.group('record-1'), page_id: first.id, is_removed: true }
      await world.call(api.changePostedGroup, world.director, offPage)
      expect(await said()).to.deep.equal(['record-2: '])
      const before = promisedAs(world.promised, api.pageChanged.type).length
      await world.work(sessionDeleted, { session_id: world.session, project_id: world.project })
      expect(promisedAs(world.promised, api.pageChanged.type).slice(before)).to.deep.include({
        staff: { page_id: first.id },
        client: { page_id: first.id },
      })
      world.sessionIsThere(false)
      expect(await said()).to.deep.equal([])
    })

    it('tell the review of the session of every answer that others may see, and of none that is hidden', async () => {
      const first = await page('First')
      const told = () => world.promised.filter((entry) => 'type' in entry && entry.type === 'picks').length
      const before = told()
      await first.answer('record-1', 'yes')
      expect(told()).to.equal(before + 1)
      await first.hide('full-private')
      expect(told()).to.equal(before + 2)
      await first.answer('record-1', 'no')
      await first.answer('record-2', 'yes')
      expect(told()).to.equal(before + 2)
    })

    it('have the comments of all pages and of the live room on each group, with the page of each [REV-02]', async () => {
      const [first, second] = [await page('First'), await page('Second')]
      await first.comment('record-1', 'Lovely')
      world.clock.advance(1000)
      await second.comment('record-1', 'Too old')
      world.clock.advance(1000)
      await second.comment('record-2', 'Who?')
      world.clock.advance(1000)
      await world.call(api.commentOnRecord, world.director, { id: 'record-1', content: 'Ask again' })
      const of = async (group?: string) => {
        const asked = { session: world.session, group }
        const { comments } = await world.call(getGroupComments, world.director, asked)
        return comments.map((one) =>
          [one.group, one.record, one.content, one.page?.name, one.can.delete].join(),
        )
      }
      const onFirst = [
        'group-1,record-1,Lovely,First,false',
        'group-1,record-1,Too old,Second,false',
        ',record-1,Ask again,,true',
      ]
      expect(await of('group-1')).to.deep.equal(onFirst)
      expect(await of()).to.deep.equal(onFirst.toSpliced(2, 0, 'group-2,record-2,Who?,Second,false'))
      const asked = { session: world.session, group: 'group-1' }
      const { comments } = await world.call(getGroupComments, world.director, asked)
      const copies = [first, second].map(({ group }) => group('record-1'))
      expect(
        comments.map(({ copy }) => copy),
        'the groups that replies go to',
      ).to.deep.equal([...copies, null])
      const { picks } = await world.call(getSessionPicks, world.director, { session: world.session })
      expect(picks.map((pick) => pick.comments)).to.deep.equal([2, 1])
    })

    it('say how many comments there are on the takes of each group [REV-02]', async () => {
      for (const [at, videoId] of ['video-1', 'video-1', 'elsewhere'].entries())
        world.takeComments.push({
          ...{ id: `comment-${at}`, videoId, userId: 'director', content: 'Again', second: null },
          createdAt: world.clock.now(),
        })
      const { on_takes } = await world.call(getGroupComments, world.director, { session: world.session })
      expect(on_takes).to.deep.equal([{ group: 'group-1', comments: 2 }])
    })

    it('are for staff of the project alone [SEC-01]', async () => {
      await page('First')
      expect((await refusalOf(said(world.rival))).kind).to.equal('missing')
      expect((await refusalOf(said(world.client))).kind).to.equal('missing')
      const asked = { session: world.session, group: 'group-1' }
      expect((await refusalOf(world.call(getGroupComments, world.rival, asked))).kind).to.equal('missing')
    })
  })
}
