import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getMessage, listMessages } from '@callboard/admin/contract'
import { readSettings } from '@callboard/assembly'
import { until } from '@callboard/core/testing'
import { listProfiles, listRequests } from '@callboard/freelancers/contract'
import { RECORD_STATES } from '@callboard/lobby/contract'
import { getPage, getReactions, listComments, listPostings } from '@callboard/posting/contract'
import { listClientProjects, listSessions } from '@callboard/projects/contract'
import { getReview, listArchives, type VideoView } from '@callboard/review/contract'
import { getScheduledAppointments, listAppointments } from '@callboard/scheduling/contract'
import { expect } from 'chai'
import { type Studio, startStudio } from '../studio.ts'
import { DemoDay } from './demo-day.ts'
import { DemoOffice, demoTime, SELF_TAPES } from './demo-office.ts'

let data: string
let studio: Studio
let demo: DemoDay
let office: DemoOffice
let reported: string[]

async function open(): Promise<void> {
  data = await mkdtemp(join(tmpdir(), 'callboard-demo-'))
  reported = []
}

async function close(): Promise<void> {
  await stop()
  await rm(data, { recursive: true, force: true })
}

/** Starts the product over the data folder of a test, as `main.ts` does. @returns true when accounts are new */
async function start(changes: Readonly<Record<string, string>> = {}): Promise<boolean> {
  const environment = { CALLBOARD_DATA: data, CALLBOARD_LOG: 'silent', PORT: '0', ...changes }
  const settings = readSettings(environment, 'studio', data)
  studio = await startStudio({ ...settings, checkReplies: true })
  office = new DemoOffice(studio.container)
  demo = new DemoDay({
    container: studio.container,
    data,
    isWhole: settings.demo === 'day',
    report: (words) => reported.push(words),
  })
  return settings.demo !== 'none' && (await demo.begin())
}

/** No program of the machine is found, as where neither ffmpeg nor anything else was installed. */
async function withNothingInstalled<T>(run: () => Promise<T>): Promise<T> {
  const path = process.env.PATH
  process.env.PATH = ''
  try {
    return await run()
  } finally {
    process.env.PATH = path
  }
}

async function stop(): Promise<void> {
  await demo.stop()
  await studio.stop()
}

async function videos(): Promise<readonly VideoView[]> {
  const manager = await office.actor('manager')
  const sessions = [await office.firstRound(), (await office.session(SELF_TAPES))!]
  const reviews = await Promise.all(
    sessions.map(({ _id: session }) => office.run(getReview, manager, { session })),
  )
  return reviews.flatMap(({ groups }) => groups.flatMap((group) => group.videos))
}

/** Milliseconds: videos are made one after another. */
const MAKING = 600_000

/** Messages that the office itself has written. */
async function written(): Promise<readonly string[]> {
  const { messages } = await office.run(listMessages, await office.actor('admin'), { take: 100 })
  return messages
    .map(({ template }) => template)
    .filter((template) =>
      ['CLIENT_EMAIL', 'SHARE_SCHEDULE_LINK', 'STAFF_TEXT', 'TALENT_EMAIL'].includes(template),
    )
    .sort()
}

/** Numbers that a step which is done twice would raise. */
async function counts() {
  const director = await office.actor('director')
  const session = await office.firstRound()
  const tomorrow = { session: session._id, day: session.dates[1]!._id }
  const { pages, links } = await office.run(listPostings, director, { id: session.studio })
  // A message is in the log once its job has run.
  await until('four messages are written', async () => (await written()).length >= 4)
  return {
    sessions: (await office.run(listSessions, director, { id: session.studio })).length,
    arrivals: (await office.arrivals(session._id)).size,
    videos: (await videos()).map(({ name }) => name).sort(),
    appointments: (await office.run(listAppointments, director, tomorrow)).length,
    posted: [pages.length, links.length],
    archives: (await office.run(listArchives, director, { session: session._id })).archives.length,
    written: await written(),
  }
}

describe('the demo day', () => {
  let isNew: boolean

  before(async () => {
    await open()
    isNew = await withNothingInstalled(() => start())
    await demo.whole()
  })
  after(close)

  it('has people in every state of the lobby, takes and a self-tape that play, groups, answers, a posting page with its link, booked slots, a freelancer and messages; every take has a picture where nothing is installed; requests to freelancers are not part of it [OPS-09] [REV-15]', async () => {
    expect([isNew, reported]).to.deep.equal([true, []])
    const session = await office.firstRound()
    const states = new Set([...(await office.arrivals(session._id)).values()].map(({ state }) => state))
    expect([...states].sort()).to.deep.equal([...RECORD_STATES].sort())

    const areMade = (all: Awaited<ReturnType<typeof videos>>) =>
      all.every(({ state }) => state !== 'processing')
    const all = await until('the videos are made', videos, areMade, MAKING)
    expect(all.map(({ name }) => name).sort()).to.deep.equal([
      'Nina Brandt, take 1',
      'Nina Brandt, take 2',
      'Omar Haddad, take 1',
      'Omar Haddad, take 2',
      'Priya Nair, take 1',
      'Sofia Duarte, Barista',
    ])
    for (const { name, state, duration, url, thumbnail_url } of all) {
      expect(thumbnail_url, name).to.match(/poster\.jpg/)
      expect([name, state]).to.deep.equal([name, 'ready'])
      expect(duration, name).to.be.within(4, 7)
      const played = await fetch(new URL(url!, `http://127.0.0.1:${studio.port}`))
      expect(played.headers.get('content-type'), name).to.equal('video/mp4')
      const bytes = Buffer.from(await played.arrayBuffer())
      expect(bytes.toString('latin1', 4, 8), name).to.equal('ftyp')
    }
    expect(all.filter(({ liked }) => liked)).to.have.length(1)

    const client = await office.actor('client')
    const { studios } = await office.run(listClientProjects, client, {})
    expect(studios.map(({ name }) => name)).to.deep.equal(['Corner Shop'])
    const reactions = await office.run(getReactions, client, { session: session._id })
    expect(reactions.feedbacks.map(({ feedback }) => feedback).sort()).to.deep.equal(['maybe', 'yes', 'yes'])

    const { pages, links } = await office.run(listPostings, await office.actor('director'), {
      id: session.studio,
    })
    expect([pages.length, links.length]).to.deep.equal([1, 1])
    const place = { id: pages[0]!._id, link: links[0]!._id }
    const page = await office.run(getPage, client, place)
    expect(page.feedbacks.map(({ feedback }) => feedback).sort()).to.deep.equal(['maybe', 'yes'])
    expect(page.groups.map((group) => group.videos.length)).to.deep.equal([4, 1])
    const about = { page_id: place.id, link: place.link, ref_id: page.groups[0]!._id }
    expect((await office.run(listComments, client, about)).comments).to.have.length(1)

    const { profiles } = await office.run(listProfiles, await office.actor('director'), {})
    expect(profiles.map(({ last_name }) => last_name)).to.deep.equal(['Reyes'])
    expect(profiles[0]!.experience).to.match(/^<p>Commercials/)
    const { requests } = await office.run(listRequests, await office.actor('manager'), {})
    expect(requests.map(({ session_name, response }) => [session_name, response])).to.deep.equal([
      ['Callbacks', 'none'],
    ])
    expect((await counts()).appointments).to.equal(5)
    const today = { session: session._id, day: session.dates[0]!._id }
    const scheduled = await office.run(getScheduledAppointments, await office.actor('manager'), today)
    expect(scheduled.map(({ talent }) => talent.first_name).sort()).to.deep.equal(
      demoTime(90) <= '22:45' ? ['Elena', 'Tomas'] : [],
    )

    const admin = await office.actor('admin')
    const log = async () => (await office.run(listMessages, admin, { take: 100 })).messages
    const EXPECTED = [
      'APPOINTMENT_CONFIRMED',
      'ARCHIVE_READY',
      'CHECK_IN_EMAIL',
      'CHECK_IN_SUBMISSION_EMAIL',
      'CLIENT_EMAIL',
      'FREELANCER_REQUEST',
      'SHARE_SCHEDULE_LINK',
      'STAFF_TEXT',
      'TALENT_EMAIL',
      'TALENT_RESCHEDULE_APPOINTMENT',
      'YOUR_TURN_TEXT',
    ]
    await until('a message of each template is in the log', async () => {
      const kept = (await log()).filter(({ state }) => state === 'kept')
      const templates = new Set(kept.map(({ template }) => template))
      return EXPECTED.every((template) => templates.has(template))
    })
    const mail = (await log()).find(({ template }) => template === 'TALENT_EMAIL')!
    expect((await office.run(getMessage, admin, { id: mail._id })).text).to.include('Corner Shop')
  })

  it('is made once, however often the install starts', async () => {
    const before = await counts()
    await stop()
    expect(await start()).to.equal(false)
    await demo.whole()
    expect([await counts(), reported]).to.deep.equal([before, []])
  })
})

describe('an install whose demo does not live', () => {
  beforeEach(open)
  afterEach(close)

  it('has its beginning where that is asked for, and nothing in an empty install [OPS-09]', async () => {
    expect(await start({ CALLBOARD_DEMO: 'beginning' })).to.equal(true)
    await demo.whole()
    const arrivals = [...(await office.arrivals((await office.firstRound())._id)).values()]
    expect(arrivals.map(({ state }) => state)).to.deep.equal(Array(4).fill('waiting'))
    await stop()
    await rm(data, { recursive: true, force: true })

    expect(await start({ CALLBOARD_DEMO: 'false' })).to.equal(false)
    await demo.whole()
    expect(await office.account('director@callboard.test')).to.equal(null)
  })

  it('goes no further in an install that has accounts', async () => {
    await start({ CALLBOARD_DEMO: 'beginning' })
    await demo.whole()
    await stop()
    expect(await start({ CALLBOARD_DEMO: 'true' })).to.equal(false)
    await demo.whole()
    expect(await office.session(SELF_TAPES)).to.equal(null)
  })
})
