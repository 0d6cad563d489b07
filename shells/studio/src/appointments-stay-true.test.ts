import { deleteAccount } from '@callboard/accounts/contract'
import { ADMIN_STORE, type AdminStore } from '@callboard/admin'
import { jobQueues } from '@callboard/admin/contract'
import type { Endpoint } from '@callboard/core/http-contract'
import { until } from '@callboard/core/testing'
import {
  archiveProject,
  createProject,
  createSession,
  deleteProject,
  deleteSession,
  getProjectByUri,
  getSession,
  removeRole,
  restoreProject,
  type SessionView,
  updateProject,
  updateSession,
} from '@callboard/projects/contract'
import {
  addTimeFrame,
  bookSlot,
  deleteTimeFrame,
  getCalendarFile,
  listAvailability,
  listOwnAppointments,
  moveAppointment,
  updateTimeFrame,
} from '@callboard/scheduling/contract'
import { expect } from 'chai'
import { type Answer, ask, newPrincipal } from './principals.fixture.ts'
import { type TemporaryStudio, temporaryStudio } from './testing-studio.fixture.ts'

const PASSWORD = 'a long enough secret'
const DAY_MS = 86_400_000
const dayAfter = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10)
/** Dates of every session; in UTC, where no clock changes. */
const [FIRST_DAY, NEXT_DAY, NEW_DAY] = [dayAfter(30), dayAfter(31), dayAfter(45)]
/** Wall times of the two bookings. */
const [EARLY, LATE] = ['10:00', '10:45']
const at = (day: string, time: string) => `${day}T${time}:00.000Z`

type Principal = Awaited<ReturnType<typeof newPrincipal>>

interface Scene {
  readonly project: { readonly _id: string; readonly uri: string }
  readonly session: SessionView
  readonly where: { readonly session: string; readonly day: string }
  readonly frame: { readonly _id: string; readonly version: number }
  /** Ids of the appointments of the two talent. */
  readonly booked: readonly string[]
  readonly manager: Principal
  readonly talents: readonly Principal[]
}

/** The two appointments in every place after a change. */
interface Cells {
  /** Taken slots on the booking page, or the status of its refusal. */
  readonly page: readonly string[] | number
  /** Start and place of each talent's appointment in My Schedule. */
  readonly own: readonly string[]
  /** The one mail that each talent gets, but for the confirmation. */
  readonly mail: string | null
  /** Of that mail: method, status and sequence. */
  readonly file: string | null
}

const CANCELLED = { own: [], mail: 'DELETE_APPOINTMENT', file: 'CANCEL CANCELLED 1' } as const
const CHANGED = { mail: 'TALENT_RESCHEDULE_APPOINTMENT', file: 'PUBLISH CONFIRMED 1' } as const
const UNTOUCHED: Cells = {
  page: [at(FIRST_DAY, EARLY), at(FIRST_DAY, LATE)],
  own: [`${at(FIRST_DAY, EARLY)} Stage 4`, `${at(FIRST_DAY, LATE)} Stage 4`],
  mail: null,
  file: null,
}

describe('an appointment, after a change of its date, frame, session, project or accounts', () => {
  let product: TemporaryStudio
  let admin: Principal
  let director: Principal
  let scenes = 0

  before(async () => {
    // Talent are told of a move once it can be undone no more.
    product = await temporaryStudio({ CALLBOARD_UNDO_SECONDS: '1' })
    admin = await newPrincipal(product, 'super_admin', 'ada')
    director = await newPrincipal(product, 'casting_director', 'dana')
  })
  after(() => product?.stop())

  const call = (endpoint: Endpoint, input: object, who: Principal | null = director) =>
    ask(product.origin, endpoint, { ...input }, who?.token ?? null)
  const done = async (endpoint: Endpoint, input: object, who?: Principal | null) => {
    const { status, body } = await call(endpoint, input, who)
    expect(status, `${endpoint.name}: ${JSON.stringify(body)}`).to.equal(200)
    return body
  }
  const codeOf = ({ status, body }: Answer) => [status, body?.error?.code]

  /** Nothing is left to do after the call: events are handled and mails written. */
  async function settled(): Promise<void> {
    const left = async () => {
      const { queues, failed } = await done(jobQueues, {}, admin)
      expect(failed).to.deep.equal([])
      const counts = Object.values(queues as Record<string, { waiting: number; active: number }>)
      return counts.reduce((sum, { waiting, active }) => sum + waiting + active, 0)
    }
    await until('nothing is left to do', left, (count) => count === 0)
  }

  async function scene(roles = ['Barista']): Promise<Scene> {
    scenes += 1
    const n = scenes
    const project = await done(createProject, { name: `Corner shop ${n}`, project_roles: roles })
    const manager = await newPrincipal(product, 'session_manager', `manager${n}`)
    const place = { location_type: 'In Person', in_person_location: 'Stage 4' }
    const session = await done(createSession, {
      name: 'First calls',
      studio: project._id,
      time_zone: 'UTC',
      dates: [FIRST_DAY, NEXT_DAY].map((date) => ({
        date,
        start_time: '09:00',
        ...place,
        managers: [manager.id],
      })),
    })
    const where = { session: session._id, day: session.dates[0]._id }
    const frame = await done(addTimeFrame, {
      ...where,
      name: 'Morning',
      start_time: '10:00',
      end_time: '11:00',
      length_time_slot: 15,
      roles: roles.map((role) => ({ role, participants_count: 1 })),
    })
    const talents: Principal[] = []
    const booked: string[] = []
    for (const [index, time] of [EARLY, LATE].entries()) {
      const talent = await newPrincipal(product, 'talent', `talent${n}-${index}`)
      const own = await done(
        bookSlot,
        { ...where, availability: frame._id, start_time: at(FIRST_DAY, time), role: roles[0] },
        talent,
      )
      talents.push(talent)
      booked.push(own._id)
    }
    await settled()
    return { project, session, where, frame, booked, manager, talents }
  }

  const dateFields = ({
    _id,
    date,
    start_time,
    location_type,
    in_person_location,
  }: SessionView['dates'][0]) => ({
    _id,
    date,
    start_time,
    location_type,
    in_person_location,
  })
  /** The first date with changes, beside the second. */
  const withFirst = ({ session }: Scene, changes: object) => {
    const [first, second] = session.dates.map(dateFields)
    return { id: session._id, version: session.version, dates: [{ ...first, ...changes }, second] }
  }

  const pageOf = async ({ where }: Scene): Promise<Cells['page']> => {
    const { status, body } = await call(listAvailability, where, null)
    if (status !== 200) return status
    const frames = Object.values(body.dates as Record<string, Record<string, { slots: never[] }>>)
    return frames
      .flatMap((ofDay) => Object.values(ofDay))
      .flatMap(
        ({ slots }): { start: string; talents_with_roles: Record<string, { free: number }> }[] => slots,
      )
      .filter((slot) => Object.values(slot.talents_with_roles).some(({ free }) => free === 0))
      .map(({ start }) => start)
  }
  const ownOf = async ({ talents }: Scene): Promise<string[]> => {
    const lists = await Promise.all(talents.map((who) => call(listOwnAppointments, { talent: who.id }, who)))
    return lists.flatMap(({ status, body }) =>
      status === 200
        ? body.map((own: { start_time: string; in_person_location: string }) =>
            `${own.start_time} ${own.in_person_location}`.trim(),
          )
        : [],
    )
  }
  const mailsTo = async (email: string) =>
    await product.studio.container.get<AdminStore>(ADMIN_STORE).read(async ({ messages }) => {
      const rows = await messages.page({ to: email }, 50)
      const found = await Promise.all(rows.map(({ id }) => messages.find(id)))
      return found.flatMap((mail) => (mail && mail.template !== 'APPOINTMENT_CONFIRMED' ? [mail] : []))
    })

  async function expectCells(stage: Scene, cells: Cells): Promise<void> {
    await settled()
    expect(await pageOf(stage), 'booking page').to.deep.equal(cells.page)
    expect(await ownOf(stage), 'My Schedule').to.deep.equal(cells.own)
    for (const [index, talent] of stage.talents.entries()) {
      const mails = await mailsTo(talent.email)
      expect(
        mails.map(({ template }) => template),
        'mails',
      ).to.deep.equal(cells.mail === null ? [] : [cells.mail])
      const inMail = mails[0]?.attachments[0]?.content
      const line = (file: string, name: string) => file.match(new RegExp(`^${name}:(.*)\\r$`, 'm'))?.[1]
      const summary = (file: string) =>
        ['METHOD', 'STATUS', 'SEQUENCE'].map((name) => line(file, name)).join(' ')
      expect(inMail ? summary(inMail) : null, 'file of the mail').to.equal(cells.file)
      if (mails[0]) expect(mails[0].replyTo, 'Reply-To').to.equal(director.email)
      const own = cells.own[index]
      const file = await call(getCalendarFile, { ...stage.where, appointment: stage.booked[index] }, talent)
      if (own === undefined) {
        expect(file.status, 'calendar file').to.be.oneOf([401, 404])
        continue
      }
      expect(line(file.body.content, 'DTSTART'), 'calendar file').to.equal(
        `${own.slice(0, 19).replaceAll(/[-:]/g, '')}Z`,
      )
      for (const name of ['UID', 'DTSTART', 'DTEND', 'SEQUENCE', 'STATUS', 'LOCATION'])
        if (inMail) expect(line(inMail, name), name).to.equal(line(file.body.content, name))
    }
  }

  interface Case extends Cells {
    readonly what: string
    readonly change: (stage: Scene, agreed: { agreed_appointments?: number }) => Promise<Answer>
    /** Numbers of the refusal, where staff must agree; absent: the change is made at once. */
    readonly asks?: { readonly appointments: number; readonly cancelled: number }
  }

  const bothMove = { appointments: 2, cancelled: 0 }
  const bothEnd = { appointments: 2, cancelled: 2 }
  const CASES: readonly Case[] = [
    {
      what: 'the day of the date',
      change: (stage, agreed) => call(updateSession, { ...withFirst(stage, { date: NEW_DAY }), ...agreed }),
      asks: bothMove,
      page: [at(NEW_DAY, EARLY), at(NEW_DAY, LATE)],
      own: [`${at(NEW_DAY, EARLY)} Stage 4`, `${at(NEW_DAY, LATE)} Stage 4`],
      ...CHANGED,
    },
    {
      what: 'the start of the date',
      change: (stage) => call(updateSession, withFirst(stage, { start_time: '15:00' })),
      ...UNTOUCHED,
    },
    {
      what: 'the place of the date',
      change: (stage, agreed) =>
        call(updateSession, { ...withFirst(stage, { in_person_location: 'Stage 9' }), ...agreed }),
      asks: bothMove,
      page: UNTOUCHED.page,
      own: [`${at(FIRST_DAY, EARLY)} Stage 9`, `${at(FIRST_DAY, LATE)} Stage 9`],
      ...CHANGED,
    },
    {
      what: 'the type of the date',
      change: (stage, agreed) =>
        call(updateSession, { ...withFirst(stage, { location_type: 'Virtual' }), ...agreed }),
      asks: bothMove,
      page: UNTOUCHED.page,
      own: [at(FIRST_DAY, EARLY), at(FIRST_DAY, LATE)],
      ...CHANGED,
    },
    {
      what: 'the zone of the session',
      change: ({ session }, agreed) =>
        call(updateSession, {
          id: session._id,
          version: session.version,
          time_zone: 'Asia/Tokyo',
          ...agreed,
        }),
      asks: bothMove,
      page: [at(FIRST_DAY, '01:00'), at(FIRST_DAY, '01:45')],
      own: [`${at(FIRST_DAY, '01:00')} Stage 4`, `${at(FIRST_DAY, '01:45')} Stage 4`],
      ...CHANGED,
    },
    {
      what: 'the date, removed',
      change: ({ session }, agreed) =>
        call(updateSession, {
          id: session._id,
          version: session.version,
          dates: session.dates.slice(1).map(dateFields),
          ...agreed,
        }),
      asks: bothEnd,
      page: 404,
      ...CANCELLED,
    },
    {
      what: 'the session, deleted',
      change: ({ session }, agreed) => call(deleteSession, { id: session._id, ...agreed }),
      asks: bothEnd,
      page: 404,
      ...CANCELLED,
    },
    {
      what: 'the project, archived',
      change: ({ project }, agreed) => call(archiveProject, { id: project._id, ...agreed }),
      asks: bothEnd,
      page: [],
      ...CANCELLED,
    },
    {
      what: 'the project, deleted',
      change: ({ project }, agreed) => call(deleteProject, { id: project._id, ...agreed }, admin),
      asks: bothEnd,
      page: 404,
      ...CANCELLED,
    },
    {
      what: 'the accounts of the talent, deleted',
      change: async ({ talents }) => {
        const [first, second] = talents as [Principal, Principal]
        await done(deleteAccount, { id: first.id, password: PASSWORD }, first)
        return await call(deleteAccount, { id: second.id, password: PASSWORD }, second)
      },
      page: [],
      own: [],
      mail: null,
      file: null,
    },
    {
      what: 'the account of the manager, deleted',
      change: ({ manager }) => call(deleteAccount, { id: manager.id, password: PASSWORD }, manager),
      ...UNTOUCHED,
    },
    {
      what: 'the time frame, deleted',
      change: ({ where, frame }) => call(deleteTimeFrame, { ...where, availability: frame._id }),
      page: [],
      ...CANCELLED,
      mail: 'DELETE_TIME_FRAME',
    },
  ]

  for (const { what, change, asks, ...cells } of CASES) {
    it(`is the same on page, in My Schedule, mail and calendar file: ${what} [SCH-14]`, async () => {
      const stage = await scene()
      if (asks) {
        for (const agreed of [{}, { agreed_appointments: 1 }, { agreed_appointments: 3 }]) {
          const refused = await change(stage, agreed)
          expect(codeOf(refused)).to.deep.equal([409, 'touches_appointments'])
          expect(refused.body.error.details).to.deep.equal(asks)
        }
        await expectCells(stage, UNTOUCHED)
      }
      const { status, body } = await change(stage, { agreed_appointments: 2 })
      expect(status, JSON.stringify(body)).to.equal(200)
      await expectCells(stage, cells)
    })
  }

  it('leaves a date on Hold and a project to super admins when their people are gone [ADM-04] [SES-10]', async () => {
    const stage = await scene()
    await done(deleteAccount, { id: stage.manager.id, password: PASSWORD }, stage.manager)
    const owner = await newPrincipal(product, 'casting_director', 'olga')
    const changes = { id: stage.project._id, version: 1, casting_directors: [owner.id] }
    await done(updateProject, changes, admin)
    await done(deleteAccount, { id: owner.id, password: PASSWORD }, owner)
    await settled()
    const { dates } = await done(getSession, { id: stage.session._id }, admin)
    for (const date of dates)
      expect([date.book_status, date.managers, date.lobbyManager]).to.deep.equal(['Hold', [], []])
    const project = await done(getProjectByUri, { uri: stage.project.uri }, admin)
    expect(project.casting_directors).to.deep.equal([])
    expect(project.can).to.deep.include({ edit: true, archive: true, assign_casting_directors: true })
  })

  it('is on no path made in an archived project, and comes back by no restore [SCH-14]', async () => {
    const stage = await scene()
    const { project, where, frame, talents, booked } = stage
    await done(archiveProject, { id: project._id, agreed_appointments: 2 })
    const place = { ...where, availability: frame._id, start_time: at(FIRST_DAY, '10:30'), role: 'Barista' }
    const fields = {
      name: 'More',
      start_time: '12:00',
      end_time: '13:00',
      length_time_slot: 15,
      roles: [{ role: 'Barista', participants_count: 1 }],
    }
    const paths: Answer[] = [
      await call(bookSlot, place, talents[0]),
      await call(bookSlot, { ...place, talent_id: talents[1]!.id }),
      await call(addTimeFrame, { ...where, ...fields }),
      await call(updateTimeFrame, { ...where, ...fields, availability: frame._id, version: frame.version }),
    ]
    for (const path of paths) expect(codeOf(path)).to.deep.equal([422, 'archived'])
    await settled()
    expect((await call(moveAppointment, { ...place, appointment: booked[0] })).status).to.equal(404)
    await done(restoreProject, { id: project._id })
    await settled()
    expect([await pageOf(stage), await ownOf(stage)]).to.deep.equal([[], []])
    await done(bookSlot, place, talents[0])
  })

  it('keeps its role in the project, also beside a removal at the same moment [PRJ-08]', async () => {
    const { project, where, frame } = await scene(['Barista', 'Guest', 'Pilot'])
    const refused = await call(removeRole, { id: project._id, role: 'barista' })
    expect(codeOf(refused)).to.deep.equal([409, 'role_in_use'])
    expect(refused.body.error).to.deep.include({
      message: 'Barista is in use: booked 2, checked in 0.',
      details: { booked: 2, checked_in: 0 },
    })
    const all = await call(updateProject, { id: project._id, version: 1, project_roles: [] })
    expect(codeOf(all)).to.deep.equal([409, 'role_in_use'])
    await done(removeRole, { id: project._id, role: 'Pilot' })

    const talent = await newPrincipal(product, 'talent', 'racer')
    const place = { ...where, availability: frame._id, start_time: at(FIRST_DAY, EARLY), role: 'Guest' }
    const [removed, booked] = await Promise.all([
      call(removeRole, { id: project._id, role: 'Guest' }),
      call(bookSlot, place, talent),
    ])
    expect([codeOf(removed), codeOf(booked)]).to.be.deep.oneOf([
      [
        [200, undefined],
        [409, 'unknown_role'],
      ],
      [
        [409, 'role_in_use'],
        [200, undefined],
      ],
    ])
  })

  it('is refused off the grid, outside, taken and of an unknown role, each by its code', async () => {
    const { where, frame, booked } = await scene()
    const talent = await newPrincipal(product, 'talent', 'clumsy')
    const book = (time: string, role = 'Barista', day = FIRST_DAY) =>
      call(bookSlot, { ...where, availability: frame._id, start_time: at(day, time), role }, talent)
    const answers = {
      off_grid: await book('10:05'),
      outside: await book('11:00'),
      full: await book(EARLY),
      unknown_role: await book('10:30', 'Pilot'),
    }
    for (const [code, answer] of Object.entries(answers)) {
      expect(codeOf(answer)).to.deep.equal([409, code])
      expect(answer.body.error.current.dates[FIRST_DAY][frame._id].slots).to.have.length(4)
    }
    expect(await done(listOwnAppointments, { talent: talent.id }, talent)).to.deep.equal([])
    expect(booked).to.have.length(2)
  })
})
