import { Actor } from '@callboard/core'
import {
  eachTest,
  failureOf,
  MemoryJobStore,
  refusalOf,
  sendNote,
  type TestScope,
  testsOf,
} from '@callboard/core/testing'
import { expect } from 'chai'
import {
  getMessage,
  jobQueues,
  listMessages,
  messageRequested,
  resendMessage,
  retryJob,
} from '../contract/index.ts'
import { LEASE_MS, MAX_ATTEMPTS } from '../domain/message.ts'
import type { MakeAdminStore } from './admin-store.contract.ts'
import { adminWorld, SUPER_ADMIN } from './admin-world.ts'

const TALENT = Actor.user({ ...SUPER_ADMIN, userType: 'talent' })

/** The use cases of the message log over a real store: run by every adapter of the store. */
export function adminUseCasesSuite(name: string, make: MakeAdminStore, scope: TestScope = 'all'): void {
  describe(`message log: ${name}`, () => {
    const { it, race } = testsOf(scope)
    const REWORDED = { name: 'ON_DECK_TEXT', subject: null, body: 'Get ready for {{PROJECT_NAME}}' }
    const harness = eachTest(async () => {
      const { store, stop } = await make([REWORDED])
      const jobs = new MemoryJobStore()
      return { world: adminWorld(store, jobs), jobs, stop }
    })
    const world = () => harness().world
    const record = async (changes?: Parameters<ReturnType<typeof world>['wish']>[0]) => {
      await world().wish(changes)
      return await world().only()
    }

    it('is written down before it is sent, with the job that sends it [MSG-08]', async () => {
      const message = await record()
      expect(message).to.include({ state: 'queued', to: 'ana@example.com' })
      expect(world().mails.given).to.deep.equal([])
      expect(world().promised).to.deep.equal([
        {
          kind: 'job',
          name: 'admin.send-email',
          queue: 'messages',
          payload: { message_id: message.id },
          at: null,
          key: null,
        },
      ])
    })

    race('is written down and promised once, however often it is wished for at once [MSG-08]', async () => {
      await Promise.all(Array.from({ length: 10 }, () => world().wish()))
      expect(await world().all()).to.have.length(1)
      expect(world().promised).to.have.length(1)
    })

    it('waits for its time', async () => {
      await record({ send_at: '2026-03-02T10:00:00.000Z', channel: 'sms', template: 'ON_DECK_TEXT' })
      expect(world().promised[0]).to.deep.include({
        name: 'admin.send-text',
        at: new Date('2026-03-02T10:00:00.000Z'),
      })
    })

    it('goes out with its values put in, and is kept as it went', async () => {
      const { id } = await record({ reply_to: 'office@example.com' })
      await world().send(id)
      expect(world().mails.given).to.have.length(1)
      const [mail] = world().mails.given
      expect(mail).to.include({
        id,
        to: 'ana@example.com',
        replyTo: 'office@example.com',
        subject: 'You are checked in to Harbour Lights',
      })
      expect(mail!.html).to.contain('Thank you for checking in to Harbour Lights.')
      expect(await world().only()).to.deep.include({
        state: 'sent',
        providerId: 'provider-1',
        rendered: { subject: mail!.subject, html: mail!.html, text: mail!.text },
      })
    })

    race('is not sent again by a second run, nor by many at once [MSG-08]', async () => {
      const { id } = await record()
      await Promise.allSettled(Array.from({ length: 10 }, () => world().send(id)))
      await world().send(id)
      expect(world().mails.given).to.have.length(1)
      expect((await world().only()).state).to.equal('sent')
    })

    it('is sent after a crash in the middle, under the same id [MSG-08]', async () => {
      const { id } = await record()
      let dies: (error: Error) => void = () => {}
      let begun: () => void = () => {}
      const isBegun = new Promise<void>((resolve) => {
        begun = resolve
      })
      world().mails.next = () => {
        begun()
        return new Promise((_, reject) => {
          dies = reject
        })
      }
      const lost = world().send(id)
      await isBegun
      world().promised.length = 0
      await world().send(id)
      expect(world().mails.given).to.have.length(1)
      const leaseEnds = new Date(world().clock.now().getTime() + LEASE_MS)
      expect(world().promised.map((job) => job.kind === 'job' && job.at)).to.deep.equal([leaseEnds])
      world().clock.advance(LEASE_MS)
      world().mails.next = async () => ({ state: 'sent', providerId: 'provider-2' })
      await world().send(id)
      expect(world().mails.given.map((mail) => mail.id)).to.deep.equal([id, id])
      dies(new Error('The line broke'))
      expect(await failureOf(lost)).to.equal('The line broke')
      expect((await world().only()).state).to.equal('sent')
    })

    it('is tried again while the provider is away, and ends failed with the reason', async () => {
      const { id } = await record()
      world().mails.next = async () => {
        throw new Error('The line is busy')
      }
      for (let attempt = 1; attempt < MAX_ATTEMPTS; attempt += 1) {
        expect(await failureOf(world().send(id))).to.equal('The line is busy')
        expect((await world().only()).state).to.equal('queued')
      }
      await world().send(id)
      expect(await world().only()).to.include({ state: 'failed', reason: 'The line is busy' })
    })

    it('ends failed at once when the provider refuses it', async () => {
      const { id } = await record({ channel: 'sms', template: 'ON_DECK_TEXT', to: '+13105550100' })
      world().texts.next = async () => ({ state: 'refused', reason: 'No such number' })
      await world().send(id)
      expect(await world().only()).to.include({ state: 'failed', reason: 'No such number' })
    })

    it('goes to an address without a mailbox once only, until somebody sends it again or a month has passed', async () => {
      const newest = async () => (await world().all())[0]!
      const another = async (key: string, to = 'Ana@Example.com') => {
        await world().wish({ key, to })
        await world().send((await newest()).id)
        return await newest()
      }
      world().mails.next = async () => ({
        state: 'refused',
        reason: '550 5.1.1 No such user',
        cause: 'invalid',
      })
      const first = await another('first', 'ana@example.com')
      expect(first).to.include({ state: 'failed', reason: '550 5.1.1 No such user' })
      world().mails.next = async () => ({ state: 'sent', providerId: null })
      const day = world().clock.now().toISOString().slice(0, 10)
      expect(await another('second')).to.include({
        state: 'failed',
        reason: `Not sent: mail to this address was stopped on ${day} (550 5.1.1 No such user).`,
      })
      expect((await another('other', 'bo@example.com')).state).to.equal('sent')
      expect(world().mails.given.map(({ to }) => to)).to.deep.equal(['ana@example.com', 'bo@example.com'])

      await world().call(resendMessage, SUPER_ADMIN, { id: first.id })
      expect((await another('third')).state).to.equal('sent')

      world().mails.next = async () => ({ state: 'refused', reason: '550 Gone', cause: 'invalid' })
      await another('fourth')
      world().mails.next = async () => ({ state: 'sent', providerId: null })
      world().clock.advance(30 * 86_400_000 - 1)
      expect((await another('fifth')).state).to.equal('failed')
      world().clock.advance(1)
      expect((await another('sixth')).state).to.equal('sent')
    })

    it('is tried at an address again whose server refused one mail only', async () => {
      const { id } = await record()
      world().mails.next = async () => ({
        state: 'refused',
        reason: '554 5.7.1 Looks like spam',
        cause: null,
      })
      await world().send(id)
      world().mails.next = async () => ({ state: 'sent', providerId: null })
      await world().wish({ key: 'second' })
      await world().send((await world().all())[0]!.id)
      expect((await world().all()).map(({ state }) => state)).to.deep.equal(['sent', 'failed'])
    })

    it('is never sent with a placeholder nothing is there for, and says which [MSG-07]', async () => {
      const { id } = await record({ values: { TALENT_STATUS_LINK: 'https://callboard.test/message/r1' } })
      await world().send(id)
      expect(world().mails.given).to.deep.equal([])
      const failed = await world().only()
      expect(failed.state).to.equal('failed')
      expect(failed.reason).to.contain('PROJECT_NAME').and.not.to.contain('TALENT_STATUS_LINK')
    })

    for (const text of ['Hi {{NICK_NAME}}', 'PROJECT_NAME at OTHER_PLACE']) {
      it(`goes out in the words of its template when its own cannot be written: ${text}`, async () => {
        await world().wish({ key: 'a', text })
        await world().wish({ key: 'b', channel: 'sms', template: 'ON_DECK_TEXT', to: '+13105550100', text })
        for (const { id } of await world().all()) await world().send(id)
        expect(world().mails.given[0]!.html).to.contain('Thank you for checking in to Harbour Lights.')
        expect(world().texts.given.map(({ body }) => body)).to.deep.equal(['Get ready for Harbour Lights'])
        expect((await world().all()).map(({ state }) => state)).to.deep.equal(['sent', 'sent'])
      })
    }

    it('fails with what is wrong with its own words when its template has none to give [MSG-07]', async () => {
      const text = 'Bye FIRST_NAM'
      const { id } = await record({ channel: 'sms', template: 'STAFF_TEXT', to: '+13105550100', text })
      await world().send(id)
      expect(world().texts.given).to.deep.equal([])
      expect((await world().only()).reason)
        .to.contain('FIRST_NAM')
        .and.not.to.contain('BODY')
    })

    it('uses the reworded template, and its own text before that', async () => {
      const text = { channel: 'sms' as const, template: 'ON_DECK_TEXT', to: '+13105550100' }
      await world().wish({ ...text, key: 'a' })
      await world().wish({ ...text, key: 'b', text: 'PROJECT_NAME is waiting' })
      for (const { id } of (await world().all()).toReversed()) await world().send(id)
      expect(world().texts.given.map(({ body }) => body)).to.deep.equal([
        'Get ready for Harbour Lights',
        'Harbour Lights is waiting',
      ])
    })

    it('fails at once for a template that does not exist', async () => {
      expect(await record({ template: 'NO_SUCH' })).to.include({
        state: 'failed',
        reason: 'There is no template NO_SUCH.',
      })
      expect(world().promised).to.deep.equal([])
    })

    it('is not sent without a sender: the log says so, keeps its words, and it can be sent once there is one [MSG-11]', async () => {
      await world().wish({ key: 'a' })
      const { id } = (await world().all())[0]!
      world().mails.next = async () => ({ state: 'kept' })
      await world().send(id)
      const show = () => world().call(getMessage, SUPER_ADMIN, { id })
      expect(await show()).to.include({
        state: 'kept',
        reason: 'Not sent: no sender is set up.',
        sent_at: null,
      })
      expect((await show()).text).to.not.equal('')
      world().mails.next = async () => ({ state: 'sent', providerId: null })
      await world().call(resendMessage, SUPER_ADMIN, { id })
      await world().send(id)
      expect((await show()).state).to.equal('sent')
    })

    it('keeps a secret link only where there is no sender', async () => {
      const wish = { template: 'RESET_PASSWORD', values: { LINK: 'https://callboard.test/reset?token=abc' } }
      await world().wish({ ...wish, key: 'a' })
      await world().wish({ ...wish, key: 'b' })
      const [kept, sent] = await world().all()
      await world().send(sent!.id)
      world().mails.next = async () => ({ state: 'kept' })
      await world().send(kept!.id)
      expect(world().mails.given.every(({ html }) => html.includes('token=abc'))).to.equal(true)
      const show = (id: string) => world().call(getMessage, SUPER_ADMIN, { id })
      expect(JSON.stringify(await show(sent!.id))).not.to.contain('token=abc')
      expect((await show(kept!.id)).html).to.contain('token=abc')
    })

    it('keeps no code in the subject of a mail that has been sent', async () => {
      const values = { CODE: '481516' }
      await world().wish({ template: 'GUEST_CODE_EMAIL', values })
      const [{ id } = { id: '' }] = await world().all()
      world().mails.next = async () => ({ state: 'sent', providerId: null })
      await world().send(id)
      expect(world().mails.given[0]?.subject).to.contain('481516')
      const shown = await world().call(getMessage, SUPER_ADMIN, { id })
      expect(shown.subject).to.match(/^•{6} /)
      expect(JSON.stringify(shown)).not.to.contain('481516')
    })

    describe('for super admins', () => {
      it('lists page by page, a message on its way as queued [ADM-10]', async () => {
        for (const key of ['a', 'b', 'c']) await world().wish({ key })
        const first = await world().call(listMessages, SUPER_ADMIN, { take: 2, state: 'queued' })
        expect(first.has_more).to.equal(true)
        const after = first.messages[1]!._id
        const rest = await world().call(listMessages, SUPER_ADMIN, { take: 2, after, to: 'ANA@' })
        expect(rest.has_more).to.equal(false)
        expect([...first.messages, ...rest.messages].map(({ _id }) => _id)).to.deep.equal(
          (await world().all()).map(({ id }) => id),
        )
      })

      it('sends a failed message again, and only a failed one [ADM-10]', async () => {
        const { id } = await record()
        expect((await refusalOf(world().call(resendMessage, SUPER_ADMIN, { id }))).code).to.equal(
          'not_failed',
        )
        world().mails.next = async () => ({ state: 'refused', reason: 'Mailbox full' })
        await world().send(id)
        const row = await world().call(resendMessage, SUPER_ADMIN, { id })
        expect(row).to.include({ state: 'queued', reason: null })
        expect(world().promised).to.have.length(2)
        world().mails.next = async () => ({ state: 'sent', providerId: null })
        await world().send(id)
        expect((await world().only()).state).to.equal('sent')
      })

      it('shows the job queues and retries a failed job [ADM-13]', async () => {
        const { jobs } = harness()
        const now = world().clock.now()
        jobs.add(
          [{ kind: 'job', name: sendNote.name, queue: sendNote.queue, payload: {}, at: null, key: null }],
          now,
        )
        const [job] = await jobs.claim(sendNote.queue, now, 1, 1_000)
        await jobs.fail(job!, 'No such number')
        const shown = await world().call(jobQueues, SUPER_ADMIN)
        const empty = { waiting: 0, active: 0, failed: 0 }
        expect(shown.queues).to.deep.equal({
          ...{ events: empty, media: empty, archives: empty },
          messages: { ...empty, failed: 1 },
        })
        expect(shown.failed[0]).to.deep.include({ _id: job!.id, error: 'No such number' })
        await world().call(retryJob, SUPER_ADMIN, { id: job!.id })
        expect((await jobs.counts()).messages).to.deep.include({ waiting: 1, failed: 0 })
        const again = world().call(retryJob, SUPER_ADMIN, { id: job!.id })
        expect((await refusalOf(again)).kind).to.equal('missing')
      })

      it('leads to the guardian of a talent under 18, but for mails about the account itself [ACC-17]', async () => {
        const guardian = { name: 'Eva', email: 'eva@example.com', phone: '+13105550101', userId: 'user-ana' }
        world().guardians.set('ana@example.com', guardian)
        await world().wish({ to: 'ana@example.com' })
        await world().wish({
          key: 'turn',
          channel: 'sms',
          template: 'YOUR_TURN_TEXT',
          to: '+13105550100',
          fallback_email: 'ana@example.com',
        })
        await world().wish({ key: 'reset', to: 'ana@example.com', about: { user_id: 'user-ana' } })
        const found = await Promise.all((await world().all()).map(({ id }) => world().find(id)))
        const told = found.map(({ key, to, fallbackEmail, about }) => [key, to, fallbackEmail, about.user_id])
        expect(told).to.have.deep.members([
          ['check-in:r1', 'eva@example.com', null, 'user-ana'],
          ['turn', '+13105550101', 'eva@example.com', 'user-ana'],
          ['reset', 'ana@example.com', null, 'user-ana'],
        ])
      })

      it('is closed to everybody else [ADM-01]', async () => {
        const { id } = await record()
        const calls = [
          world().call(listMessages, TALENT, {}),
          world().call(getMessage, TALENT, { id }),
          world().call(resendMessage, TALENT, { id }),
          world().call(jobQueues, TALENT),
          world().call(retryJob, TALENT, { id }),
          world().work(
            messageRequested,
            {
              key: 'x',
              channel: 'email',
              template: 'CHECK_IN_EMAIL',
              to: 'x@example.com',
              values: {},
              about: {},
            },
            SUPER_ADMIN,
          ),
        ]
        const kinds = await Promise.all(calls.map(async (call) => (await refusalOf(call)).kind))
        expect(new Set(kinds)).to.deep.equal(new Set(['denied']))
      })
    })
  })
}
