import { accountDeleted } from '@callboard/accounts/contract'
import type { messageRequested } from '@callboard/admin/contract'
import { type PayloadOf, standingOf } from '@callboard/core'
import { refusalOf, type TestScope } from '@callboard/core/testing'
import { clientEntered } from '@callboard/lobby/contract'
import { expect } from 'chai'
import {
  acceptInvitation,
  createSession,
  getInvitationDraft,
  inviteClients,
  listClientProjects,
  listClients,
  listViewers,
  removeClient,
  restrictSession,
  sendTalentEmail,
} from '../contract/index.ts'
import { groundOfSession } from '../queries/index.ts'
import type { MakeStore } from './projects-steps.ts'
import { type Made, sessionPapersSteps } from './session-papers-steps.ts'

type Message = PayloadOf<typeof messageRequested>

export function invitationsSuite(name: string, make: MakeStore, scope: TestScope = 'all'): void {
  describe(`invitations of clients: ${name}`, () => {
    const { it, world, as, session, messages } = sessionPapersSteps(make, scope)

    describe('an invitation', () => {
      const WORDS = { subject: 'Come and watch', content: 'SESSION_NAME of PROJECT_NAME: EMAIL_SESSION_LINK' }
      const invite = (made: Made, emails: string[], sessions?: string[]) =>
        world().call(inviteClients, as('director'), {
          id: made.project._id,
          emails,
          ...(sessions ? { sessions } : {}),
          ...WORDS,
        })
      const linkOf = (message: Message) =>
        new URL(message.values.EMAIL_SESSION_LINK!).searchParams.get('invite')!
      const mayWatch = async (made: Made, who: string) => {
        const facts = await world().directory.session(made.session._id)
        return standingOf(as(who), groundOfSession(facts!)) !== null
      }
      const home = async (who: string) => (await world().call(listClientProjects, as(who), {})).studios

      it('lets the account in that opens its link, to what it is for [PRJ-11] [SES-09]', async () => {
        const made = await session()
        const other = await world().call(createSession, as('director'), {
          name: 'Callbacks',
          studio: made.project._id,
        })
        for (const id of [made.session._id, other._id])
          await world().call(restrictSession, as('director'), { id, restrict: true })
        const address = as('client').email.toUpperCase()
        const { sent, clients } = await invite(made, [address], [made.session._id])
        expect(sent).to.equal(1)
        expect(clients[0]).to.include({ email: address.toLowerCase(), state: 'invited' })
        expect(clients[0]!.sessions).to.deep.equal([{ _id: made.session._id, name: 'First calls' }])
        const [message] = messages()
        expect(message).to.include({ template: 'CLIENT_EMAIL', reply_to: as('director').email })
        expect(message!.written!.body).to.match(
          /^First calls of Harbour: https:\/\/callboard\.example\/\?invite=/,
        )
        expect(await mayWatch(made, 'client')).to.equal(false)
        expect(await home('client')).to.deep.equal([])

        await world().call(acceptInvitation, as('client'), { invite: linkOf(message!) })
        expect(await mayWatch(made, 'client')).to.equal(true)
        expect(await mayWatch({ ...made, session: other }, 'client')).to.equal(false)
        expect(await mayWatch(made, 'watcher')).to.equal(false)
        const [project] = await home('client')
        expect(project!.sessions.map(({ name: each }) => each)).to.deep.equal(['First calls'])
        const list = await world().call(listClients, as('director'), { id: made.project._id })
        expect(list.clients[0]!.state).to.equal('joined')
      })

      it('is not needed to watch by the link, and staff see every viewer [SES-09]', async () => {
        const made = await session()
        const entered = (who: string) =>
          world().work(clientEntered, { session_id: made.session._id, user_id: as(who).userId })
        const viewers = async () =>
          (await world().call(listViewers, as('manager'), { id: made.session._id })).viewers
        expect(await viewers()).to.deep.equal([])
        await entered('watcher')
        await invite(made, [as('client').email])
        await world().call(acceptInvitation, as('client'), { invite: linkOf(messages()[0]!) })
        await entered('client')
        world().clock.advance(60_000)
        await entered('watcher')
        expect((await viewers()).map(({ email, invited }) => [email, invited])).to.deep.equal([
          [as('watcher').email, false],
          [as('client').email, true],
        ])
        const stranger = await refusalOf(world().call(listViewers, as('rival'), { id: made.session._id }))
        expect(stranger.kind).to.equal('missing')
        await world().work(accountDeleted, {
          user_id: as('watcher').userId,
          email: as('watcher').email,
        })
        expect(await viewers()).to.have.length(1)
      })

      it('is listed once for an account that reads an open session without its meeting [SES-09]', async () => {
        const made = await session()
        const came = () => world().visits.came(made.session._id, as('watcher').userId)
        const entered = async () =>
          (await world().call(listViewers, as('manager'), { id: made.session._id })).viewers.map(
            ({ email, entered_at }) => [email, entered_at],
          )
        await came()
        const first = world().clock.now().toISOString()
        world().clock.advance(60_000)
        await came()
        expect(await entered()).to.deep.equal([[as('watcher').email, first]])
        world().clock.advance(3_600_000)
        await came()
        expect(await entered()).to.deep.equal([[as('watcher').email, world().clock.now().toISOString()]])
      })

      it('is worth nothing to an account of another address [PRJ-11]', async () => {
        const made = await session()
        await invite(made, [as('client').email])
        const link = linkOf(messages()[0]!)
        const other = await refusalOf(world().call(acceptInvitation, as('watcher'), { invite: link }))
        expect(other.kind).to.equal('denied')
        expect(other.message).not.to.contain(as('client').email)
        const forged = JSON.stringify({ purpose: 'check-in', claim: { project: made.project._id } })
        for (const invited of [forged, 'x'])
          expect(
            (await refusalOf(world().call(acceptInvitation, as('client'), { invite: invited }))).kind,
          ).to.equal('missing')
      })

      it('ends at once when it is removed, its link too [PRJ-11]', async () => {
        const made = await session()
        await world().call(restrictSession, as('director'), { id: made.session._id, restrict: true })
        await invite(made, [as('client').email])
        const link = linkOf(messages()[0]!)
        await world().call(acceptInvitation, as('client'), { invite: link })
        expect(await mayWatch(made, 'client')).to.equal(true)
        const { clients } = await world().call(removeClient, as('director'), {
          id: made.project._id,
          email: as('client').email,
        })
        expect(clients).to.deep.equal([])
        expect(await mayWatch(made, 'client')).to.equal(false)
        expect(
          (await refusalOf(world().call(acceptInvitation, as('client'), { invite: link }))).kind,
        ).to.equal('missing')
      })

      it('of an address that was proved before lets its account in at once', async () => {
        const first = await session()
        await invite(first, [as('client').email])
        await world().call(acceptInvitation, as('client'), { invite: linkOf(messages()[0]!) })
        const second = await session()
        const { clients } = await invite(second, [as('client').email])
        expect(clients[0]!.state).to.equal('joined')
        expect(await home('client')).to.have.length(2)
      })

      it('of an address that was proved before waits for its new account when the old one is gone', async () => {
        const first = await session()
        const { email } = as('client')
        await invite(first, [email])
        await world().call(acceptInvitation, as('client'), { invite: linkOf(messages()[0]!) })
        world().becomes('client', null)
        const { clients } = await invite(await session(), [email])
        expect(clients[0]!.state).to.equal('invited')
      })

      it('to many sessions names some of them', async () => {
        const made = await session()
        const ids = [made.session._id]
        for (let count = 0; count < 21; count += 1)
          ids.push(
            (
              await world().call(createSession, as('director'), {
                name: `${count} ${'n'.repeat(190)}`,
                studio: made.project._id,
              })
            )._id,
          )
        expect((await invite(made, ['new@x.com'], ids)).sent).to.equal(1)
        expect(messages()[0]!.written!.body).to.match(/, and 2 more of Harbour/)
      })

      it('whose words become too long with what is put in is refused at its field', async () => {
        const made = await session()
        const words = {
          subject: 'SESSION_NAME',
          content: '{{IN_PERSON_LOCATION}}'.repeat(225),
        }
        const long = await session({ location: 'x'.repeat(300) })
        const send = (id: string) =>
          world().call(sendTalentEmail, as('director'), { id, emails: ['new@x.com'], ...words })
        expect((await refusalOf(send(long.session._id))).fields).to.have.property('content')
        expect(messages()).to.deep.equal([])
        expect((await send(made.session._id)).sent).to.equal(1)
      })

      it('adds to what was given before, and a repeat of it mails again', async () => {
        const made = await session()
        const other = await world().call(createSession, as('director'), {
          name: 'B',
          studio: made.project._id,
        })
        await invite(made, ['new@x.com'], [made.session._id])
        const { clients } = await invite(made, ['new@x.com'], [other._id])
        expect(clients[0]!.sessions).to.have.length(2)
        expect((await invite(made, ['new@x.com'])).clients[0]!.sessions).to.equal(null)
        expect((await invite(made, ['new@x.com'], [other._id])).clients[0]!.sessions).to.equal(null)
        expect(new Set(messages().map(({ key }) => key)).size).to.equal(4)
      })

      it('is refused for staff, for sessions of others, and by all but the owners [PRJ-11]', async () => {
        const made = await session()
        const theirs = await session()
        const { sent, refused } = await invite(made, ['new@x.com', as('manager').email, 'no address'])
        expect(sent).to.equal(1)
        expect(refused.map(({ address }) => address).sort()).to.deep.equal(
          [as('manager').email, 'no address'].sort(),
        )
        expect((await refusalOf(invite(made, ['a@x.com'], [theirs.session._id]))).kind).to.equal('missing')
        for (const who of ['manager', 'client', 'rival'])
          expect(
            (await refusalOf(world().call(listClients, as(who), { id: made.project._id }))).kind,
            who,
          ).to.be.oneOf(['denied', 'missing'])
      })

      it('proposes the words of CLIENT_EMAIL [PRJ-11]', async () => {
        const made = await session()
        const ofProject = await world().call(getInvitationDraft, as('director'), { id: made.project._id })
        expect(ofProject).to.deep.equal({
          subject: 'Harbour: client email',
          content:
            'the sessions on  at\nFirst calls: Wednesday, March 4, 1:30 PM PST, Online\nFirst calls: Thursday, March 5, 10:00 AM PST, Online',
          button: 'Open',
        })
        const ofSession = await world().call(getInvitationDraft, as('director'), {
          id: made.project._id,
          session: made.session._id,
        })
        expect(ofSession.content).to.contain('First calls on Wednesday, March 4 at 1:30 PM PST')
      })
    })
  })
}
