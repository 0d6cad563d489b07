import { once } from 'node:events'
import {
  removeChatAccount,
  removeTextAccount,
  saveChatAccount,
  saveTextAccount,
  verifyToken,
} from '@callboard/accounts/contract'
import {
  getLobby,
  type LobbyRecord,
  recordChanged,
  sendChat,
  sessionRoom,
  updateRecord,
} from '@callboard/lobby/contract'
import { getSession, updateSession } from '@callboard/projects/contract'
import {
  addTimeFrame,
  bookSlot,
  listAvailability,
  listTimeFrames,
  updateTimeFrame,
} from '@callboard/scheduling/contract'
import { expect } from 'chai'
import { ApiClient, Refusal } from '../../drivers/http/api-client.ts'
import { MessageLog } from '../../drivers/http/message-log.ts'
import { prepareCheckIn, signIn, startSession } from '../../drivers/http/office.ts'
import { type CometChat, startCometChat } from '../../peers/cometchat.ts'
import { type Production, startProduction } from '../../peers/production.ts'
import { seedTalent } from '../../peers/seed-talent.ts'
import { dayFromToday, ZONE } from '../../support/today.ts'
import { Listener } from '../realtime/frames.ts'
import { rounds } from '../support/rounds.ts'

const CONTENDERS = rounds(200)
const SLOTS = 10
const PLACES_A_SLOT = 10
const CALLERS = 6

describe('two APIs and two workers behind a balancer', () => {
  let cometChat: CometChat
  let production: Production

  before(async () => {
    // The callers come from addresses of their own, as if a second proxy stood in front.
    cometChat = await startCometChat()
    production = await startProduction({ CALLBOARD_TRUST_PROXY: '2', ...cometChat.env })
  })
  after(async () => {
    await production?.stop()
    await cometChat?.stop()
  })
  afterEach(() => production.expectNoServerFault())

  it('give 100 places to exactly 100 of many talent who ask at once, and never fail [REL-03]', async () => {
    const director = await signIn(production.origin, 'director')
    const session = await startSession(director, ['Barista'])
    const day = session.dates[1]!
    const where = { session: session._id, day: day._id }
    const frame = await director.call(addTimeFrame, {
      ...where,
      name: 'Morning',
      start_time: '10:00',
      end_time: '12:30',
      length_time_slot: 15,
      roles: [{ role: 'Barista', participants_count: PLACES_A_SLOT }],
    })
    const slots = async () => {
      const { dates } = await director.call(listAvailability, { ...where, time_zone: ZONE })
      return dates[day.date]![frame._id]!.slots
    }
    const starts = (await slots()).map((slot) => slot.start)
    expect(starts).to.have.length(SLOTS)
    const tokens = await seedTalent(production.databaseUrl, CONTENDERS)
    const answers = await Promise.allSettled(
      tokens.map((token, n) =>
        // Half of them by each API, past the balancer, so that both are in it for sure.
        new ApiClient(production.apiOrigins[n % 2]!, token).call(bookSlot, {
          ...where,
          availability: frame._id,
          start_time: starts[n % SLOTS]!,
          role: 'Barista',
        }),
      ),
    )
    const refused = answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason] : []))
    for (const refusal of refused) expect(refusal).to.be.instanceOf(Refusal).and.include({ status: 409 })
    expect(answers.length - refused.length).to.equal(SLOTS * PLACES_A_SLOT)
    const booked = (await slots()).map((slot) => slot.talents_with_roles.Barista?.talents ?? [])
    for (const talents of booked) expect(talents).to.have.length(PLACES_A_SLOT)
    const people = booked.flat().map(({ talent }) => talent._id)
    expect(new Set(people)).to.have.length(SLOTS * PLACES_A_SLOT)
  })

  it('keep every appointment on its date and in its frame while staff move and shrink them [SCH-14]', async () => {
    const director = await signIn(production.origin, 'director')
    const { _id: id } = await startSession(director, ['Barista'])
    const { dates } = await director.call(getSession, { id })
    const [kept, moving] = [dates[0]!, dates[1]!]
    const where = { session: id, day: moving._id }
    const days = [moving.date, dayFromToday(3), dayFromToday(4)]
    const frame = await director.call(addTimeFrame, {
      ...where,
      name: 'Morning',
      start_time: '10:00',
      end_time: '12:30',
      length_time_slot: 15,
      roles: [{ role: 'Barista', participants_count: PLACES_A_SLOT }],
    })
    const slotsOn = async (day: string) => {
      const seen = await director.call(listAvailability, { ...where, time_zone: ZONE })
      return seen.dates[day]?.[frame._id]?.slots ?? []
    }
    const fields = ({ _id, date, start_time, location_type }: typeof moving) => ({
      _id,
      date,
      start_time,
      location_type,
    })
    /** Agrees to the number of appointments the move touches, again whenever it has changed. */
    const moveTo = async (date: string) => {
      for (let agreed_appointments = 0; ; ) {
        const { version } = await director.call(getSession, { id })
        const wanted = [fields(kept), { ...fields(moving), date }]
        const refusal = await director
          .call(updateSession, { id, version, dates: wanted, agreed_appointments })
          .then(
            () => null,
            (fault: unknown) => fault,
          )
        if (refusal === null) return
        expect(refusal).to.be.instanceOf(Refusal).and.include({ code: 'touches_appointments' })
        agreed_appointments = (refusal as Refusal).details.appointments!
      }
    }
    const starts: string[][] = []
    for (const day of days) {
      await moveTo(day)
      starts.push((await slotsOn(day)).map((slot) => slot.start))
    }
    expect(starts.map((ofDay) => ofDay.length)).to.deep.equal(days.map(() => SLOTS))

    const tokens = await seedTalent(production.databaseUrl, CONTENDERS)
    const booking = Promise.allSettled(
      tokens.map((token, n) =>
        new ApiClient(production.apiOrigins[n % 2]!, token).call(bookSlot, {
          ...where,
          availability: frame._id,
          start_time: starts[n % days.length]![n % SLOTS]!,
          role: 'Barista',
        }),
      ),
    )
    const shrink = async (end_time: string) => {
      const [{ version } = frame] = await director.call(listTimeFrames, where)
      const { name, start_time, length_time_slot, roles } = frame
      const change = { ...where, name, start_time, end_time, length_time_slot, roles, version }
      await director
        .call(updateTimeFrame, { ...change, availability: frame._id })
        .catch((fault: unknown) =>
          expect((fault as Refusal).code).to.be.oneOf(['stale', 'appointments_exist']),
        )
    }
    for (const [turn, day] of [...days, ...days].entries()) {
      await moveTo(day)
      await shrink(turn % 2 === 0 ? '12:15' : '12:30')
    }
    const answers = await booking
    const refused = answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason] : []))
    for (const refusal of refused) {
      expect(refusal).to.be.instanceOf(Refusal).and.include({ status: 409 })
      expect(refusal.current).to.have.property('dates')
    }
    const last = days.at(-1)!
    const slots = await slotsOn(last)
    const booked = slots.map((slot) => slot.talents_with_roles.Barista?.talents ?? [])
    for (const talents of booked) expect(talents).to.have.length.at.most(PLACES_A_SLOT)
    // The page shows appointments that are in a slot of the frame on this day; none is anywhere else.
    const people = booked.flat().map(({ talent }) => talent._id)
    expect(new Set(people)).to.have.length(people.length)
    expect(people).to.have.length(answers.length - refused.length)
  })

  it('answer every request while one process after the other is replaced [OPS-04]', async () => {
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
    while (told().length < numbers.length)
      await once(back.live.socket as unknown as NodeJS.EventEmitter, 'signal')
    back.cut()
    expect(told()).to.deep.equal(numbers)
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
})
