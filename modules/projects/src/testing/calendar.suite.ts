import { accountDeleted } from '@callboard/accounts/contract'
import { Actor, standingOf } from '@callboard/core'
import { eachTest, refusalOf, type StoreHarness, type TestScope, testsOf } from '@callboard/core/testing'
import { expect } from 'chai'
import ICAL from 'ical.js'
import nodeIcal from 'node-ical'
import type { ProjectsStore } from '../application/ports/index.ts'
import {
  getCalendarFeed,
  listCalendar,
  listInvoices,
  readCalendarFeed,
  renewCalendarFeed,
  setDatesInvoiced,
  setInvoiced,
} from '../contract/index.ts'
import type { Project } from '../domain/project.ts'
import type { Session, SessionDate } from '../domain/session.ts'
import { dateOn, projectNamed, sessionNamed } from './builders.ts'
import { projectsWorld } from './projects-world.ts'

const MARCH = { start: '2026-03-01', end: '2026-04-01' }

/** An event as both parsers read it. */
interface ReadEvent {
  readonly uid: string
  readonly sequence: number
  readonly summary: string
  readonly description: string
  readonly location: string
  readonly start: string
  readonly end: string
  readonly wholeDay: boolean
}

const byUid = (events: readonly ReadEvent[]) => events.toSorted((a, b) => a.uid.localeCompare(b.uid))

function byIcalJs(content: string): readonly ReadEvent[] {
  const events = new ICAL.Component(ICAL.parse(content) as unknown[]).getAllSubcomponents('vevent')
  return events.map((component) => {
    const event = new ICAL.Event(component)
    const say = (time: ICAL.Time) => (time.isDate ? time.toString() : time.toJSDate().toISOString())
    return {
      uid: event.uid,
      sequence: event.sequence,
      summary: event.summary,
      description: event.description,
      location: event.location ?? '',
      start: say(event.startDate),
      end: say(event.endDate),
      wholeDay: event.startDate.isDate,
    }
  })
}

const two = (part: number) => String(part).padStart(2, '0')
/** node-ical gives days as midnight of the machine's zone. */
const localDay = (at: Date) => `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`

function byNodeIcal(content: string): readonly ReadEvent[] {
  return Object.values(nodeIcal.sync.parseICS(content)).flatMap((event) => {
    if (event?.type !== 'VEVENT') return []
    const wholeDay = event.datetype === 'date'
    const say = (at: Date) => (wholeDay ? localDay(at) : at.toISOString())
    return [
      {
        uid: event.uid,
        sequence: Number(event.sequence),
        summary: String(event.summary),
        description: String(event.description ?? ''),
        location: String(event.location ?? ''),
        start: say(event.start),
        end: say(event.end as Date),
        wholeDay,
      },
    ]
  })
}

/** The events of a feed. @throws AssertionError when two independent parsers read different things */
function eventsOf(content: string): readonly ReadEvent[] {
  const [one, other] = [byUid(byIcalJs(content)), byUid(byNodeIcal(content))]
  expect(one).to.deep.equal(other)
  return one
}

/** The calendar of staff over a real store: run by every adapter of the store. */
export function calendarSuite(
  name: string,
  make: () => Promise<StoreHarness<ProjectsStore>>,
  scope: TestScope = 'all',
): void {
  describe(`calendar: ${name}`, () => {
    const { it, race } = testsOf(scope)
    const harness = eachTest(async () => {
      const { store, stop } = await make()
      return { world: projectsWorld(store), stop }
    })
    const world = () => harness().world

    /** A session with these dates, of a project of its own. */
    const casting = async (
      dates: readonly SessionDate[],
      changes: { project?: Partial<Project>; session?: Partial<Session> } = {},
      key = 'film',
    ) =>
      world().store.write(async ({ projects, sessions }) => {
        await projects.insert(
          projectNamed(key, { castingDirectorIds: ['user-director'], ...changes.project }),
        )
        await sessions.insert(sessionNamed(key, `project-${key}`, { dates, ...changes.session }))
      })
    const change = (edit: (session: Session) => Session) =>
      world().store.write(async ({ sessions }) => {
        const session = await sessions.locked('session-film')
        if (session) await sessions.save({ ...edit(session), version: session.version + 1 })
      })
    const listed = (who: string, span = MARCH) => world().call(listCalendar, world().as(who), span)
    const ids = async (who: string) => (await listed(who)).dates.map(({ _id }) => _id)

    describe('the dates of a span', () => {
      it('have all that the calendar and its dialog show [CAL-01] [CAL-02]', async () => {
        await casting(
          [
            dateOn('2026-03-08', {
              locationType: 'Both',
              inPersonLocation: 'Stage 4',
              managerIds: ['user-manager'],
              lobbyManagerIds: ['user-stranger'],
            }),
          ],
          { project: { name: 'Big Film' }, session: { name: 'First calls' } },
        )
        const { dates, complete, days } = await listed('admin')
        const person = (name: string) => ({
          _id: `user-${name}`,
          first_name: name,
          last_name: 'Example',
          email: `${name}@example.com`,
        })
        expect({ dates, complete, days }).to.deep.equal({
          dates: [
            {
              _id: 'date-2026-03-08',
              session: { _id: 'session-film', name: 'First calls' },
              studio: { _id: 'project-film', name: 'Big Film', uri: 'uri-film' },
              date: '2026-03-08',
              start_time: '10:00',
              time_zone: 'America/Los_Angeles',
              start: '2026-03-08T17:00:00.000Z',
              end: '2026-03-08T17:30:00.000Z',
              stretches: [],
              location_type: 'Both',
              in_person_location: 'Stage 4',
              casting_directors: [person('director')],
              managers: [person('manager')],
              lobbyManager: [person('stranger')],
              book_status: 'Book',
              invoiced: false,
              can: { set_invoiced: true },
            },
          ],
          complete: true,
          days: [],
        })
      })

      it('are as long as their time frames, and half an hour at least, on page and feed [CAL-01] [SCH-14]', async () => {
        await casting(['05', '06', '07'].map((day) => dateOn(`2026-03-${day}`)))
        const stretch = (start: string, end: string) => ({ start: new Date(start), end: new Date(end) })
        world().held.stretches.set('date-2026-03-05', [
          stretch('2026-03-05T18:00:00.000Z', '2026-03-05T20:00:00.000Z'),
          stretch('2026-03-05T23:00:00.000Z', '2026-03-06T01:15:00.000Z'),
        ])
        world().held.stretches.set('date-2026-03-06', [
          stretch('2026-03-06T16:00:00.000Z', '2026-03-06T17:00:00.000Z'),
        ])
        const expected = ['2026-03-06T01:15:00.000Z', '2026-03-06T18:30:00.000Z', '2026-03-07T18:30:00.000Z']
        const { dates } = await listed('director')
        expect(dates.map(({ end }) => end)).to.deep.equal(expected)
        expect(dates.map(({ stretches }) => stretches)).to.deep.equal([
          [
            { start: '2026-03-05T18:00:00.000Z', end: '2026-03-05T20:00:00.000Z' },
            { start: '2026-03-05T23:00:00.000Z', end: '2026-03-06T01:15:00.000Z' },
          ],
          [{ start: '2026-03-06T16:00:00.000Z', end: '2026-03-06T17:00:00.000Z' }],
          [],
        ])
        const { address } = await world().call(renewCalendarFeed, world().as('director'), {})
        const secret = address!.split('/').at(-2)!
        const { content } = await world().call(readCalendarFeed, Actor.anonymous, { secret })
        expect(eventsOf(content).map(({ end }) => end)).to.deep.equal(expected)
      })

      it('are seen by exactly those to whom the policy gives a standing to the date [SEC-01]', async () => {
        const directors = ['director', 'rival', 'guest']
        const managers = ['manager', 'stranger', 'guest']
        const some = (names: readonly string[], seed: number) =>
          names.filter((_, at) => (seed >> at) & 1).map((one) => `user-${one}`)
        const grounds = new Map<string, { ownerIds: string[]; managerIds: string[] }>()
        for (let seed = 0; seed < 64; seed += 1) {
          const castingDirectorIds = some(directors, seed)
          const [first, ...others] = some(managers, seed >> 3)
          const dates = [
            dateOn('2026-03-05', { id: `${seed}-a`, managerIds: first ? [first] : [] }),
            dateOn('2026-03-06', { id: `${seed}-b`, lobbyManagerIds: others }),
          ]
          await casting(dates, { project: { castingDirectorIds } }, `p${seed}`)
          for (const { id, managerIds, lobbyManagerIds } of dates)
            grounds.set(id, { ownerIds: castingDirectorIds, managerIds: [...managerIds, ...lobbyManagerIds] })
        }
        for (const who of ['admin', 'director', 'rival', 'guest', 'manager', 'stranger']) {
          const seen = new Set(await ids(who))
          for (const [id, ground] of grounds)
            expect(seen.has(id), `${who} and ${id}`).to.equal(standingOf(world().as(who), ground) !== null)
        }
      })

      it('are Hold without people and Book with some; invoiced is apart from both [SES-04]', async () => {
        await casting([
          dateOn('2026-03-05'),
          dateOn('2026-03-06', { lobbyManagerIds: ['user-manager'] }),
          dateOn('2026-03-07', { invoiced: true }),
        ])
        const { dates } = await listed('director')
        expect(dates.map(({ book_status, invoiced }) => [book_status, invoiced])).to.deep.equal([
          ['Hold', false],
          ['Book', false],
          ['Hold', true],
        ])
        expect(dates.every(({ can }) => !can.set_invoiced)).to.equal(true)
      })

      it('of an archived project are those that have begun', async () => {
        await casting([dateOn('2026-03-01'), dateOn('2026-03-05')], { project: { archived: true } })
        expect(await ids('director')).to.deep.equal(['date-2026-03-01'])
      })

      it('are asked for by at most 400 days, the first before the last', async () => {
        const ask = (start: string, end: string) => refusalOf(listed('director', { start, end }))
        expect((await ask('2026-03-02', '2026-03-01')).fields).to.have.property('end')
        expect((await ask('2026-01-01', '2027-02-06')).fields).to.have.property('end')
        expect((await listed('director', { start: '2026-01-01', end: '2027-02-05' })).complete).to.equal(true)
      })
    })

    describe('the own days of a freelancer', () => {
      it('are beside the dates, each the same day in every zone [CAL-03] [D5]', async () => {
        world().freelancerDays.set('user-manager', {
          available: ['2026-02-28', '2026-03-01', '2026-03-31'],
          notAvailable: ['2026-03-09', '2026-04-01'],
        })
        expect((await listed('manager')).days).to.deep.equal([
          { date: '2026-03-01', kind: 'available' },
          { date: '2026-03-31', kind: 'available' },
          { date: '2026-03-09', kind: 'not_available' },
        ])
        expect((await listed('admin')).days).to.deep.equal([])
        world().freelancerDays.set('user-director', { available: ['2026-03-01'], notAvailable: [] })
        expect((await listed('director')).days).to.deep.equal([])
      })
    })

    describe('invoiced', () => {
      it('is set and taken back by a super admin for one date alone [CAL-02] [SES-04]', async () => {
        await casting([dateOn('2026-03-05', { managerIds: ['user-manager'] }), dateOn('2026-03-06')])
        const set = (invoiced: boolean, day = 'date-2026-03-05') =>
          world().call(setInvoiced, world().as('admin'), { session: 'session-film', day, invoiced })
        expect(await set(true)).to.deep.equal({ _id: 'date-2026-03-05', invoiced: true })
        const states = async () =>
          (await listed('manager')).dates
            .concat((await listed('director')).dates)
            .map(({ _id, invoiced, book_status }) => `${_id.slice(-2)} ${invoiced} ${book_status}`)
        expect(await states()).to.deep.equal(['05 true Book', '05 true Book', '06 false Hold'])
        await set(false)
        expect(await states()).to.deep.equal(['05 false Book', '05 false Book', '06 false Hold'])
        expect((await refusalOf(set(true, 'date-of-another'))).kind).to.equal('missing')
      })

      race('is kept when dates are marked at the same moment', async () => {
        const days = ['05', '06', '07', '08', '09'].map((day) => `2026-03-${day}`)
        await casting(days.map((day) => dateOn(day)))
        const admin = world().as('admin')
        await Promise.all(
          days.map((day) =>
            world().call(setInvoiced, admin, { session: 'session-film', day: `date-${day}`, invoiced: true }),
          ),
        )
        expect((await listed('admin')).dates.map(({ invoiced }) => invoiced)).to.deep.equal(
          days.map(() => true),
        )
      })

      it('is refused to owners, and missing for strangers [SEC-01]', async () => {
        await casting([dateOn('2026-03-05')])
        const input = { session: 'session-film', day: 'date-2026-03-05', invoiced: true }
        const kinds = []
        for (const who of ['director', 'rival'])
          kinds.push((await refusalOf(world().call(setInvoiced, world().as(who), input))).kind)
        expect(kinds).to.deep.equal(['denied', 'missing'])
        expect((await listed('director')).dates[0]?.invoiced).to.equal(false)
      })
    })

    describe('the invoices of a casting director', () => {
      const invoices = async (invoiced: boolean, user_id = 'user-director') =>
        await world().call(listInvoices, world().as('admin'), { user_id, invoiced })
      const named = async (invoiced: boolean) =>
        (await invoices(invoiced)).studios.flatMap(({ name, sessions }) =>
          sessions.flatMap((session) =>
            session.dates.map(({ date }) => `${name}/${session.name}/${date.slice(-2)}`),
          ),
        )
      const booked = (day: string) => dateOn(day, { managerIds: ['user-manager'] })
      const mark = (invoiced: boolean, ...days: readonly string[]) =>
        world().call(setDatesInvoiced, world().as('admin'), {
          dates: days.map((day) => ({ session: 'session-film', day })),
          invoiced,
        })

      it('are dates of archived projects too, under Pending until they are marked together [ADM-05]', async () => {
        await casting(['2026-03-05', '2026-03-06', '2026-03-07'].map(booked), { project: { archived: true } })
        world().clock.set('2026-03-09T12:00:00.000Z')
        const pending = await named(false)
        expect(pending.map((one) => one.slice(-2))).to.deep.equal(['05', '06', '07'])
        expect(await named(true)).to.deep.equal([])
        expect(await mark(true, 'date-2026-03-05', 'date-2026-03-07')).to.deep.equal({ marked: 2 })
        expect(await named(false)).to.deep.equal([pending[1]])
        expect(await named(true)).to.deep.equal([pending[0], pending[2]])
        expect(await mark(true, 'date-2026-03-05', 'date-2026-03-06')).to.deep.equal({ marked: 1 })
        expect((await invoices(false)).count).to.equal(0)
        await mark(false, 'date-2026-03-06')
        expect(await named(false)).to.deep.equal([pending[1]])
        expect((await invoices(false, 'user-rival')).studios).to.deep.equal([])
      })

      it('are pending once they were booked and are over, and invoiced whenever they are marked [ADM-05]', async () => {
        await casting([
          booked('2026-03-05'),
          dateOn('2026-03-06', { id: 'held' }),
          dateOn('2026-03-07', { lobbyManagerIds: ['user-manager'] }),
          booked('2026-03-08'),
        ])
        await mark(true, 'held', 'date-2026-03-08')
        await mark(false, 'held')
        const days = async (invoiced: boolean) => (await named(invoiced)).map((one) => one.slice(-2))
        world().clock.set('2026-03-06T11:59:00.000Z')
        expect([await days(false), (await invoices(false)).count]).to.deep.equal([[], 0])
        world().clock.set('2026-03-06T12:00:00.000Z')
        expect(await days(false)).to.deep.equal(['05'])
        world().clock.set('2026-03-20T12:00:00.000Z')
        expect(await days(false)).to.deep.equal(['05', '07'])
        expect(await days(true)).to.deep.equal(['08'])
      })

      it('are marked together, or not at all when one of the dates is gone [ADM-05]', async () => {
        await casting([dateOn('2026-03-05')])
        expect((await refusalOf(mark(true, 'date-2026-03-05', 'date-gone'))).kind).to.equal('missing')
        expect(await named(true)).to.deep.equal([])
      })

      it('come by 20 projects a page, newest first, with the count of all [ADM-05]', async () => {
        await world().store.write(async ({ projects, sessions }) => {
          for (let at = 10; at <= 31; at += 1) {
            await projects.insert(projectNamed(`${at}`, { castingDirectorIds: ['user-director'] }))
            const dates = [{ ...booked('2026-03-05'), id: `date-${at}` }]
            await sessions.insert(sessionNamed(`s${at}`, `project-${at}`, { dates }))
          }
        })
        world().clock.set('2026-03-09T12:00:00.000Z')
        const page = async (at: number) =>
          await world().call(listInvoices, world().as('admin'), {
            user_id: 'user-director',
            invoiced: false,
            page: at,
          })
        const [first, second] = [await page(1), await page(2)]
        expect([first.count, first.studios.length]).to.deep.equal([22, 20])
        expect(first.studios[0]?.name).to.equal('31')
        expect(second.studios.map(({ name }) => name)).to.deep.equal(['11', '10'])
      })
    })

    describe('the feed', () => {
      const secretFrom = (address: string | null) =>
        /feeds\/([^/]+)\/callboard\.ics$/.exec(address ?? '')?.[1] ?? ''
      const renew = async (who: string) =>
        secretFrom((await world().call(renewCalendarFeed, world().as(who))).address)
      const fetched = (secret: string) => world().call(readCalendarFeed, Actor.anonymous, { secret })
      const events = async (secret: string) => eventsOf((await fetched(secret)).content)

      it('has an address of 256 random bits, for its account to look at again [C3]', async () => {
        const own = () => world().call(getCalendarFeed, world().as('manager'))
        expect(await own()).to.deep.equal({ address: null, webcal: null })
        const made = await world().call(renewCalendarFeed, world().as('manager'))
        expect(made.address).to.match(
          /^https:\/\/callboard\.example\/api\/calendar\/feeds\/[A-Za-z0-9_-]{43}\/callboard\.ics$/,
        )
        expect(made.webcal).to.equal(made.address?.replace('https:', 'webcal:'))
        expect(await own()).to.deep.equal(made)
        expect((await world().call(getCalendarFeed, world().as('director'))).address).to.equal(null)
      })

      it('keeps its secret only digested and encrypted', async () => {
        const secret = await renew('manager')
        const feed = await world().store.read(({ feeds }) => feeds.find('user-manager'))
        expect(feed?.digest).to.match(/^[0-9a-f]{64}$/)
        expect(feed?.locked).to.equal(`calendar-feed:user-manager/${secret}`)
      })

      it('is missing under any other secret, and under the old one once it is renewed [C3]', async () => {
        const first = await renew('manager')
        expect((await fetched(first)).content).to.match(/^BEGIN:VCALENDAR\r\n/)
        const second = await renew('manager')
        for (const secret of [first, 'user-manager', '', `${second}x`, '%', 'a'.repeat(43)])
          expect((await refusalOf(fetched(secret))).kind, secret).to.equal('missing')
        expect((await fetched(second)).content).to.match(/^BEGIN:VCALENDAR\r\n/)
      })

      it('ends with its account, and for one that is no staff any more [C3]', async () => {
        await casting([dateOn('2026-03-05', { managerIds: ['user-manager'] })])
        const secret = await renew('manager')
        world().becomes('manager', 'talent')
        expect((await refusalOf(fetched(secret))).kind).to.equal('missing')
        world().becomes('manager', 'session_manager')
        expect(await events(secret)).to.have.length(1)
        world().becomes('manager', null)
        expect((await refusalOf(fetched(secret))).kind).to.equal('missing')
        const gone = { user_id: 'user-manager', email: 'manager@example.com' }
        await world().work(accountDeleted, gone)
        expect(await world().store.read(({ feeds }) => feeds.find('user-manager'))).to.equal(null)
      })

      it('shows exactly what the calendar of its account shows, read alike by two parsers [CAL-04] [C3] [C4]', async () => {
        world().freelancerDays.set('user-manager', {
          available: ['2026-03-20'],
          notAvailable: ['2026-12-31'],
        })
        await casting(
          [
            dateOn('2026-03-05', { managerIds: ['user-manager'], invoiced: true }),
            dateOn('2026-03-06', { lobbyManagerIds: ['user-manager'] }),
            dateOn('2026-03-07', { managerIds: ['user-stranger'] }),
          ],
          { project: { name: 'Big Film' } },
        )
        await casting([dateOn('2026-03-08', { id: 'other' })], {}, 'other')
        for (const who of ['admin', 'director', 'manager', 'rival']) {
          const { dates, days } = await listed(who, { start: '2026-01-01', end: '2027-01-31' })
          const read = await events(await renew(who))
          const shown = [
            ...dates.map(({ _id, start, end }) => [_id, start, end].join()),
            ...days.map(({ date }) => `user-${who}-${date},${date}`),
          ]
          const fed = read.map(({ uid, start, end, wholeDay }) =>
            [uid.split('@')[0], start, ...(wholeDay ? [] : [end])].join(),
          )
          expect(fed.toSorted(), who).to.deep.equal(shown.toSorted())
        }
        const [first] = await events(await renew('manager'))
        expect(first?.summary).to.equal('Big Film: film')
        expect(first?.description.split('\n')).to.deep.equal([
          'Status: Invoiced',
          'Starts: 10:00 AM PST',
          'Casting directors: director Example',
          'Session managers: manager Example',
          'Casting location: Virtual',
        ])
      })

      it('reaches from three months back to eighteen months ahead', async () => {
        const days = ['2025-11-29', '2025-11-30', '2027-08-31', '2027-09-01']
        await casting(days.map((day) => dateOn(day)))
        const read = await events(await renew('director'))
        expect(read.map(({ uid }) => uid.slice(5, 15))).to.deep.equal(['2025-11-30', '2027-08-31'])
      })

      it('gives instants right for their date, in odd zones and where clocks change [C4] [D7]', async () => {
        const zones: readonly (readonly [string, string, string, string, string])[] = [
          ['la', 'America/Los_Angeles', '2026-03-07', '2026-03-07T18:00:00.000Z', '10:00 AM PST'],
          ['la-dst', 'America/Los_Angeles', '2026-03-08', '2026-03-08T17:00:00.000Z', '10:00 AM PDT'],
          ['howe', 'Australia/Lord_Howe', '2026-04-04', '2026-04-03T23:00:00.000Z', '10:00 AM GMT+11'],
          ['howe-dst', 'Australia/Lord_Howe', '2026-04-05', '2026-04-04T23:30:00.000Z', '10:00 AM GMT+10:30'],
          ['kathmandu', 'Asia/Kathmandu', '2026-06-01', '2026-06-01T04:15:00.000Z', '10:00 AM GMT+5:45'],
          ['kiritimati', 'Pacific/Kiritimati', '2026-06-01', '2026-05-31T20:00:00.000Z', '10:00 AM GMT+14'],
        ]
        for (const [key, timeZone, day] of zones)
          await casting([dateOn(day, { id: key })], { session: { timeZone } }, key)
        const read = await events(await renew('director'))
        for (const [key, , , start, said] of zones) {
          const event = read.find(({ uid }) => uid.startsWith(`${key}@`))
          expect(event?.start, key).to.equal(start)
          expect(event?.description, key).to.include(`Starts: ${said}`)
        }
      })

      it('gives days without a zone, so that no program moves them [C4] [D5]', async () => {
        world().freelancerDays.set('user-manager', { available: [], notAvailable: ['2026-12-31'] })
        const secret = await renew('manager')
        const { content } = await fetched(secret)
        expect(content).to.include('DTSTART;VALUE=DATE:20261231\r\nDTEND;VALUE=DATE:20270101\r\n')
        const [day] = await events(secret)
        expect(day).to.deep.include({ summary: 'Not available', start: '2026-12-31', end: '2027-01-01' })
      })

      it('keeps the id of a date over edits while its sequence rises, and a removed date is gone [C4]', async () => {
        await casting([dateOn('2026-03-05'), dateOn('2026-03-06')])
        const secret = await renew('director')
        const before = await events(secret)
        await change((session) => ({
          ...session,
          dates: session.dates.map((date) => ({ ...date, startTime: '11:30' })),
        }))
        const moved = await events(secret)
        expect(moved.map(({ uid }) => uid)).to.deep.equal(before.map(({ uid }) => uid))
        expect(moved[0]?.start).to.equal('2026-03-05T19:30:00.000Z')
        expect(moved[0]?.sequence).to.be.greaterThan(before[0]!.sequence)
        const invoice = { session: 'session-film', day: 'date-2026-03-05', invoiced: true }
        await world().call(setInvoiced, world().as('admin'), invoice)
        expect((await events(secret))[0]?.sequence).to.be.greaterThan(moved[0]!.sequence)
        await change((session) => ({ ...session, dates: session.dates.slice(1) }))
        expect((await events(secret)).map(({ uid }) => uid)).to.deep.equal([before[1]?.uid])
      })

      it('has another version when it says something else, and only then', async () => {
        await casting([dateOn('2026-03-05')])
        const secret = await renew('director')
        const first = await fetched(secret)
        world().clock.advance(60_000)
        const later = await fetched(secret)
        expect(later.version).to.equal(first.version)
        await change((session) => ({ ...session, name: 'Renamed' }))
        expect((await fetched(secret)).version).not.to.equal(first.version)
      })

      it('survives any name, and holds nobody’s e-mail address [C4]', async () => {
        const odd = 'A, B; C\\D\r\nATTENDEE:x "q" Ünï 漢字 🎬 '.repeat(4)
        await casting([dateOn('2026-03-05', { managerIds: ['user-manager'], inPersonLocation: odd })], {
          project: { name: odd },
        })
        const secret = await renew('director')
        const { content } = await fetched(secret)
        for (const line of content.split('\r\n')) expect(Buffer.byteLength(line)).to.be.at.most(75)
        expect(content).not.to.match(/[^\r]\n/)
        expect(content).not.to.include('@example.com')
        const [event] = await events(secret)
        expect(event?.summary).to.equal(`${odd.replaceAll('\r\n', '\n')}: film`)
        for (const property of ['REFRESH-INTERVAL;VALUE=DURATION:PT15M', 'X-PUBLISHED-TTL:PT15M'])
          expect(content.split('\r\n')).to.include(property)
      })
    })
  })
}
