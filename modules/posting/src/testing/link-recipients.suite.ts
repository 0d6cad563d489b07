import { Actor } from '@callboard/core'
import { eachTest, refusalOf, type StoreHarness, type TestScope } from '@callboard/core/testing'
import { expect } from 'chai'
import type { PostingStore } from '../application/ports/index.ts'
import * as api from '../contract/index.ts'
import { type PostingWorld, postingWorld, user } from './posting-world.ts'

const NOBODY = Actor.anonymous
const words = { subject: 'For you', content: 'Please look.' }

/** People whom a posting link was sent to, and what its viewers watched: run by every adapter of the store. */
export function linkRecipientsSuite(
  name: string,
  make: () => Promise<StoreHarness<PostingStore>>,
  scope: TestScope,
): void {
  describe(`recipients of links: ${name}`, () => {
    const harness = eachTest(make)
    let world: PostingWorld
    let page: string
    let link: string
    let group: string
    beforeEach(async () => {
      world = postingWorld(harness().store)
      world.addVideo('group-1', 'video-1')
      const made = await world.call(api.createPage, world.director, {
        name: 'Selects',
        studio: world.project,
      })
      page = made._id
      const copied = { session: world.session, groups: ['group-1'], postingpage: page }
      await world.call(api.copyToPage, world.director, copied)
      link = (await makeLink())._id
      group = (await open(link)).groups[0]!._id
    })

    const makeLink = (more: { allows_download?: boolean; watermark?: boolean } = {}) =>
      world.call(api.addLink, world.director, {
        id: world.project,
        name: 'For clients',
        posting_pages: [page],
        ...more,
      })
    const share = (emails: string[], of = link, names?: Record<string, string>) =>
      world.call(api.shareLink, world.director, { id: world.project, link: of, emails, names, ...words })
    const recipients = async () =>
      (await world.call(api.listRecipients, world.director, { id: world.project, link })).recipients
    const nameOf = async (email: string) =>
      (await recipients())
        .find((one) => one.email === email)!
        .path.split('/')
        .at(-1)!
    const open = (named: string, who: Actor = NOBODY) =>
      world.call(api.getPage, who, { id: page, link: named })
    const talent = (named: string) => ({ page_id: page, link: named, ref_id: group, to_user: 'record-1' })
    const answer = (named: string, feedback: 'yes' | 'no' | null, who: Actor = NOBODY) =>
      world.call(api.giveFeedback, who, { ...talent(named), feedback })
    const watch = (named: string, watched: [number, number][], more: { view?: string; who?: Actor } = {}) =>
      world.call(api.playTake, more.who ?? NOBODY, {
        page_id: page,
        link: named,
        ref_id: group,
        video: 'video-1',
        watched: {
          view: more.view ?? 'view-1',
          visitor: 'browser-abcd',
          stretches: watched.map(([from, to]) => ({ from, to })),
        },
      })
    const viewLog = async () =>
      (await world.call(api.listTakeViews, world.director, { id: world.project, link })).views
    const kind = async (work: Promise<unknown>) => (await refusalOf(work)).kind

    if (scope === 'races') {
      it('makes one recipient of an address that is sent the link twice in one moment', async () => {
        await Promise.all([share(['dana@studio.com']), share(['Dana@studio.com'])])
        expect(await recipients()).to.have.length(1)
      })

      it('joins what two reports of one view say in one moment [PST-09]', async () => {
        await Promise.all([watch(link, [[0, 2]]), watch(link, [[4, 7]]), watch(link, [[2, 4]])])
        expect((await viewLog()).map(({ share }) => share)).to.deep.equal([0.7])
      })
      return
    }

    it('answer and comment at once, known by the address that was sent to them [PST-11]', async () => {
      const { sent, refused } = await share(['dana.whitfield@studio.com', 'no address'])
      expect([sent, refused.map(({ address }) => address)]).to.deep.equal([1, ['no address']])
      const named = await nameOf('dana.whitfield@studio.com')
      const [mail] = world.mails
      expect(mail!.valuesFor('dana.whitfield@studio.com')).to.deep.include({
        POSTING_LINK: `https://callboard.test/posting-link-page/spring-film/${named}`,
      })
      const before = await open(named)
      expect(before.reviewer).to.deep.include({ name: 'Dana Whitfield', by_address: true })
      expect(before.can).to.deep.include({ answer: true, read: true, edit: false })
      await answer(named, 'yes')
      await world.call(api.addComment, NOBODY, { ...talent(named), content: 'Her!' })
      const seen = await open(link, world.client)
      expect(seen.feedbacks.map(({ feedback, from_user }) => [feedback, from_user.name])).to.deep.equal([
        ['yes', 'Dana Whitfield'],
      ])
      const { picks } = await world.call(api.getProjectPicks, world.director, { id: world.project })
      expect(picks[0]!.votes.map(({ from_user }) => from_user.name)).to.deep.equal(['Dana Whitfield'])
      const about = { page_id: page, link: named, ref_id: group }
      const [comment] = (await world.call(api.listComments, NOBODY, about)).comments
      expect(comment).to.deep.include({ content: 'Her!', can: { delete: true } })
      expect(await kind(world.call(api.deleteComment, NOBODY, { id: comment!._id, link }))).to.equal(
        'missing',
      )
      await world.call(api.deleteComment, NOBODY, { id: comment!._id, link: named })
      expect((await world.call(api.listComments, NOBODY, about)).comments).to.deep.equal([])
      await answer(named, null)
      expect((await open(named)).feedbacks).to.deep.equal([])
    })

    it('who are signed in with an account are credited with what it watched and answered [PST-09]', async () => {
      await share(['Client@example.com'])
      const named = await nameOf('Client@example.com')
      await answer(named, 'yes', world.client)
      await watch(named, [[0, 2]], { who: world.client })
      expect((await recipients())[0]).to.deep.include({ watched: 1, answers: 1, name: 'client Roe' })
    })

    it('whose answers are hidden have none in the count of the office [FBK-02]', async () => {
      await share(['dana@studio.com'])
      const named = await nameOf('dana@studio.com')
      await answer(named, 'no')
      const hide = (feedback_private: 'full-private' | 'yes-private' | null) =>
        world.call(api.setPagePrivacy, NOBODY, { page_id: page, link: named, feedback_private })
      await hide('yes-private')
      expect((await recipients())[0]).to.deep.include({ answers: 0 })
      // Another window of theirs loads the answers again, and learns of it.
      const asked = { page_id: page, link: named }
      expect((await world.call(api.listPageFeedbacks, NOBODY, asked)).feedback_private).to.equal(
        'yes-private',
      )
      await hide(null)
      expect((await recipients())[0]).to.deep.include({ answers: 1 })
    })

    it('are told from those who have the link as everybody has it, who sign in first [PST-11]', async () => {
      const view = await open(link)
      expect([view.reviewer, view.can.answer]).to.deep.equal([null, false])
      expect(await kind(answer(link, 'yes'))).to.equal('unauthenticated')
      expect(await kind(answer(link, 'yes', user('ana', 'talent')))).to.equal('denied')
    })

    describe('come by the link as everybody has it', () => {
      const code = async (email: string, of = link) => {
        await world.call(api.sendAnswerCode, NOBODY, { id: of, email })
        const sent = world.promised.findLast(
          (entry) => 'type' in entry && entry.type === 'admin.message-requested',
        )
        const { to, values } = (sent as unknown as { payload: { to: string; values: { CODE: string } } })
          .payload
        expect(to).to.equal(email)
        return values.CODE
      }
      const say = (email: string, typed: string, of = link) =>
        world.call(api.answerAs, NOBODY, { id: of, email, name: 'Eve Park', code: typed })

      it('and answer once they have said a code that was mailed to them [PST-11]', async () => {
        expect((await open(link)).can.introduce).to.equal(true)
        const named = (await say('eve@studio.com', await code('eve@studio.com'))).link
        const view = await open(named)
        expect([view.reviewer?.name, view.can.answer, view.can.introduce]).to.deep.equal([
          'Eve Park',
          true,
          false,
        ])
        await answer(named, 'yes')
        expect((await recipients())[0]).to.deep.include({
          email: 'eve@studio.com',
          invited: false,
          answers: 1,
        })
        expect((await say('EVE@studio.com', await code('EVE@studio.com'))).link).to.equal(named)
      })

      it('and may say the code in two halves, as mail programs show it [PST-11]', async () => {
        const said = await code('eve@studio.com')
        const named = (await say('eve@studio.com', `${said.slice(0, 3)} ${said.slice(3)} `)).link
        expect((await open(named)).can.answer).to.equal(true)
      })

      it('by no other code, no older one, and none of another address or link [SEC-01]', async () => {
        const right = await code('eve@studio.com')
        const refusal = async (work: Promise<unknown>) => (await refusalOf(work)).code
        expect(await refusal(say('eve@studio.com', right === '000000' ? '000001' : '000000'))).to.equal(
          'wrong_code',
        )
        expect(await refusal(say('dan@studio.com', right))).to.equal('wrong_code')
        const other = (await makeLink())._id
        expect(await refusal(say('eve@studio.com', right, other))).to.equal('wrong_code')
        world.clock.advance(31 * 60_000)
        expect(await refusal(say('eve@studio.com', right))).to.equal('wrong_code')
        expect(await recipients()).to.deep.equal([])
      })

      it('not once staff have removed them, nor where the project takes no answers', async () => {
        await say('eve@studio.com', await code('eve@studio.com'))
        const [eve] = await recipients()
        await world.call(api.removeRecipient, world.director, {
          id: world.project,
          link,
          recipient: eve!._id,
        })
        const typed = await code('eve@studio.com')
        expect((await refusalOf(say('eve@studio.com', typed))).code).to.equal('removed')
        world.feedback({ open: false, reshoot: false })
        expect((await open(link)).can.introduce).to.equal(false)
        expect((await refusalOf(code('eve@studio.com'))).code).to.equal('feedback_off')
      })

      it('of a link with a password only behind it [PST-08]', async () => {
        await world.call(api.updateLink, world.director, { id: world.project, link, password: 'tell-tale' })
        expect(await kind(code('eve@studio.com'))).to.equal('missing')
        const opened = (await world.call(api.unlockLink, NOBODY, { id: link, password: 'tell-tale' })).link
        const named = (await say('eve@studio.com', await code('eve@studio.com', opened), opened)).link
        expect((await open(named)).reviewer?.name).to.equal('Eve Park')
      })
    })

    it('with an account of their own answer by that [PST-11]', async () => {
      await share(['client@example.com'])
      const named = await nameOf('client@example.com')
      await answer(named, 'yes', world.client)
      const [given] = (await open(named, world.client)).feedbacks
      expect(given!.from_user._id).to.equal('client')
      await answer(named, 'no', user('ana', 'talent'))
      expect((await open(named)).feedbacks).to.have.length(2)
    })

    it('keep their answers private like everybody else [FBK-02]', async () => {
      await share(['dana@studio.com'])
      const named = await nameOf('dana@studio.com')
      await answer(named, 'yes')
      await world.call(api.setPagePrivacy, NOBODY, {
        page_id: page,
        link: named,
        feedback_private: 'full-private',
      })
      expect((await open(link, world.client)).feedbacks).to.deep.equal([])
      const own = await open(named)
      expect([own.feedbacks.length, own.feedback_private]).to.deep.equal([1, 'full-private'])
    })

    it('are one person however often the link is sent to them, and say what they are called', async () => {
      await share(['dana@studio.com'])
      const named = await nameOf('dana@studio.com')
      await world.call(api.nameRecipient, NOBODY, { id: named, name: ' Dana W. ' })
      await share(['DANA@studio.com', 'lee@studio.com'])
      expect((await recipients()).map(({ name }) => name)).to.deep.equal(['Dana W.', 'Lee'])
      expect(await nameOf('dana@studio.com')).to.equal(named)
      expect(await kind(world.call(api.nameRecipient, NOBODY, { id: link, name: 'Eve' }))).to.equal('missing')
    })

    it('bear the names that staff know of them, and keep the one that they have chosen [REV-11]', async () => {
      const names = async () => (await recipients()).map(({ name }) => name)
      await share(['dw@studio.com', 'eve@studio.com'], link, { 'dw@studio.com': ' Dana Whitfield ' })
      expect(await names()).to.have.members(['Dana Whitfield', 'Eve'])
      await world.call(api.nameRecipient, NOBODY, { id: await nameOf('dw@studio.com'), name: 'Dana W.' })
      await share(['DW@studio.com', 'eve@studio.com'], link, {
        'dw@studio.com': 'Dana Whitfield',
        'eve@studio.com': 'Eve Park',
      })
      expect(await names()).to.have.members(['Dana W.', 'Eve Park'])
    })

    it('find nothing any more once they are removed; what they answered stays [PST-08]', async () => {
      await share(['dana@studio.com', 'lee@studio.com'])
      const named = await nameOf('dana@studio.com')
      await answer(named, 'yes')
      const [dana] = await recipients()
      const remove = (who: Actor) =>
        world.call(api.removeRecipient, who, { id: world.project, link, recipient: dana!._id })
      expect(await kind(remove(world.rival))).to.equal('missing')
      await remove(world.director)
      expect(await kind(open(named))).to.equal('missing')
      expect(await kind(answer(named, 'no'))).to.equal('missing')
      expect(await kind(watch(named, [[0, 1]]))).to.equal('missing')
      expect((await recipients()).map(({ email }) => email)).to.deep.equal(['lee@studio.com'])
      const [given] = (await open(link, world.client)).feedbacks
      expect(given!.from_user.name).to.equal('Dana')
      await share(['dana@studio.com'])
      expect(await nameOf('dana@studio.com')).not.to.equal(named)
    })

    it('lose their address with the link [PST-08]', async () => {
      await share(['dana@studio.com'])
      const named = await nameOf('dana@studio.com')
      const change = { id: world.project, link, revoked: true }
      await world.call(api.updateLink, world.director, change)
      expect(await kind(open(named))).to.equal('missing')
      expect(await kind(answer(named, 'yes'))).to.equal('missing')
      await world.call(api.updateLink, world.director, { ...change, revoked: false, password: 'tell-tale' })
      expect(await kind(open(named))).to.equal('missing')
      const opened = await world.call(api.unlockLink, NOBODY, { id: named, password: 'tell-tale' })
      expect((await open(opened.link)).reviewer?.name).to.equal('Dana')
      await world.call(api.removeLink, world.director, { id: world.project, link })
      expect(await kind(open(opened.link))).to.equal('missing')
    })

    it('are read by everybody when they write after 500 comments of somebody else [FBK-04]', async () => {
      await share(['dana@studio.com'])
      const named = await nameOf('dana@studio.com')
      await harness().store.write(async ({ comments }) => {
        for (let n = 0; n < 500; n += 1)
          await comments.add({
            id: `0000-${String(n).padStart(4, '0')}`,
            placeId: page,
            groupId: group,
            recordId: 'record-1',
            userId: 'client',
            content: `Comment ${n}`,
            videoId: null,
            second: null,
            createdAt: new Date('2026-03-01T09:00:00Z'),
          })
      })
      const comment = { ...talent(named), content: 'The one that counts' }
      await world.call(api.addComment, NOBODY, comment)
      for (const more of [{}, { ref_id: group }, { ref_id: group, to_user: 'record-1' }]) {
        const { comments } = await world.call(api.listComments, world.director, { page_id: page, ...more })
        expect(comments).to.have.length(500)
        expect(comments.at(-1)!.content).to.equal('The one that counts')
        expect(comments[0]!.content).to.equal('Comment 1')
      }
    })

    it('read in their mail that the link asks for a password, and never which [PST-08]', async () => {
      const note = async () => {
        await share(['dana@studio.com'])
        return world.mails.at(-1)!.valuesFor('dana@studio.com').PASSWORD_NOTE
      }
      expect(await note()).to.equal('')
      await world.call(api.updateLink, world.director, { id: world.project, link, password: 'tell-tale' })
      expect(await note())
        .to.contain('asks for a password')
        .and.not.to.contain('tell-tale')
    })

    it('are not sent a link that has ended', async () => {
      await world.call(api.updateLink, world.director, { id: world.project, link, revoked: true })
      expect((await refusalOf(share(['dana@studio.com']))).code).to.equal('link_over')
      expect(await recipients()).to.deep.equal([])
      await world.call(api.updateLink, world.director, { id: world.project, link, revoked: false })
      await share(['dana@studio.com'])
    })

    it('see their own address in what they open, and not that of everybody', async () => {
      await share(['dana@studio.com'])
      const named = await nameOf('dana@studio.com')
      expect(JSON.stringify(await open(named))).not.to.contain(link)
      const cover = await world.call(api.getLink, NOBODY, { id: named })
      expect(cover._id).to.equal(named)
      expect(JSON.stringify(cover)).not.to.contain(link)
      const { pages } = await world.call(api.getPagesToAnswer, world.client, { links: `${named},${link}` })
      expect(pages.map((one) => one.link)).to.deep.equal([named])
    })

    it('are shown to staff with their mail, what they watched and how often they answered [REV-11]', async () => {
      await share(['dana@studio.com'])
      const named = await nameOf('dana@studio.com')
      expect((await recipients())[0]).to.deep.include({ mail: null, watched: 0, answers: 0 })
      const reason = 'This mailbox is full.'
      world.fates.push({ key: 'sending 1', to: 'dana@studio.com', state: 'failed', reason })
      await answer(named, 'yes')
      await watch(named, [[0, 5]])
      expect((await recipients())[0]).to.deep.include({ mail: 'failed', reason, watched: 1, answers: 1 })
    })

    it('are for staff of the project alone [SEC-01]', async () => {
      const of = { id: world.project, link }
      for (const who of [world.rival, world.client, NOBODY]) {
        expect(await kind(world.call(api.listRecipients, who, of))).to.equal('missing')
        expect(await kind(world.call(api.shareLink, who, { ...of, emails: ['a@b.co'], ...words }))).to.equal(
          'missing',
        )
        expect(await kind(world.call(api.listTakeViews, who, of))).to.equal('missing')
      }
      expect(await kind(share(['a@b.co'], 'no-such-link'))).to.equal('missing')
    })

    describe('the view log', () => {
      it('names talent who were taken off the page since [PST-09]', async () => {
        await watch(link, [[0, 2]])
        const [before] = await viewLog()
        await world.call(api.changePostedGroup, world.director, {
          id: group,
          page_id: page,
          is_removed: true,
        })
        expect((await viewLog()).map(({ group: name }) => name)).to.deep.equal([before!.group])
      })

      it('says who watched how much of what, each second once [PST-09]', async () => {
        await share(['dana@studio.com'])
        const named = await nameOf('dana@studio.com')
        await watch(named, [[0, 2]])
        world.clock.advance(20_000)
        expect((await watch(named, [[1, 5]])).share).to.equal(0.5)
        await watch(link, [[0, 10]], { view: 'view-2' })
        await watch(link, [[0, 1]], { view: 'view-3', who: world.client })
        const log = await viewLog()
        expect(
          log.map(({ viewer, page: of, group: whom, take, share }) => [viewer.name, of, whom, take, share]),
        ).to.have.deep.members([
          ['client Roe', 'Selects', 'Group 1', 'video-1', 0.1],
          ['Visitor ABCD', 'Selects', 'Group 1', 'video-1', 1],
          ['Dana', 'Selects', 'Group 1', 'video-1', 0.5],
        ])
        const { started_at, last_at, viewer } = log.find((one) => one.viewer.name === 'Dana')!
        expect(Date.parse(last_at) - Date.parse(started_at)).to.equal(20_000)
        expect(viewer.email).to.equal('dana@studio.com')
        const of = { id: world.project, link }
        const file = await world.call(api.downloadTakeViews, world.director, of)
        expect(file.content).to.match(/^Dana,dana@studio.com,Selects,Group 1,video-1,.*,50$/m)
        expect(file.file_name).to.equal('For clients views.csv')
      })

      it('keeps nothing of staff, and lets nobody write on another view [SEC-01]', async () => {
        await watch(link, [[0, 2]], { who: world.director })
        expect(await viewLog()).to.deep.equal([])
        await watch(link, [[0, 2]], { who: world.client })
        expect(await kind(watch(link, [[0, 9]]))).to.equal('missing')
        expect((await viewLog()).map(({ share }) => share)).to.deep.equal([0.2])
      })

      it('takes no report of a take that the link does not show', async () => {
        await world.call(api.changePostedVideo, world.director, {
          id: 'video-1',
          page_id: page,
          is_archived: true,
        })
        expect(await kind(watch(link, [[0, 2]]))).to.equal('missing')
      })

      it('comes page by page, the newest first', async () => {
        for (let at = 0; at < 101; at += 1) await watch(link, [], { view: `view-${at}` })
        const of = { id: world.project, link }
        const { views, next } = await world.call(api.listTakeViews, world.director, of)
        expect(views).to.have.length(100)
        const rest = await world.call(api.listTakeViews, world.director, { ...of, before: next! })
        expect([rest.views.length, rest.next]).to.deep.equal([1, null])
      })
    })

    describe('the address of a take that is to play', () => {
      const play = (more: { link?: string } = { link }, who: Actor = NOBODY) =>
        world.call(api.playTake, who, { page_id: page, ref_id: group, video: 'video-1', ...more })
      const archive = (is_archived: boolean) =>
        world.call(api.changePostedVideo, world.director, { id: 'video-1', page_id: page, is_archived })

      it('is good for less than a minute, and none comes with the page [PST-08]', async () => {
        expect((await play()).url).to.equal('https://files/video-1?for=50')
        expect((await play({}, world.director)).url).to.equal('https://files/video-1?for=50')
        for (const view of [await open(link), await world.call(api.getPage, world.director, { id: page })]) {
          expect(view.groups[0]!.videos[0]).to.deep.include({ _id: 'video-1', plays: true })
          expect(JSON.stringify(view)).not.to.include('https://files/video')
        }
      })

      it('is refused once the link is revoked or over, or the take or its group has left the page [PST-08]', async () => {
        const refused = async (is: Promise<unknown>, undo: () => Promise<unknown>) => {
          await is
          expect(await kind(play())).to.equal('missing')
          await undo()
          expect((await play()).url).to.be.a('string')
        }
        const change = (more: object) =>
          world.call(api.updateLink, world.director, { id: world.project, link, ...more })
        const takeOff = (is_removed: boolean) =>
          world.call(api.changePostedGroup, world.director, { id: group, page_id: page, is_removed })
        await refused(change({ revoked: true }), () => change({ revoked: false }))
        await refused(takeOff(true), () => takeOff(false))
        await refused(archive(true), () => archive(false))
        await change({ expires_at: new Date(world.clock.now().getTime() + 1_000).toISOString() })
        world.clock.advance(1_000)
        expect(await kind(play())).to.equal('missing')
      })

      it('is given to staff also of a take that is archived on the page, to others by a link alone [SEC-01]', async () => {
        await archive(true)
        expect((await play({}, world.director)).url).to.be.a('string')
        expect(await kind(play({}, world.client))).to.equal('missing')
        expect(await kind(play({}))).to.equal('missing')
      })

      it('is asked for before anything was played without a line in the view log [PST-09]', async () => {
        expect(await play()).to.deep.include({ share: 0 })
        expect(await viewLog()).to.deep.equal([])
      })
    })

    it('save takes only by a link that allows it [PST-08]', async () => {
      const save = (by: string) =>
        world.call(api.downloadTake, NOBODY, { page_id: page, link: by, ref_id: group, video: 'video-1' })
      expect((await open(link)).link!.allows_download).to.equal(false)
      expect(await kind(save(link))).to.equal('missing')
      const other = (await makeLink({ allows_download: true }))._id
      expect((await open(other)).link!.allows_download).to.equal(true)
      expect((await save(other)).url).to.equal('https://files/video-1?as=Group 1 video-1')
      await world.call(api.updateLink, world.director, {
        id: world.project,
        link: other,
        allows_download: false,
      })
      expect(await kind(save(other))).to.equal('missing')
    })

    it('see their name over the pictures where the link says so, staff see none [PST-12]', async () => {
      link = (await makeLink({ watermark: true }))._id
      await share(['dana@studio.com'])
      expect((await open(await nameOf('dana@studio.com'))).link!.watermark).to.equal('Dana')
      expect((await open(link)).link!.watermark).to.equal('For clients')
      expect((await open(link, world.client)).link!.watermark).to.equal('client Roe')
      expect((await open(link, world.director)).link!.watermark).to.equal(null)
    })
  })
}
