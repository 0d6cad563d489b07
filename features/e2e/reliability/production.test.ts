import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { join } from 'node:path'
import {
  register,
  removeChatAccount,
  removeTextAccount,
  saveChatAccount,
  saveTextAccount,
  verifyToken,
} from '@callboard/accounts/contract'
import type { MediaRequest } from '@callboard/core/http-contract'
import {
  getLobby,
  joinMeeting,
  type LobbyRecord,
  meetingRoom,
  recordChanged,
  scheduleSms,
  sendChat,
  sessionRoom,
  textNoted,
  textTalent,
  updateRecord,
} from '@callboard/lobby/contract'
import { expect } from 'chai'
import type { Page } from 'playwright-core'
import { until } from '../../../core/src/testing/until.ts'
import { ApiClient } from '../../drivers/http/api-client.ts'
import { passBotCheck } from '../../drivers/http/bot-check.ts'
import { LiveClient } from '../../drivers/http/live-client.ts'
import { MessageLog } from '../../drivers/http/message-log.ts'
import { prepareCheckIn, signIn, startSession } from '../../drivers/http/office.ts'
import { ownAddress } from '../../drivers/http/own-address.ts'
import { joinOn } from '../../drivers/ui/status-page.ts'
import { expectMoving } from '../../drivers/ui/video.ts'
import { type CometChat, startCometChat } from '../../peers/cometchat.ts'
import { PATIENT } from '../../peers/product.ts'
import { type Production, startProduction } from '../../peers/production.ts'
import { seedPeople } from '../../peers/seed-people.ts'
import { DESK, People } from '../../support/browser.ts'
import { Listener } from '../realtime/frames.ts'
import { SessionDay } from '../realtime/session-day.ts'
import { detail } from '../support/detail.ts'
import { atEndOfEachTest } from '../support/end-of-each-test.ts'
import { watchServer } from '../support/product-for-tests.ts'
import { rounds } from '../support/rounds.ts'
import { sharedBrowser } from '../support/shared-product.ts'
import { meetingPeers } from '../web/meeting-peers.ts'
import { probeMeeting } from '../web/meeting-probe.ts'
import { expectFullHouse, expectTrueWhileMoved } from './booking-crowd.ts'
import { expectKeptThroughKill, expectOneBooked, expectOneProjectBooks } from './freelancer-crowd.ts'

const CONTENDERS = rounds(200)
const FREELANCERS = rounds(20)
const CALLERS = 3

describe('two APIs and two workers behind a balancer', () => {
  const meeting = meetingPeers()
  let cometChat: CometChat
  let production: Production

  before(async () => {
    // The callers come from addresses of their own, as if a second proxy stood in front.
    cometChat = await startCometChat()
    production = await startProduction({
      ...PATIENT,
      CALLBOARD_TRUST_PROXY: '2',
      ...cometChat.env,
      ...meeting.janus.env,
    })
  })
  after(async () => {
    await production?.stop()
    await cometChat?.stop()
  })
  watchServer(() => production)

  const crowd = async () => ({
    origins: production.apiOrigins,
    tokens: await seedPeople(production.databaseUrl, 'talent', CONTENDERS),
  })

  it('give 100 places to exactly 100 of many talent who ask at once, and never fail [REL-03]', async () => {
    await expectFullHouse(await crowd())
  })

  it('take one answer to the bot check for one of twenty sign-ups at once [ACC-05]', async () => {
    const caller = new ApiClient(production.origin)
    const captcha = await passBotCheck(caller)
    const replies = await Promise.all(
      Array.from({ length: 20 }, () =>
        caller.call(register, {
          email: `bot-${randomUUID()}@example.com`,
          password: 'a long enough secret',
          user_type: 'talent',
          captcha,
        }),
      ),
    )
    expect(replies.filter(({ success }) => success)).to.have.length(1)
    expect(replies.filter(({ code }) => code === 'captcha_failed')).to.have.length(19)
  })

  detail(
    'keep every appointment on its date and in its frame while staff move and shrink them [SCH-14]',
    async () => {
      await expectTrueWhileMoved(await crowd())
    },
  )

  it('book exactly one of many freelancers for one date, and tell the others who [FRE-05]', async () => {
    const tokens = await seedPeople(production.databaseUrl, 'session_manager', FREELANCERS)
    await expectOneBooked({ origins: production.apiOrigins, tokens })
  })

  detail(
    'book one freelancer for one day by one project, and tell the others by which [FRE-05]',
    async () => {
      const tokens = await seedPeople(production.databaseUrl, 'session_manager', 1)
      await expectOneProjectBooks({ origins: production.apiOrigins, tokens })
    },
  )

  it('keep every answered booking of a freelancer when one API is killed in the middle [FRE-05] [REL-01]', async () => {
    await expectKeptThroughKill(
      production,
      await seedPeople(production.databaseUrl, 'session_manager', FREELANCERS),
    )
  })

  detail('answer every request while one process after the other is replaced [OPS-04]', async () => {
    const director = await signIn(production.origin, 'director')
    const session = await startSession(director, ['Barista'])
    const onboard = { uri: session.studio_uri, session: session._id }
    let isOver = false
    const checkedIn: string[] = []
    const people = Array.from({ length: CALLERS }, async (_, n) => {
      for (let turn = 0; !isOver; turn += 1) {
        const address = `192.0.2.${(n * 20 + turn) % 250}`
        const visitor = new ApiClient(production.origin, undefined, address)
        const name = `Ana${n}x${turn}`
        const arrival = await prepareCheckIn(production.origin, onboard, name, 'Barista', visitor)
        checkedIn.push((await arrival.submit()).record_id)
        await director.call(getLobby, { id: session._id })
      }
    })
    for (const one of [...production.apis, ...production.workers]) {
      await one.stop()
      await one.start()
    }
    isOver = true
    await Promise.all(people)
    const { records } = await director.call(getLobby, { id: session._id })
    expect(records.map((record) => record._id)).to.have.members(checkedIn)
  })

  it('let a page that comes back by the other API miss nothing [RT-03] [RT-04]', async () => {
    const [first, second] = production.apiOrigins as [string, string]
    const director = await signIn(production.origin, 'director')
    const session = await startSession(director, ['Barista'])
    const onboard = { uri: session.studio_uri, session: session._id }
    const { record_id } = await (await prepareCheckIn(first, onboard, 'Ana', 'Barista')).submit()

    const gone = new Listener(first, director.token!)
    const { seq } = await gone.enter(sessionRoom, session._id)
    gone.cut()
    let version = (await director.call(getLobby, { id: session._id })).records[0]!.version
    const numbers = ['one', 'two', 'three']
    for (const sagnumber of numbers) {
      const changed = await director.call(updateRecord, { id: record_id, version, sagnumber })
      version = changed.version
    }
    const back = new Listener(second, director.token!)
    const entered = await back.enter(sessionRoom, session._id, seq)
    // Signals are numbered a moment after the commit, and two APIs pass them on: one not in `missed` yet comes by
    // itself, perhaps after a later one. A page shows them by their numbers.
    const told = () =>
      back
        .told(entered)
        .filter(({ type }) => type === recordChanged.type)
        .toSorted((a, b) => a.seq - b.seq)
        .map(({ payload }) => (payload as LobbyRecord).sagnumber)
        // The check-in itself may have got its number only after the page had looked.
        .filter((number) => number !== null)
    const all = await until('all numbers have come', told, ({ length }) => length >= numbers.length)
    back.cut()
    expect(all).to.deep.equal(numbers)
  })

  it('text with the Twilio account of a casting director, and believe reports that are signed for it [MSG-06] [SEC-08]', async () => {
    const own = {
      accountSid: `AC${'d'.repeat(32)}`,
      authToken: 'the token of the director',
      from: '+13105550177',
    }
    production.twilio.open(own)
    const director = await signIn(production.origin, 'director')
    const { user } = await director.call(verifyToken, {})
    const { accountSid: account_sid, authToken: auth_token, from } = own
    await director.call(saveTextAccount, { id: user._id, account_sid, auth_token, from })
    const session = await startSession(director, ['Barista'])
    const onboard = { uri: session.studio_uri, session: session._id }
    const log = new MessageLog(await signIn(production.origin, 'admin'))
    const senderOfText = async (name: string) => {
      const { record_id } = await (await prepareCheckIn(production.origin, onboard, name, 'Barista')).submit()
      const text = await log.arrived('CHECK_IN_TEXT', 'delivered', { record_id })
      const words = await log.read(text)
      return production.twilio.texts.filter(({ body }) => body === words).map((sent) => sent.from)
    }
    expect(await senderOfText('Ana')).to.deep.equal([from])
    await director.call(removeTextAccount, { id: user._id })
    expect(await senderOfText('Ben')).to.deep.equal(['+13105550100'])
  })

  it('text nobody after a signed STOP, and again after START; a forged one changes nothing [MSG-06] [M1]', async () => {
    const director = await signIn(production.origin, 'director')
    const day = await SessionDay.start(production.origin, director)
    const ana = await day.arrive('Ana')
    const log = new MessageLog(await signIn(production.origin, 'admin'))
    const staffText = (state: string) => log.arrived('STAFF_TEXT', state, { record_id: ana.id })
    const textsToAna = () =>
      production.twilio.texts.filter(({ to }) => to === ana.phone).map(({ body }) => body)
    const text = (body: string) => director.call(textTalent, { id: ana.id, body })
    const answer = async (words: string, authToken?: string) =>
      (await production.twilio.passOn(production.origin, ana.phone, words, authToken)).status
    const { live } = new Listener(production.origin, director.token!)
    await live.join(sessionRoom, day.id)
    const shows = (state: string) =>
      live.heard<{ _id: string; text_state: string }>(
        textNoted,
        ({ _id, text_state }) => _id === ana.id && text_state === state,
      )
    await log.arrived('CHECK_IN_TEXT', 'delivered', { record_id: ana.id })
    const later = { to: ana.phone, body: 'Thank you', studio: day.session.studio, record: ana.id }
    await director.call(scheduleSms, later)
    const queued = await staffText('queued')

    expect(await answer('STOP', 'the token of another account')).to.equal(403)
    await text('Room 1')
    await staffText('delivered')
    expect(await staffText('queued')).to.deep.equal(queued)

    expect(await answer(' Stop ')).to.equal(200)
    await shows('opted_out')
    expect((await day.lobby())[0]).to.include({ _id: ana.id, text_state: 'opted_out' })
    expect((await staffText('failed'))._id).to.equal(queued._id)
    const refused = await text('Room 2').catch((error: unknown) => error)
    expect(refused).to.include({ code: 'opted_out' })

    expect(await answer('START')).to.equal(200)
    await shows('none')
    expect((await day.lobby())[0]).to.include({ _id: ana.id, text_state: 'none' })
    live.close()
    await day.act(ana.id, 'call-in')
    const turn = await log.read(await log.arrived('YOUR_TURN_TEXT', 'delivered', { record_id: ana.id }))
    expect(textsToAna().slice(1)).to.deep.equal(['Room 1 *Do Not Reply*', turn])
  })

  it('say what is said in a chat in the CometChat app of the casting director, too [LIV-10]', async () => {
    const director = await signIn(production.origin, 'director')
    const { user } = await director.call(verifyToken, {})
    const { appId: app_id, apiKey: api_key } = cometChat.server
    await director.call(saveChatAccount, { id: user._id, app_id, auth: 'the-auth-of-the-app', api_key })
    const session = await startSession(director, ['Barista'])
    const client = await signIn(production.origin, 'client')
    const said = once(cometChat.server.events, 'said')
    await client.call(sendChat, { session: session._id, room: 'main', content: 'Hello from the client' })
    await said
    expect(cometChat.server.said.map(({ group, text }) => [group, text])).to.deep.equal([
      [`callboard-main-${session._id}`, 'Hello from the client'],
    ])
    await director.call(removeChatAccount, { id: user._id })
  })

  describe('and a media server', () => {
    const people: People[] = []
    atEndOfEachTest({
      check: () => {
        for (const each of people) each.expectNoFault()
      },
      keep: async (folder) => {
        for (const [n, each] of people.entries()) await each.keep(join(folder, `person-${n + 1}`))
      },
    })
    afterEach(async () => {
      await Promise.all(people.splice(0).map((each) => each.leave()))
    })

    /** @returns a page that one API serves, past the balancer */
    const pageOf = async (api: 0 | 1, token?: string): Promise<Page> => {
      const each = new People(await sharedBrowser(), production.apiOrigins[api]!, { address: ownAddress })
      people.push(each)
      const page = await each.arrive(DESK, token)
      await probeMeeting(page)
      return page
    }

    detail('show people of the two APIs to each other in one room [LIV-13]', async () => {
      const director = await signIn(production.origin, 'director')
      const day = await SessionDay.start(production.origin, director)
      const ana = await day.arrive('Ana')
      await day.act(ana.id, 'call-in')
      const phone = await pageOf(0)
      await phone.goto(`/message/${ana.id}#k=${ana.key}`)
      await joinOn(phone)
      const staff = await pageOf(1, director.token)
      await staff.goto(`/studio/${day.session.studio_uri}/${day.id}`)
      await expectMoving(staff, 'Ana Example')
      await staff.getByRole('button', { name: 'Start camera' }).click()
      await expectMoving(phone, 'Dana')
    })

    it('refuse the picture of a viewer [LIV-13]', async () => {
      const day = await SessionDay.start(production.origin, await signIn(production.origin, 'director'))
      const client = await signIn(production.origin, 'client')
      const { socket } = new LiveClient(production.apiOrigins[1]!, client.token!)
      const ticket = await client.call(joinMeeting, { session: day.id, room: 'main' })
      if (ticket.kind !== 'janus') throw new Error(`A room of ${ticket.kind}`)
      const room = `${meetingRoom.prefix}:${ticket.room}`
      expect(await socket.emitWithAck('meeting-join', { room })).to.include({ ok: true })
      const ask = (request: MediaRequest) => socket.emitWithAck('meeting-media', { room, request })
      expect(await ask({ kind: 'enter', token: ticket.token })).to.deep.equal({ ok: true })
      expect(await ask({ kind: 'publish', sdp: 'v=0' })).to.include({ ok: false, code: 'denied' })
      socket.disconnect()
    })
  })
})
