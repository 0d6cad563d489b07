import { accountDeleted } from '@callboard/accounts/contract'
import type { PayloadOf } from '@callboard/core'
import {
  eachTest,
  refusalOf,
  SAMPLE_UNDO_SECONDS,
  type StoreHarness,
  type TestScope,
  testsOf,
} from '@callboard/core/testing'
import { projectArchived, sessionChanged, sessionDeleted } from '@callboard/projects/contract'
import { expect } from 'chai'
import { followSession, tellComments } from '../application/jobs.ts'
import type { FreelancersStore } from '../application/ports/index.ts'
import { ASKS_AGAIN } from '../application/requests/request-messages.ts'
import {
  askFreelancer,
  askFreelancers,
  bookFreelancer,
  commentOnRequest,
  getRequestInfo,
  listProfiles,
  listRequests,
  type RequestResponse,
  readRequestComments,
  setFreelancerResponse,
  unbookFreelancer,
  updateRequest,
} from '../contract/index.ts'
import { requestsWorld } from './requests-world.ts'

const RUNNER = { 'day-4': ['session_runner' as const] }

/** Requests to freelancers over a real store. */
export function requestsSuite(
  name: string,
  make: () => Promise<StoreHarness<FreelancersStore>>,
  scope: TestScope = 'all',
): void {
  describe(`freelancers, requests: ${name}`, () => {
    const { it, race } = testsOf(scope)
    const harness = eachTest(async () => {
      const { store, stop } = await make()
      const world = requestsWorld(store)
      for (const who of ['mia', 'noah', 'zoe']) await world.profile(who)
      return { world, stop }
    })
    const world = () => harness().world
    const ask = (who = 'mia', input: object = { dates: RUNNER }, by = 'dora') => {
      world().clock.advance(1_000)
      return world().call(askFreelancer, world().as(by), {
        session: 'session-1',
        requested_person: `user-${who}`,
        ...input,
      })
    }
    const answer = (who: string, id: string, response: RequestResponse, version?: number) =>
      world().call(setFreelancerResponse, world().as(who), {
        id,
        response,
        ...(version === undefined ? {} : { version }),
      })
    const book = (id: string, dates: object = RUNNER, by = 'dora') =>
      world().call(bookFreelancer, world().as(by), { id, dates: dates as typeof RUNNER })
    const unbook = (id: string) => world().call(unbookFreelancer, world().as('dora'), { id })
    const reject = (id: string) =>
      world().call(updateRequest, world().as('dora'), { id, status: 'reject' as const })
    const shown = async (id: string, who = 'dora') =>
      (await world().call(getRequestInfo, world().as(who), { id })).request
    const stateOf = async (id: string) => {
      const { status, response } = await shown(id)
      return `${status} ${response}`
    }
    const held = async (who: string, response: RequestResponse) => {
      const { _id } = await ask(who)
      await answer(who, _id, response)
      return _id
    }
    const told = () =>
      world()
        .messages()
        .map(({ template, to }) => `${template} ${to.split('@')[0]}`)
    const heard = () => world().work(sessionChanged, { session_id: 'session-1', project_id: 'project-1' })
    const waiting = () =>
      world().promised.filter((entry) => entry.kind === 'job' && entry.name === followSession.name)
    /** Lets the changes be followed: does the jobs that wait for more of them. */
    const followed = async () => {
      world().clock.advance(SAMPLE_UNDO_SECONDS * 1000)
      for (const _ of waiting()) await world().work(followSession, { session_id: 'session-1' })
    }
    const changed = async () => {
      await heard()
      await followed()
    }
    const move = (changes: object, day = 'day-4') =>
      world().change({
        dates: world()
          .session()
          .dates.map((date) => (date.id === day ? { ...date, ...changes } : date)),
      })

    describe('asking', () => {
      it('names the dates and the work on them, and mails the person once with a way to answer [FRE-04] [FRE-08]', async () => {
        const request = await ask('mia', { position: 'session_runner', session_date: ['day-4', 'day-5'] })
        expect(request).to.deep.include({
          status: 'none',
          response: 'none',
          position: ['session_runner'],
          session_date: ['day-4', 'day-5'],
          over: null,
          can: { answer: false, book: true, unbook: false, reject: true },
        })
        const [mail, ...more] = world().messages()
        expect(more).to.deep.equal([])
        expect(mail).to.deep.include({
          template: 'FREELANCER_REQUEST',
          to: 'mia@example.com',
          reply_to: 'dora@example.com',
        })
        expect(mail?.values.DATES).to.equal(
          [
            'Wednesday, March 4, 10:00 AM PST (1:00 PM EST, New York time) · Session Runner · Online',
            'Thursday, March 5, 10:00 AM PST (1:00 PM EST, New York time) · Session Runner · Online',
          ].join('\n'),
        )
        expect(mail?.values.YES_LINK).to.equal(
          `https://callboard.example/freelancer-requests/${request._id}?answer=yes`,
        )
      })

      it('goes by text, too, where the person wishes for it, and by no mail where not [FRE-08]', async () => {
        await world().profile('mia', { receive_text: true, receive_email: false, version: 1 })
        const { _id } = await ask()
        expect(
          world()
            .messages()
            .map(({ channel, to }) => [channel, to]),
        ).to.deep.equal([['sms', '+13105550100']])
        await book(_id)
        expect(told().slice(1).sort()).to.deep.equal([
          'FREELANCER_BOOKED mia',
          'FREELANCER_TEXT +13105550100',
        ])
      })

      it('needs at least one date and one kind of work, to come and of the session [FRE-03]', async () => {
        const faults = [{}, { dates: {} }, { dates: { 'day-4': [] } }, { session_date: 'day-4' }]
        for (const input of faults)
          expect((await refusalOf(ask('mia', input))).fields?.dates).to.equal(
            'Choose at least one date and at least one of Session Runner or Lobby Manager.',
          )
        expect(
          (await refusalOf(ask('mia', { dates: { other: ['session_runner'] } }))).fields?.dates,
        ).to.equal('This date is no longer there.')
        world().clock.set('2026-03-05T17:00:00.000Z')
        expect((await refusalOf(ask())).fields?.dates).to.equal('Past dates cannot be chosen')
      })

      it('is for owners of the project, and for people who show them their profile [FRE-02]', async () => {
        expect((await refusalOf(ask('mia', undefined, 'eli'))).kind).to.equal('missing')
        await world().profile('noah', { show_to_all: false, show_to: ['user-eli'], version: 1 })
        for (const who of ['noah', 'cleo', 'nobody'])
          expect((await refusalOf(ask(who))).message).to.equal('This person was not found.')
        expect((await ask('noah', undefined, 'root')).status).to.equal('none')
      })

      it('is done once for a date, and not for work that another one has [FRE-03]', async () => {
        await ask()
        expect((await refusalOf(ask())).code).to.equal('already_asked')
        const more = await ask('mia', { dates: { 'day-4': ['session_runner', 'lobby_manager'] } })
        expect(more.position).to.deep.equal(['lobby_manager'])
        move({ managerIds: ['user-zoe'] })
        expect((await refusalOf(ask('noah'))).code).to.equal('already_booked')
      })
    })

    describe('asking several', () => {
      const askAll = (people: readonly string[], dates: object = RUNNER) =>
        world().call(askFreelancers, world().as('dora'), {
          session: 'session-1',
          requested_people: people.map((who) => `user-${who}`),
          dates: dates as typeof RUNNER,
        })
      const listed = async () => {
        const { requests } = await world().call(listRequests, world().as('dora'), { session: 'session-1' })
        return requests.map(({ requested_person }) => requested_person._id)
      }

      it('ranks them as they are named, also as second holds, and tells each once [FRE-03] [FRE-09]', async () => {
        const { requests } = await askAll(['zoe', 'mia', 'noah'])
        expect(requests.map(({ requested_person }) => requested_person._id)).to.deep.equal(await listed())
        expect(await listed()).to.deep.equal(['user-zoe', 'user-mia', 'user-noah'])
        expect(told().sort()).to.deep.equal([
          'FREELANCER_REQUEST mia',
          'FREELANCER_REQUEST noah',
          'FREELANCER_REQUEST zoe',
        ])
        const [zoe, mia, noah] = requests.map(({ _id }) => _id)
        await answer('noah', noah!, 'second-hold')
        await answer('mia', mia!, 'second-hold')
        await answer('zoe', zoe!, 'yes')
        await answer('zoe', zoe!, 'no')
        expect([await stateOf(mia!), await stateOf(noah!)]).to.deep.equal(['none yes', 'none second-hold'])
      })

      it('asks nobody where one of them cannot be asked [FRE-03]', async () => {
        await ask('mia')
        const sent = told().length
        expect((await refusalOf(askAll(['zoe', 'mia']))).code).to.equal('already_asked')
        expect((await refusalOf(askAll(['zoe', 'dora']))).kind).to.equal('missing')
        expect((await refusalOf(askAll(['zoe'], {}))).fields).to.have.property('dates')
        expect(await listed()).to.deep.equal(['user-mia'])
        expect(told()).to.have.lengthOf(sent)
      })
    })

    it('shows to who books what a person was asked for and is not released from [FRE-02]', async () => {
      const asked = async (input: object) => {
        const { profiles } = await world().call(listProfiles, world().as('dora'), input)
        return profiles.find(({ _id }) => _id === 'user-mia')?.asked
      }
      const { _id } = await ask('mia')
      expect(await asked({ session: 'session-1' })).to.deep.equal([
        { date: 'day-4', roles: ['session_runner'] },
      ])
      expect(await asked({})).to.deep.equal([])
      await reject(_id)
      expect(await asked({ session: 'session-1' })).to.deep.equal([])
    })

    it('says to who books whether they book a person for the first time [FRE-03]', async () => {
      const booked = async (who: string) => {
        const input = { session: 'session-1' }
        const { profiles } = await world().call(listProfiles, world().as(who), input)
        const { requests } = await world().call(listRequests, world().as(who), input)
        return [
          profiles.flatMap(({ _id, booked_before }) => (booked_before ? _id : [])),
          requests.map(({ booked_before }) => booked_before),
        ]
      }
      const { _id } = await ask('mia')
      expect(await booked('dora')).to.deep.equal([[], [false]])
      await book(_id)
      expect(await booked('dora')).to.deep.equal([['user-mia'], [true]])
      expect(await booked('root')).to.deep.equal([[], [false]])
    })

    describe('an answer', () => {
      it('is the own of the person, told to who asked, and told once [FRE-04] [FRE-08]', async () => {
        const { _id } = await ask()
        for (const who of ['dora', 'noah', 'root'])
          expect((await refusalOf(answer(who, _id, 'yes'))).kind).to.be.oneOf(['denied', 'missing'])
        expect((await answer('mia', _id, 'yes')).response).to.equal('yes')
        await answer('mia', _id, 'yes')
        expect(told().slice(1)).to.deep.equal(['FREELANCER_ANSWER dora'])
        expect((await answer('mia', _id, 'second-hold')).can.answer).to.equal(true)
        expect(world().messages().at(-1)?.values.ANSWER).to.equal('Second Hold')
      })

      it('to a request that has changed since it was read, is closed, past or booked is refused with a reason', async () => {
        const { _id, version } = await ask()
        await answer('mia', _id, 'yes', version)
        const late = await refusalOf(answer('mia', _id, 'no', version))
        expect([late.code, (late.current as { response: string }).response]).to.deep.equal([
          'request_changed',
          'yes',
        ])
        await book(_id)
        expect((await refusalOf(answer('mia', _id, 'no'))).code).to.equal('request_booked')
        await unbook(_id)
        await reject(_id)
        expect((await refusalOf(answer('mia', _id, 'yes'))).code).to.equal('request_closed')
        const other = await held('noah', 'no')
        world().clock.set('2026-03-06T17:00:00.000Z')
        expect((await refusalOf(answer('noah', other, 'yes'))).code).to.equal('request_past')
      })
    })

    describe('booking', () => {
      it('assigns the person to the dates and sends them as a calendar file [FRE-05] [FRE-08]', async () => {
        const id = await held('mia', 'yes')
        const booked = await book(id, { 'day-4': ['session_runner'], 'day-6': ['lobby_manager'] })
        expect([booked.status, booked.can.unbook]).to.deep.equal(['book', true])
        expect(
          world()
            .session()
            .dates.map(({ managerIds, lobbyManagerIds }) => [managerIds, lobbyManagerIds]),
        ).to.deep.equal([
          [['user-mia'], []],
          [[], []],
          [[], ['user-mia']],
        ])
        const mail = world().messages().at(-1)
        expect(mail?.template).to.equal('FREELANCER_BOOKED')
        const file = mail?.attachments?.[0]?.content ?? ''
        expect(file.match(/^DTSTART:.*$/gm)).to.deep.equal([
          'DTSTART:20260304T180000Z',
          'DTSTART:20260306T180000Z',
        ])
        expect(file).to.include('STATUS:CONFIRMED')
      })

      it('is made again for more dates of a person who is booked; the same once more tells nobody [FRE-04] [FRE-08]', async () => {
        const id = await held('mia', 'yes')
        await book(id)
        const told = world().messages().length
        expect((await book(id)).status).to.equal('book')
        expect(world().messages().length).to.equal(told)
        const again = await book(id, { 'day-5': ['session_runner'] })
        expect(again.dates.map(({ _id, booked }) => [_id, booked])).to.deep.equal([
          ['day-4', ['session_runner']],
          ['day-5', ['session_runner']],
        ])
      })

      it('is refused for a No, for another person or session, for a taken date and by others [FRE-05]', async () => {
        const id = await held('mia', 'no')
        expect((await refusalOf(book(id))).code).to.equal('request_said_no')
        await answer('mia', id, 'yes')
        expect((await refusalOf(book(id, {}))).fields).to.have.property('dates')
        expect((await refusalOf(book(id, RUNNER, 'eli'))).kind).to.equal('missing')
        for (const other of [{ requested_person: 'user-noah' }, { session: 'session-2' }])
          expect(
            (
              await refusalOf(
                world().call(bookFreelancer, world().as('dora'), { id, dates: RUNNER, ...other }),
              )
            ).kind,
          ).to.equal('invalid')
        move({ managerIds: ['user-zoe'] })
        expect((await refusalOf(book(id))).code).to.equal('already_booked')
        expect(await stateOf(id)).to.equal('none yes')
      })

      it('is taken back with a cancelled calendar file, and the person is off the dates [FRE-04] [FRE-08]', async () => {
        const id = await held('mia', 'yes')
        await book(id)
        const released = await unbook(id)
        expect(released).to.deep.include({ status: 'reject', response: 'yes' })
        expect(released.can).to.deep.equal({ answer: false, book: false, unbook: false, reject: false })
        expect((await refusalOf(answer('mia', id, 'yes'))).code).to.equal('request_closed')
        expect(world().session().dates[0]?.managerIds).to.deep.equal([])
        const mail = world().messages().at(-1)
        expect(mail?.template).to.equal('FREELANCER_RELEASED')
        expect(mail?.attachments?.[0]?.content).to.include('STATUS:CANCELLED')
        expect((await refusalOf(unbook(id))).code).to.equal('request_not_booked')
      })
    })

    describe('a hold', () => {
      it('that is declined makes the next second hold the first and tells that person [FRE-09]', async () => {
        const first = await held('mia', 'yes')
        const second = await held('noah', 'second-hold')
        const third = await held('zoe', 'second-hold')
        await answer('mia', first, 'no')
        expect([await stateOf(second), await stateOf(third)]).to.deep.equal(['none yes', 'none second-hold'])
        expect(told().filter((one) => one.startsWith('FREELANCER_FIRST_HOLD'))).to.deep.equal([
          'FREELANCER_FIRST_HOLD noah',
        ])
      })

      it('that the office releases, or a booking that it takes back, does the same [FRE-09]', async () => {
        const first = await held('mia', 'yes')
        const second = await held('noah', 'second-hold')
        const third = await held('zoe', 'second-hold')
        await reject(first)
        expect(await stateOf(second)).to.equal('none yes')
        await book(second)
        await unbook(second)
        expect(await stateOf(third)).to.equal('none yes')
        expect(told().slice(-3)).to.deep.equal([
          'FREELANCER_BOOKED noah',
          'FREELANCER_RELEASED noah',
          'FREELANCER_FIRST_HOLD zoe',
        ])
      })

      it('is the next in line when its account is deleted, and what it wrote goes with it [ACC-14]', async () => {
        const first = await held('mia', 'yes')
        const second = await held('noah', 'second-hold')
        await world().call(commentOnRequest, world().as('mia'), { id: first, content: 'Until six' })
        world().forget('mia')
        await world().work(accountDeleted, { user_id: 'user-mia', email: 'mia@example.com' })
        expect((await refusalOf(shown(first))).kind).to.equal('missing')
        expect(await stateOf(second)).to.equal('none yes')
      })
    })

    describe('the session of a request', () => {
      it('that moves a date asks holds again and tells the booked, each once [SCH-14]', async () => {
        const booked = await held('mia', 'yes')
        await book(booked)
        const asked = (await ask('noah', { dates: { 'day-4': ['lobby_manager'] } }))._id
        await answer('noah', asked, 'yes')
        const before = told().length
        move({ startTime: '12:00' })
        await changed()
        await changed()
        expect(told().slice(before).sort()).to.deep.equal([
          'FREELANCER_DATES_CHANGED mia',
          'FREELANCER_DATES_CHANGED noah',
        ])
        expect([await stateOf(booked), await stateOf(asked)]).to.deep.equal(['book yes', 'none none'])
        const mails = world().messages().slice(before)
        expect(mails.map(({ values }) => values.ASKS_AGAIN)).to.deep.equal(['', ASKS_AGAIN])
        expect(mails[0]?.attachments?.[0]?.content).to.include('DTSTART:20260304T200000Z')
      })

      it('that is changed twice in a row is told once, and not where it ends as it was [FRE-08]', async () => {
        const id = await held('mia', 'yes')
        await book(id)
        const before = told().length
        move({ startTime: '12:00' })
        await heard()
        move({ startTime: '13:00' })
        await heard()
        expect(told().slice(before)).to.deep.equal([])
        await followed()
        expect(told().slice(before)).to.deep.equal(['FREELANCER_DATES_CHANGED mia'])
        expect(world().messages().at(-1)?.values.CHANGES).to.include('is now Wednesday, March 4, 1:00 PM PST')
        move({ startTime: '15:00' })
        await heard()
        move({ startTime: '13:00' })
        await changed()
        expect(told()).to.have.length(before + 1)
      })

      it('without requests is not waited for', async () => {
        await heard()
        expect(waiting()).to.deep.equal([])
      })

      it('is followed before an answer to its old times counts', async () => {
        const { _id, version } = await ask()
        move({ date: '2026-03-09' })
        expect((await refusalOf(answer('mia', _id, 'yes', version))).code).to.equal('request_changed')
      })

      it('that loses a date or a manager takes the booking back', async () => {
        const id = await held('mia', 'yes')
        await book(id, { 'day-4': ['session_runner'], 'day-5': ['session_runner'] })
        move({ managerIds: [] }, 'day-5')
        await changed()
        expect((await shown(id)).dates.map(({ booked }) => booked.length)).to.deep.equal([1, 0])
        world().change({ dates: world().session().dates.slice(1) })
        await changed()
        expect(await stateOf(id)).to.equal('reject yes')
        const mail = world().messages().at(-1)
        expect(mail?.template).to.equal('FREELANCER_RELEASED')
        expect(mail?.values.DATES).to.include('Wednesday, March 4, 10:00 AM PST')
      })

      it('that is deleted releases everybody; its page still says what became of it [SCH-14]', async () => {
        await held('noah', 'no')
        const id = await held('mia', 'yes')
        await book(id)
        const before = told().length
        world().change(null)
        await world().work(sessionDeleted, { session_id: 'session-1', project_id: 'project-1' })
        expect(told().slice(before)).to.deep.equal(['FREELANCER_RELEASED mia'])
        expect(await shown(id, 'mia')).to.deep.include({ status: 'reject', over: 'deleted' })
        expect((await refusalOf(answer('mia', id, 'yes'))).kind).to.equal('missing')
      })

      it('of an archived project releases who is on hold, also when it was restored at once [PRJ-07]', async () => {
        const on = await held('mia', 'yes')
        const second = await held('noah', 'second-hold')
        world().change({ lastArchivedAt: new Date('2026-03-01T18:00:00.000Z') })
        await world().work(projectArchived, { project_id: 'project-1' })
        expect([await stateOf(on), await stateOf(second)]).to.deep.equal(['reject yes', 'reject second-hold'])
        expect(told().filter((one) => one.startsWith('FREELANCER_RELEASED'))).to.deep.equal([
          'FREELANCER_RELEASED mia',
          'FREELANCER_RELEASED noah',
        ])
        world().change({ archived: true })
        expect((await refusalOf(ask('zoe'))).code).to.equal('project_archived')
        expect((await refusalOf(answer('mia', on, 'no'))).code).to.equal('project_archived')
      })
    })

    describe('comments', () => {
      it('are of both sides, unread for the other until it has read them [FRE-07]', async () => {
        const { _id } = await ask()
        const said = await world().call(commentOnRequest, world().as('mia'), {
          id: _id,
          content: ' Until six? ',
        })
        expect(said).to.deep.include({ content: 'Until six?' })
        expect([(await shown(_id)).read, (await shown(_id, 'mia')).read]).to.deep.equal([false, true])
        world().clock.advance(1_000)
        await world().call(readRequestComments, world().as('dora'), { id: _id })
        const seen = await shown(_id)
        expect(seen.read).to.equal(true)
        expect(seen.comments.map(({ by }) => by?.name)).to.deep.equal(['mia Example'])
        expect(seen.last_views.map(({ by }) => by).sort()).to.deep.equal(['user-dora', 'user-mia'])
        const types = world().promised.flatMap((entry) => (entry.kind === 'signal' ? entry.type : []))
        expect(types).to.deep.equal([
          ...['freelancer-requests', 'comments', 'freelancer-requests'],
          'comments-read',
        ])
      })

      it('that stay unread are told to the other side, those of five minutes by one message [FRE-07] [FRE-08]', async () => {
        await world().profile('noah', { receive_email: false, receive_text: true, version: 1 })
        const [mias, noahs] = [await ask('mia'), await ask('noah')]
        const say = (who: string, id: string, content: string) =>
          world().call(commentOnRequest, world().as(who), { id, content })
        /** Does every job that waits for its time, and says what is told then. */
        const toldLater = async () => {
          const before = world().messages().length
          world().clock.advance(6 * 60_000)
          for (const entry of world().promised.filter((one) => one.kind === 'job'))
            if (entry.name === tellComments.name)
              await world().work(tellComments, entry.payload as PayloadOf<typeof tellComments>)
          const keys = new Map(
            world()
              .messages()
              .slice(before)
              .map((message) => [message.key, message]),
          )
          return [...keys.values()].map(({ template, to, values }) => [
            template,
            to.split('@')[0],
            values.COMMENTS ?? values.TEXT,
          ])
        }
        await say('mia', mias._id, 'Until six?')
        world().clock.advance(1_000)
        await say('mia', mias._id, 'And the rate?')
        await say('dora', noahs._id, 'Can you come earlier?')
        expect(await toldLater()).to.deep.equal([
          ['FREELANCER_COMMENT', 'dora', 'Until six?\n\nAnd the rate?'],
          ['FREELANCER_TEXT', '+13105550100', 'There is a comment about Big Film, First calls'],
        ])
        await say('dora', mias._id, 'Until seven.')
        await world().call(readRequestComments, world().as('mia'), { id: mias._id })
        expect((await toldLater()).filter(([, to]) => to === 'mia')).to.deep.equal([])
      })

      it('are refused empty, and for strangers, whose room is closed, too [FRE-07]', async () => {
        const { _id } = await ask()
        const say = (who: string, content: string) =>
          world().call(commentOnRequest, world().as(who), { id: _id, content })
        expect((await refusalOf(say('mia', '  '))).fields).to.have.property('content')
        for (const who of ['eli', 'noah']) {
          expect((await refusalOf(say(who, 'Hello'))).kind).to.equal('missing')
          expect(await world().room.run(world().as(who), { id: _id })).to.equal(null)
        }
        expect(await world().room.run(world().as('mia'), { id: _id })).to.deep.equal({ audience: 'talent' })
      })
    })

    describe('the list', () => {
      it('has the own requests, latest first, and those of a session for its office, earliest first [FRE-01] [FRE-02]', async () => {
        const first = await ask('mia')
        world().clock.advance(1_000)
        const second = await ask('noah', { dates: { 'day-5': ['lobby_manager'] } })
        world().clock.advance(1_000)
        const third = await ask('mia', { dates: { 'day-6': ['lobby_manager'] } })
        const list = async (who: string, input: object = {}) => {
          const { requests, has_more } = await world().call(listRequests, world().as(who), input)
          return [requests.map(({ _id }) => _id), has_more]
        }
        const ofSession = { session: 'session-1' }
        expect(await list('mia')).to.deep.equal([[third._id, first._id], false])
        expect(await list('dora', ofSession)).to.deep.equal([[first._id, second._id, third._id], false])
        expect(await list('dora', { ...ofSession, take: 2 })).to.deep.equal([[first._id, second._id], true])
        expect(await list('dora', { ...ofSession, name: 'NOAH' })).to.deep.equal([[second._id], false])
        expect(await list('root', { requested_person: 'user-noah' })).to.deep.equal([[second._id], false])
        expect(await list('mia', { ...ofSession, requested_person: 'user-mia' })).to.deep.equal([
          [first._id, third._id],
          false,
        ])
        await reject(first._id)
        expect(await list('dora', ofSession)).to.deep.equal([[second._id, third._id, first._id], false])
        expect((await refusalOf(list('eli', ofSession))).kind).to.equal('missing')
        expect((await refusalOf(list('mia', ofSession))).kind).to.equal('missing')
        expect((await refusalOf(list('mia', { requested_person: 'user-noah' }))).kind).to.equal('denied')
      })
    })

    describe('other engagements of the person', () => {
      it('are told to both sides as times, without a name, where they overlap [FRE-04]', async () => {
        const { _id } = await ask('mia', {
          dates: { 'day-4': ['session_runner'], 'day-5': ['session_runner'] },
        })
        world().runsElsewhere()
        for (const who of ['mia', 'dora'])
          expect((await shown(_id, who)).dates.map(({ conflicts }) => conflicts)).to.deep.equal([
            [{ start: '2026-03-04T20:00:00.000Z', end: null, booked: true }],
            [],
          ])
      })

      it('are holds, too, until they are released', async () => {
        const first = await held('mia', 'yes')
        const other = await ask('mia', { dates: { 'day-5': ['session_runner'] } })
        const overlaps = async () => (await shown(other._id)).dates[0]?.conflicts?.map(({ booked }) => booked)
        expect(await overlaps()).to.deep.equal([])
        move({ date: '2026-03-05', startTime: '12:00' })
        await changed()
        await answer('mia', first, 'yes')
        expect(await overlaps()).to.deep.equal([false])
        await reject(first)
        expect(await overlaps()).to.deep.equal([])
      })
    })

    describe('what other sessions have of a person', () => {
      const taken = async (who: string, input: object = {}) => {
        const { profiles } = await world().call(listProfiles, world().as(who), {
          session: 'session-1',
          ...input,
        })
        return profiles.flatMap(({ _id, taken }) => (taken.length > 0 ? [[_id, ...taken]] : []))
      }
      const found = async (who: string, input: object) =>
        (await world().call(listProfiles, world().as(who), input)).profiles.map(({ _id }) => _id)

      it('stands beside the profile for who books, with its name for who may know it [FRE-02]', async () => {
        world().runsElsewhere()
        world().runsElsewhere({ dayId: 'far', date: '2026-03-09' })
        world().runsElsewhere({ dayId: 'day-5', sessionId: 'session-1', date: '2026-03-05' })
        expect(await taken('dora')).to.deep.equal([
          ['user-mia', { date: '2026-03-04', booked: true, by: null }],
        ])
        expect(await taken('root')).to.deep.equal([
          ['user-mia', { date: '2026-03-04', booked: true, by: 'Bakery, Recall' }],
        ])
        for (const who of ['eli', 'noah']) expect((await refusalOf(taken(who))).kind).to.equal('missing')
      })

      it('are holds, too, until they are released [FRE-02]', async () => {
        const hold = await held('mia', 'yes')
        await held('noah', 'second-hold')
        expect(await taken('dora')).to.deep.equal([])
        const first = world().session()
        world().others.push({ ...first, projectName: 'Bakery', castingDirectorIds: ['user-eli'] })
        world().change({ id: 'session-2', castingDirectorIds: ['user-dora'] })
        expect(await taken('dora', { session: 'session-2' })).to.deep.equal([
          ['user-mia', { date: '2026-03-04', booked: false, by: null }],
        ])
        world().change({ id: 'session-1' })
        await reject(hold)
        world().change({ id: 'session-2' })
        // The second hold comes first.
        expect((await taken('dora', { session: 'session-2' })).map(([who]) => who)).to.deep.equal([
          'user-noah',
        ])
      })

      it('is left out for a day that somebody is wanted on, and so is who is not available [FRE-02]', async () => {
        await world().profile('noah', { non_available_dates: ['2026-03-04'], version: 1 })
        world().runsElsewhere()
        const day = { free_on: '2026-03-04' }
        expect(await found('dora', { session: 'session-1', ...day })).to.deep.equal(['user-zoe'])
        expect(await found('dora', { session: 'session-1', free_on: '2026-03-05' })).to.have.length(3)
        // Who may not book is not told of bookings, neither by what is left out.
        expect(await found('zoe', day)).to.deep.equal(['user-mia', 'user-zoe'])
      })

      it('is asked about before a booking beside it on the day, until its number is agreed to [FRE-05]', async () => {
        const id = await held('mia', 'yes')
        world().runsElsewhere()
        const agreeing = (agreed_bookings: number, by = 'dora') =>
          world().call(bookFreelancer, world().as(by), { id, dates: RUNNER, agreed_bookings })
        const refusal = await refusalOf(book(id))
        expect([refusal.code, refusal.message, refusal.details]).to.deep.equal([
          'booked_elsewhere',
          'mia Example is booked already on 03/04 (another production).',
          { bookings: 1 },
        ])
        expect((await refusalOf(agreeing(0, 'root'))).message).to.include('03/04 (Bakery, Recall)')
        expect((await refusalOf(agreeing(2))).code).to.equal('booked_elsewhere')
        expect(await stateOf(id)).to.equal('none yes')
        expect((await agreeing(1)).status).to.equal('book')
        // More dates of the session: the other booking is on none of them.
        expect((await book(id, { 'day-5': ['session_runner'] })).status).to.equal('book')
      })
    })

    race('takes one of many answers at a time and tells each change once', async () => {
      const { _id } = await ask()
      const outcomes = await Promise.allSettled(
        Array.from({ length: 8 }, (_, at) => answer('mia', _id, at % 2 ? 'yes' : 'no')),
      )
      expect(outcomes.every(({ status }) => status === 'fulfilled')).to.equal(true)
      const { version } = await shown(_id)
      const keys = world()
        .messages()
        .map(({ key }) => key)
      expect(new Set(keys).size).to.equal(keys.length)
      expect(keys).to.have.length(version)
    })
  })
}
