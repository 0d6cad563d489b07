import { Actor } from '@callboard/core'
import {
  eachTest,
  promisedAs,
  refusalOf,
  type StoreHarness,
  type TestScope,
  testsOf,
} from '@callboard/core/testing'
import { expect } from 'chai'
import type { PostingStore } from '../application/ports/index.ts'
import * as api from '../contract/index.ts'
import { IN_SESSION } from '../domain/reaction.ts'
import { type PostingWorld, postingWorld, user } from './posting-world.ts'

const RECORD = 'record-1'

/** Answers, comments and privacy: of the talent of a session, and on posting pages. */
export function recordReactionsSuite(
  name: string,
  make: () => Promise<StoreHarness<PostingStore>>,
  scope: TestScope = 'all',
): void {
  describe(`reactions on ${name}`, () => {
    const { it, race } = testsOf(scope)
    const harness = eachTest(make)
    let world: PostingWorld
    beforeEach(() => {
      world = postingWorld(harness().store)
    })

    const give = (actor: Actor, feedback: api.Feedback | null, id = RECORD) =>
      world.call(api.giveRecordFeedback, actor, { id, feedback })
    const hide = (actor: Actor, feedback_private: api.Privacy) =>
      world.call(api.setSessionPrivacy, actor, { session: world.session, feedback_private })
    const seenBy = async (actor: Actor) =>
      (await world.call(api.getReactions, actor, { session: world.session })).feedbacks
        .map(({ record, feedback, from_user }) => `${from_user._id} ${feedback} ${record}`)
        .sort()
    const heard = (type: string) => promisedAs(world.promised, type)
    const other = user('other-client', 'client')

    describe('on a talent of a session', () => {
      it('are one for each person; the same again changes nothing, null takes it back [FBK-01]', async () => {
        await give(world.client, 'yes')
        await give(world.client, 'yes')
        expect(heard('set-record-feedback')).to.have.length(1)
        const { feedbacks } = await give(world.director, 'maybe')
        expect(feedbacks.map(({ feedback, from_user }) => [from_user.name, feedback])).to.have.deep.members([
          ['client Roe', 'yes'],
          ['director Roe', 'maybe'],
        ])
        await give(world.client, 'no')
        expect(await seenBy(world.director)).to.deep.equal(['client no record-1', 'director maybe record-1'])
        await give(world.client, null)
        expect(await seenBy(world.client)).to.deep.equal(['director maybe record-1'])
        const answered = { record: RECORD, feedback: null, from_user: { _id: 'client', name: 'client Roe' } }
        expect(heard('set-record-feedback').at(-1)).to.deep.equal({ staff: answered, client: answered })
      })

      it('are given to talent of an external waiting room as well, under their own name [INT-02]', async () => {
        const { session } = world
        const { record } = await world.call(api.giveWaitingFeedback, world.client, {
          session,
          id: 'guest-1',
          feedback: 'yes',
        })
        expect(await seenBy(world.director)).to.deep.equal([`client yes ${record}`])
        const said = { session, id: 'guest-1', content: ' Tall ' }
        await world.call(api.commentOnWaiting, world.client, said)
        const { comments } = await world.call(api.listWaitingComments, world.director, {
          session,
          record: 'guest-1',
        })
        expect(comments.map(({ record: about, content }) => [about, content])).to.deep.equal([
          [record, 'Tall'],
        ])
        expect(heard('comment-ref')).to.deep.include({
          staff: { record, count: 1 },
          client: { record, count: 1 },
        })
        for (const [actor, input] of [
          [world.client, { ...said, id: 'somebody-else' }],
          [world.rival, said],
        ] as const)
          expect((await refusalOf(world.call(api.commentOnWaiting, actor, input))).kind).to.equal('missing')
      })

      it('never reach others while they are fully private, in an answer or a signal [FBK-02] [F3]', async () => {
        await hide(world.client, 'full-private')
        world.promised.length = 0
        for (const feedback of ['yes', 'no', null, 'maybe'] as const) await give(world.client, feedback)
        expect(heard('set-record-feedback')).to.deep.equal([])
        expect(await seenBy(world.director)).to.deep.equal([])
        expect(await seenBy(other)).to.deep.equal([])
        expect(await seenBy(world.client)).to.deep.equal(['client maybe record-1'])
        const own = world.promised.filter((entry) => 'type' in entry && entry.type === 'own-record-feedback')
        expect(own.map((entry) => 'room' in entry && entry.room)).to.deep.equal(
          Array(4).fill('reviewer:client'),
        )
      })

      it('show others yes and nothing else with only yes picks [FBK-02] [F3]', async () => {
        await hide(world.client, 'yes-private')
        const said = async (feedback: api.Feedback | null) => {
          world.promised.length = 0
          await give(world.client, feedback)
          return heard('set-record-feedback').map(
            (views) => (views as { client: { feedback: unknown } }).client.feedback,
          )
        }
        expect(await said('no')).to.deep.equal([])
        expect(await said('yes')).to.deep.equal(['yes'])
        expect(await seenBy(other)).to.deep.equal(['client yes record-1'])
        expect(await said('maybe'), 'it disappears and is not named').to.deep.equal([null])
        expect(await seenBy(other)).to.deep.equal([])
        expect(await seenBy(world.client)).to.deep.equal(['client maybe record-1'])
      })

      it('are hidden and shown again by the switch, with exactly the public ones in the signal [FBK-02]', async () => {
        await give(world.client, 'yes', 'record-1')
        await give(world.client, 'no', 'record-2')
        await give(world.director, 'no')
        const shown = async (mode: api.Privacy) => {
          await hide(world.client, mode)
          const { staff } = heard('feedback-private-update').at(-1) as {
            staff: { from_user: string; feedbacks: api.RecordFeedback[] }
          }
          expect(staff.from_user).to.equal('client')
          return staff.feedbacks.map(({ record, feedback }) => `${record} ${feedback}`).sort()
        }
        expect(await shown('full-private')).to.deep.equal([])
        expect(await seenBy(other)).to.deep.equal(['director no record-1'])
        expect(await shown('yes-private')).to.deep.equal(['record-1 yes'])
        expect(await seenBy(other)).to.deep.equal(['client yes record-1', 'director no record-1'])
        expect(await shown(null)).to.deep.equal(['record-1 yes', 'record-2 no'])
        await hide(world.client, null)
        expect(heard('feedback-private-update'), 'the same again').to.have.length(3)
      })

      it('are hidden and shown again also of hundreds of talent [FBK-02]', async () => {
        const answered = Array.from({ length: 500 }, (_, at) => `talent-${at}`)
        await harness().store.write(async ({ feedbacks }) => {
          for (const recordId of answered)
            await feedbacks.set({
              placeId: world.session,
              groupId: IN_SESSION,
              recordId,
              userId: 'client',
              value: 'yes',
              givenAt: world.clock.now(),
            })
        })
        await hide(world.client, 'yes-private')
        const said = heard('feedback-private-update').map(
          (views) => (views as { client: { continued?: boolean; feedbacks: api.RecordFeedback[] } }).client,
        )
        const shown = said.flatMap(({ feedbacks }) => feedbacks.map(({ record }) => record))
        expect(shown).to.have.members(answered)
        expect(said.map(({ continued = false }) => continued).indexOf(false)).to.equal(0)
        expect(said.filter(({ continued }) => !continued)).to.have.length(1)
      })

      race('are one of several given at once, and others know the stored one [F2]', async () => {
        const wishes = ['yes', 'no', 'maybe', 'yes', 'no'] as const
        await Promise.all(wishes.map((feedback) => give(world.client, feedback)))
        const [stored] = await seenBy(other)
        const last = heard('set-record-feedback').at(-1) as { client: { feedback: string } }
        expect(stored).to.equal(`client ${last.client.feedback} record-1`)
      })

      it('are refused where the project takes none, and reshoot where it is no answer [FBK-01]', async () => {
        expect((await refusalOf(give(world.client, 'reshoot'))).code).to.equal('reshoot_off')
        world.feedback({ open: true, reshoot: true })
        await give(world.client, 'reshoot')
        world.feedback({ open: false, reshoot: true })
        for (const feedback of ['yes', null] as const)
          expect((await refusalOf(give(world.client, feedback))).code).to.equal('feedback_off')
        expect(
          (await refusalOf(world.call(api.commentOnRecord, world.client, { id: RECORD, content: 'Hm' })))
            .code,
        ).to.equal('feedback_off')
        const { can, feedbacks } = await world.call(api.getReactions, other, { session: world.session })
        expect(can).to.deep.equal({ answer: false, reshoot: false })
        expect(feedbacks.map(({ feedback }) => feedback)).to.deep.equal(['reshoot'])
      })

      it('come with comments that only their author deletes, and a count of them [FBK-04] [FBK-05]', async () => {
        const write = (actor: Actor, content: string) =>
          world.call(api.commentOnRecord, actor, { id: RECORD, content })
        const first = await write(world.client, ' <b>Great</b> ')
        await write(world.director, 'Agreed')
        const list = async (actor: Actor) =>
          (await world.call(api.listRecordComments, actor, { id: RECORD })).comments.map(
            ({ content, can }) => `${content} ${can.delete}`,
          )
        expect(await list(world.client)).to.have.members(['<b>Great</b> true', 'Agreed false'])
        expect(
          (await world.call(api.getReactions, other, { session: world.session })).comments,
        ).to.deep.equal([{ record: RECORD, count: 2 }])
        expect(
          (await refusalOf(world.call(api.deleteComment, world.director, { id: first._id }))).code,
        ).to.equal('missing')
        await world.call(api.deleteComment, world.client, { id: first._id })
        expect(await list(world.director)).to.deep.equal(['Agreed true'])
        expect(
          heard('comment-ref').map((views) => (views as { client: { count: number } }).client.count),
        ).to.deep.equal([1, 2, 1])
      })

      it('are told to their giver alone in a room that opens to nobody else [R4]', async () => {
        expect(await world.ownRoom(world.client, 'client')).to.deep.equal({ audience: 'client' })
        expect(await world.ownRoom(world.director, 'director')).to.deep.equal({ audience: 'staff' })
        for (const actor of [world.director, other, user('client-talent', 'talent'), Actor.anonymous])
          expect(await world.ownRoom(actor, 'client')).to.equal(null)
      })
    })

    describe('on a posting page', () => {
      const page = async () => {
        world.addVideo('group-1', 'video-1')
        const made = await world.call(api.createPage, world.director, {
          name: 'Picks',
          studio: world.project,
        })
        await world.call(api.copyToPage, world.director, {
          session: world.session,
          groups: ['group-1'],
          postingpage: made._id,
        })
        const link = await world.call(api.addLink, world.director, {
          id: world.project,
          name: 'Link',
          posting_pages: [made._id],
        })
        const { groups } = await world.call(api.getPage, world.director, { id: made._id })
        return { page_id: made._id, link: link._id, ref_id: groups[0]!._id, to_user: RECORD }
      }

      it('are private by the same rule, in every call and signal [FBK-02] [F3]', async () => {
        const about = await page()
        const { page_id, link } = about
        const answer = (feedback: api.Feedback) =>
          world.call(api.giveFeedback, world.client, { ...about, feedback })
        const seen = async (actor: Actor) => {
          const views = [
            (await world.call(api.getPage, actor, { id: page_id, link })).feedbacks,
            (await world.call(api.listPageFeedbacks, actor, { page_id, link })).feedbacks,
            (await world.call(api.listFeedbacks, actor, about)).feedbacks,
          ].map((feedbacks) => feedbacks.map(({ feedback }) => feedback).join())
          expect(new Set(views).size, views.join('; ')).to.equal(1)
          return views[0]
        }
        await world.call(api.setPagePrivacy, world.client, { page_id, link, feedback_private: 'yes-private' })
        world.promised.length = 0
        await answer('no')
        expect([heard('feedback-page'), heard('feedback-ref')]).to.deep.equal([[], []])
        expect(heard('own-feedback-page')).to.have.length(1)
        expect([await seen(other), await seen(world.director), await seen(world.client)]).to.deep.equal([
          '',
          '',
          'no',
        ])
        await answer('yes')
        expect([heard('feedback-page').length, heard('feedback-ref').length]).to.deep.equal([1, 1])
        expect([await seen(other), await seen(world.director)]).to.deep.equal(['yes', 'yes'])
        await world.call(api.setPagePrivacy, world.client, {
          page_id,
          link,
          feedback_private: 'full-private',
        })
        expect(await seen(other)).to.equal('')
        const own = await world.call(api.getPage, world.client, { id: page_id, link })
        expect(own.feedback_private).to.equal('full-private')
      })

      it('name the e-mail address of each giver where feedback is individual, and not where it is shared [FBK-03]', async () => {
        const about = await page()
        await world.call(api.giveFeedback, world.client, { ...about, feedback: 'yes' })
        const givers = async () =>
          (await world.call(api.listFeedbacks, other, about)).feedbacks.map(
            ({ from_user }) => from_user.email,
          )
        expect(await givers()).to.deep.equal([undefined])
        await world.call(api.shareFeedback, world.director, { id: about.page_id, shared_feedback: false })
        expect(await givers()).to.deep.equal(['client@example.com'])
        const refusal = await refusalOf(
          world.call(api.shareFeedback, world.client, { id: about.page_id, shared_feedback: true }),
        )
        expect(refusal.kind).to.equal('missing')
      })

      it('stay as they are where the project takes none any more [FBK-01]', async () => {
        const about = await page()
        await world.call(api.giveFeedback, world.client, { ...about, feedback: 'yes' })
        world.feedback({ open: false, reshoot: false })
        expect(
          (await refusalOf(world.call(api.giveFeedback, world.client, { ...about, feedback: null }))).code,
        ).to.equal('feedback_off')
        const view = await world.call(api.getPage, world.client, { id: about.page_id, link: about.link })
        expect(view.feedbacks).to.have.length(1)
        expect(view.can).to.deep.equal({
          answer: false,
          introduce: false,
          read: true,
          reshoot: false,
          edit: false,
        })
      })
    })
  })
}
