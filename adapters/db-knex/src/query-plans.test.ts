import { second } from '@callboard/core/testing'
import { aRecord } from '@callboard/lobby/testing'
import { expect } from 'chai'
import type { Knex } from 'knex'
import { accountsRepositories } from './accounts/accounts-repositories.ts'
import { adminRepositories } from './admin/admin-repositories.ts'
import { freelancersRepositories } from './freelancers/freelancers-repositories.ts'
import { KnexJobStore } from './kernel/knex-job-store.ts'
import { KnexReplayStore } from './kernel/knex-replay-store.ts'
import { KnexSignalStore } from './kernel/knex-signal-store.ts'
import { lobbyRepositories } from './lobby/lobby-repositories.ts'
import { migrate } from './migrate.ts'
import { type Database, openDatabase } from './open-database.ts'
import { postingRepositories } from './posting/posting-repositories.ts'
import { projectsRepositories } from './projects/projects-repositories.ts'
import { reviewRepositories } from './review/review-repositories.ts'
import { schedulingRepositories } from './scheduling/scheduling-repositories.ts'
import { fillTables } from './testing/fill-tables.ts'
import { rowsReadBy } from './testing/rows-read-by.ts'
import { emptyMariadb } from './testing/temporary-mariadb.ts'
import { temporarySqlite } from './testing/temporary-sqlite.ts'

const ROWS = 4_000
/** Rows that a plan may look at: a session's part of a table, never the table. */
const FEW = ROWS / 8

interface Statement {
  readonly sql: string
  readonly bindings: readonly unknown[]
}

interface PlanRow {
  readonly table: string | null
  readonly type: string | null
  readonly rows: number | string | null
  readonly Extra: string | null
}

/** The first rows of an index in its order: MariaDB's count of rows leaves the limit out. */
const isFirstRows = (sql: string, { type, Extra }: PlanRow) =>
  type !== 'ALL' && / limit \?/.test(sql) && !/filesort|temporary/.test(Extra ?? '')

/** What a part of the statement has found, held in memory: the tables that it was read from have rows of their own. */
const isOwnResult = ({ table }: PlanRow) => /^<(derived|union|subquery)/.test(table ?? '')

describe('plans of MariaDB for tables that grow', () => {
  let database: Database
  let settings: { readonly url: string }
  let remove: () => Promise<void>

  before(async () => {
    const empty = await emptyMariadb()
    remove = empty.remove
    settings = empty.settings
    database = await openDatabase(settings)
    await migrate(database)
    await fillTables(database, ROWS)
    for (const table of ['job', 'lobby_record', 'appointment', 'message', 'take']) {
      expect((await database.reader(table).count({ rows: '*' }))[0]).to.deep.equal({ rows: ROWS })
    }
  })
  after(async () => {
    await database.close()
    await remove()
  })

  async function statementsOf(work: () => Promise<unknown>): Promise<readonly Statement[]> {
    const statements: Statement[] = []
    const note = ({ sql, bindings }: Statement) => {
      if (/^(select|update|delete)\b/.test(sql)) statements.push({ sql, bindings })
    }
    const pools = [database.reader, database.writer]
    for (const pool of pools) pool.on('query', note)
    // Rows of no meaning may be refused on their way out.
    await work().catch(() => {})
    for (const pool of pools) pool.off('query', note)
    return statements
  }

  async function longWays({ sql, bindings }: Statement): Promise<readonly string[]> {
    const [plan = []]: PlanRow[][] = await database.reader.raw(
      `explain ${sql}`,
      bindings as Knex.RawBinding[],
    )
    return plan
      .filter((row) => !isOwnResult(row))
      .filter((row) => row.type === 'ALL' || (Number(row.rows ?? 0) > FEW && !isFirstRows(sql, row)))
      .map(({ table, type, rows }) => `${table} ${type} ${rows}: ${sql}`)
  }

  const ID = '7-id'
  const SESSION = '7-session_id'
  const DAY = '7-day_id'
  const reader = (): Knex => database.reader
  const at = second(0)

  const looks: Record<string, () => readonly (() => Promise<unknown>)[]> = {
    accounts: () => {
      const { users, signIns, passkeys, passwordResets, oneTimeUses, credentials, ownData } =
        accountsRepositories(reader())
      return [
        () => users.find(ID),
        () => users.lock(ID),
        () => users.byEmail('7-email'),
        () => users.many([ID, '8-id']),
        () => users.search({ prefix: 'abc' }, 20),
        () => users.page({ words: 'abc' }, {}, 20),
        () => users.page({ words: 'abc def' }, {}, 20),
        () => users.page({ words: '' }, { after: '7-email' }, 20),
        () => users.page({ words: '', userType: 'client' }, { before: '7-email' }, 20),
        () => users.staffRequests({ after: ID }, 20),
        () => users.staffRequests({ before: ID }, 20),
        () => users.countStaffRequests(100),
        () => users.attachedTo('7-user_id'),
        () => signIns.byDigest('7-digest'),
        () => signIns.seen(ID, at, at),
        () => signIns.endAll('7-user_id'),
        () => signIns.ofUser('7-user_id'),
        () => passkeys.find(ID),
        () => passkeys.ofUser('7-user_id'),
        () => passkeys.removeAll('7-user_id'),
        () => credentials.of('7-user_id'),
        () => ownData.find(ID),
        () => ownData.ofUser('7-user_id'),
        () => passwordResets.take('7-digest'),
        () => passwordResets.endAll('7-user_id'),
        () => oneTimeUses.find(ID),
      ]
    },
    'the message log and the audit log': () => {
      const { messages, audit } = adminRepositories(reader())
      return [
        () => messages.find(ID),
        () => messages.standIn('7-instead_of'),
        () => messages.lock(ID),
        () => messages.page({}, 50),
        () => messages.page({ afterId: '3000-id' }, 50),
        () => messages.page({ sessionId: SESSION }, 50),
        () => messages.page({ to: '7-' }, 50),
        () => messages.page({ template: '7-template' }, 50),
        () => messages.page({ projectId: '7-project' }, 50),
        () => messages.page({ since: new Date(0), until: new Date() }, 50),
        () => messages.page({ states: ['failed'] }, 50),
        () => messages.page({ states: ['failed'], channel: 'sms' }, 50),
        () => messages.page({ template: '7-template', states: ['failed'], channel: 'sms' }, 50),
        () => messages.page({ template: '7-template', projectId: '7-project_id', to: '7-recipient' }, 50),
        () => messages.page({ projectId: '7-project_id', sessionId: SESSION, until: new Date() }, 50),
        () => audit.page({ userId: '7-user_id', projectId: '7-project_id' }, 50),
        () => messages.toPerson({ userId: '7-user_id', recordIds: ['7-record_id'], to: ['7-recipient'] }, 20),
        () => messages.after(ID, 20),
      ]
    },
    freelancers: () => {
      const { profiles, requests } = freelancersRepositories(reader())
      return [
        () => profiles.find('7-user_id'),
        () => profiles.many(['7-user_id']),
        () => requests.find('7-id'),
        () => requests.lockedOfSession(SESSION),
        () => requests.page({ sessionId: SESSION }, 0, 20),
        () => requests.page({ requestedPerson: '7-requested_person' }, 0, 20),
        () => requests.holdsOf(['7-requested_person', '8-requested_person'], 400),
        () => requests.sessionsOf('7-requested_person'),
        () => requests.comments('7-request_id', 200),
        () => requests.commentsBy('7-by'),
        () => requests.lastComments(['7-request_id'], '7-by'),
        () => requests.readings(['7-request_id']),
      ]
    },
    'the lobby': () => {
      const { records, pageKeys, groups, calls, chat, corrections, traces, kept, lockSession } =
        lobbyRepositories(reader())
      return [
        () => records.find(ID),
        () => records.byTicket('7-ticket_nonce'),
        () => records.byPerson('7-person_key'),
        () => records.ofSession(SESSION),
        () => records.listed([SESSION, '8-session_id'], 100),
        () => records.listed([SESSION, '8-session_id'], 100, ['7-email', '8-email']),
        () => records.ofSession(SESSION, DAY),
        () => records.firstInLine(DAY, 3),
        () => records.aheadOf(aRecord({ dayId: DAY })),
        () => pageKeys.pageOf('7-digest'),
        () => groups.find(ID),
        () => groups.current(SESSION),
        () => groups.ofSession(SESSION),
        () => groups.lastNumber(SESSION),
        () => calls.latest(DAY, 20),
        () => chat.by('7-user_id'),
        () => corrections.touching('7-by_id', ['7-record_id']),
        () => traces.recordsOf('7-user_id'),
        () => kept.sheets(),
        () => kept.ofDay(SESSION, DAY),
        () => traces.guestsWith({ email: '7-email' }),
        () => traces.guestsWith({ phone: '7-phone' }),
        () => traces.claim(['7-record_id'], '7-user_id'),
        () => traces.groupsWith(['7-record_id']),
        () => traces.erase([aRecord({ id: ID })], at),
        () => traces.countChat('7-user_id'),
        () => traces.forgetStaff('7-user_id'),
        () => lockSession(SESSION),
      ]
    },
    posting: () => {
      const repositories = postingRepositories(reader())
      const { pages, groups, links, feedbacks, comments, privacy, pageArchives, traces } = repositories
      const answer = {
        placeId: '7-place_id',
        groupId: '8-group_id',
        recordId: '9-record_id',
        userId: '7-user_id',
      }
      return [
        () => pages.find(ID),
        () => pages.byProject('7-project_id'),
        () => groups.ofPage('7-page_id'),
        () => groups.everOfPage('7-page_id'),
        () => groups.ofPages(['7-page_id', '8-page_id']),
        () => groups.copiesOf('7-source_group_id'),
        () => groups.part('7-page_id', ID, '7-video_id'),
        () => groups.part('7-page_id', ID, null),
        () => groups.many([ID, '8-id']),
        () => groups.pagesWith('7-video_id'),
        () => groups.videosOfPage('7-page_id'),
        () => groups.everVideosOfPage('7-page_id'),
        () => groups.sessionsOf(['7-page_id', '8-page_id']),
        () => groups.copied(['7-source_group_id', '8-source_group_id']),
        () => groups.copiedVideos(['7-video_id', '8-video_id'], new Date()),
        () => links.find(ID),
        () => links.byProject('7-project_id'),
        () => pageArchives.find(ID),
        () => pageArchives.living('7-selection', new Date()),
        () => pageArchives.buildingLocked('7-link_id'),
        () => feedbacks.find(answer),
        () => feedbacks.takenBackAt(answer),
        () => feedbacks.at(answer),
        () => feedbacks.ofPlace('7-place_id'),
        () => feedbacks.ofReviewers('7-place_id', ['7-user_id', '8-user_id']),
        () => feedbacks.ofPlaces(['7-place_id', '8-place_id']),
        () => privacy.ofPlaces(['7-place_id', '8-place_id']),
        () => feedbacks.by('7-user_id'),
        () => comments.by('7-user_id'),
        () => privacy.by('7-user_id'),
        () => repositories.takeViews.by('7-viewer_id'),
        () => repositories.toAnswer.linksOf('7-viewer_id', 20),
        () => repositories.toAnswer.groupsFor(['7-page_id', '8-page_id'], '7-user_id'),
        () => comments.find(ID),
        () => comments.at(answer),
        () => comments.countByTalent(['7-place_id', '8-place_id']),
        () => comments.ofGroups(['7-place_id'], ['8-group_id']),
        () => comments.inSessions(['7-record_id']),
        () => traces.groupsOf(SESSION),
        () => traces.removeGroup({ id: '7-group_id', pageId: '7-page_id' }),
        () => traces.removeAnswersAbout({ id: '8-group_id', pageId: '8-page_id' }, ['8-record_id']),
        () => traces.removeSessionAnswersAbout(['7-record_id']),
        () => traces.pagesWith(['7-video_id']),
        () => traces.archivesWith('7-page_id', ['7-video_id']),
        () => traces.countOf('7-user_id'),
        () => traces.removeComments('7-user_id'),
        () => traces.removeVideos(['7-video_id']),
      ]
    },
    projects: () => {
      const { projects, sessions, calendar, feeds, clients, viewers, search } = projectsRepositories(reader())
      const month = { from: '7-date', to: '8-date', limit: 1_000 }
      const shop = { text: 'shop', around: ['2026-03-02'], limit: 8 }
      return [
        () => projects.find(ID),
        () => projects.locked(ID),
        () => projects.findByUri('7-uri'),
        () => projects.isManager(ID, '7-user_id'),
        () => projects.countsOf(['7-user_id', '8-user_id']),
        () => sessions.find(ID),
        () => sessions.many([ID, '8-id']),
        () => sessions.ofProject('7-project_id'),
        () => sessions.outlines(['7-project_id', '8-project_id'], null),
        () => sessions.outlinesFor('7-user_id', ['7-project_id']),
        () => sessions.outlinesOn({ days: ['2026-03-02'], limit: 200 }),
        () => clients.ofProjects(['7-project_id']),
        () => clients.ofUser('7-user_id'),
        () => viewers.ofUser('7-user_id'),
        () => sessions.stamp(ID),
        () => calendar.dates(month),
        () => calendar.dates({ ...month, of: { userId: '7-user_id', as: 'session_manager' } }),
        () => calendar.dates({ ...month, of: { userId: '7-user_id', as: 'casting_director' } }),
        () => calendar.dates({ ...month, runBy: ['7-user_id', '8-user_id'] }),
        () => calendar.runningOn('2026-03-02'),
        () => search.find({ ...shop, of: { userId: '7-user_id', as: 'session_manager' } }),
        () => search.find({ ...shop, of: { userId: '7-user_id', as: 'casting_director' } }),
        () => search.find({ ...shop, of: { userId: '7-user_id', as: 'client' } }),
        () => feeds.find('7-user_id'),
        () => feeds.byDigest('7-digest'),
      ]
    },
    review: () => {
      const repositories = reviewRepositories(reader())
      const { takes, pieces, videos, groupReviews, archives, takeComments, traces } = repositories
      return [
        () => takes.find(ID),
        () => takes.list({ sessionId: SESSION, states: ['recording'] }),
        () => takes.list({ groupId: '7-group_id' }),
        () => takes.list({ recordIds: ['7-record_id'], states: ['asked', 'recording'] }),
        () => takes.lastNumbers(['7-record_id']),
        () => pieces.find('7-take_id', 8),
        () => pieces.ofTake('7-take_id'),
        () => videos.find(ID),
        () => videos.byTake('7-take_id'),
        () => videos.list({ sessionId: SESSION }),
        () => videos.list({ groupIds: ['7-group_id', '8-group_id'] }),
        () => videos.list({ copiedFrom: '7-copied_from' }),
        () => videos.playedByCopies(['7-copied_from', '8-copied_from']),
        () => videos.findAny(ID),
        () => videos.leftBehind(at, '', 100),
        () => videos.nextOrder('7-group_id'),
        () => videos.mediaBySession([SESSION]),
        () => groupReviews.find('7-group_id'),
        () => groupReviews.bySession(SESSION),
        () => takeComments.find(ID),
        () => traces.uploadsOf(['7-record_id']),
        () => traces.countComments('7-user_id'),
        () => traces.removeComments('7-user_id'),
        () => traces.forgetStaff('7-user_id'),
        () => takeComments.ofVideo('7-video_id'),
        () => takeComments.by('7-user_id'),
        () => repositories.fileSyncs.allOf('7-user_id'),
        () => archives.by('7-requested_by'),
        () => takeComments.ofVideos(['7-video_id', '8-video_id']),
        () => archives.find(ID),
        () => archives.building('7-building_selection'),
        () => archives.living({ sessionId: SESSION }, at),
        () => archives.living({ requestedBy: '7-requested_by' }, at),
        () => archives.list({ requestedBy: '7-requested_by', sessionId: SESSION, since: at }),
      ]
    },
    'the schedule': () => {
      const { frames, appointments, lostTimes } = schedulingRepositories(reader())
      return [
        () => frames.lockDay(SESSION, DAY),
        () => frames.lockDayAndFind(SESSION, DAY, '7-id'),
        () => frames.ofDay(DAY),
        () => frames.find(ID),
        () => appointments.find(ID),
        () => appointments.ofDay(DAY),
        () => appointments.ofFrame('7-frame_id'),
        () => appointments.ofTalentOn(DAY, '7-talent_id'),
        () => appointments.ofTalentsOn(DAY, ['7-talent_id', '8-talent_id']),
        () => appointments.ofTalent('7-talent_id', 20),
        () => appointments.takenSeats('7-frame_id', at, 'Hero'),
        () => lostTimes.open([SESSION]),
        () => lostTimes.talentOf([SESSION]),
        () => lostTimes.ofTalent('7-talent_id'),
        () => lostTimes.forget('7-talent_id'),
      ]
    },
    'jobs, signals and replays': () => {
      const jobs = new KnexJobStore(database)
      const signals = new KnexSignalStore(database)
      const replays = new KnexReplayStore(database)
      return [
        () => jobs.claim('7-queue', at, 10, 1_000),
        () => jobs.nextDue('7-queue'),
        () => signals.lastOf(['7-room', '8-room']),
        () => signals.newest('7-room'),
        () => signals.since('7-room', 3, 'staff'),
        () => signals.number(100),
        () => replays.store('any key', { status: 200, body: null }),
      ]
    },
  }

  for (const [name, calls] of Object.entries(looks)) {
    it(`${name}: no look-up reads a whole table`, async () => {
      const found: string[] = []
      for (const call of calls()) {
        const statements = await statementsOf(call)
        expect(statements, String(call)).not.to.be.empty
        for (const statement of statements) found.push(...(await longWays(statement)))
      }
      expect(found, found.join('\n')).to.deep.equal([])
    })
  }

  it('lists narrowed by things that have nothing in common read no more than a few rows', async () => {
    const half = ROWS / 2
    const made = Array.from({ length: ROWS }, (_, number) => ({ number, isOdd: number % 2 === 1 }))
    const message = ({ number, isOdd }: (typeof made)[number]) => ({
      ...{ id: `narrowed-${number}`, message_key: `narrowed-${number}`, recipient: `narrowed-${number}` },
      ...{
        channel: isOdd ? 'sms' : 'email',
        template: isOdd ? 'ODD' : 'EVEN',
        state: isOdd ? 'sent' : 'kept',
      },
      ...{ project_id: 'narrowed', session_id: `narrowed-${number % 2}`, created_at: second(number) },
      ...{ placeholder_values: '{}', attachments: '[]', about: '{}', attempts: 0, tried_before: false },
    })
    const entry = ({ number, isOdd }: (typeof made)[number]) => ({
      ...{
        number: 1_000_000 + number,
        at: second(number),
        actor: 'client',
        action: 'a',
        data: '{}',
        digest: 'd',
      },
      ...{ user_id: isOdd ? 'odd' : 'anybody', project_id: isOdd ? 'anything' : 'even' },
    })
    for (let from = 0; from < ROWS; from += 500) {
      const part = made.slice(from, from + 500)
      await database.writer('message').insert(part.map(message))
      await database.writer('audit_entry').insert(part.map(entry))
    }
    const single = await openDatabase({ ...settings, connections: 2 })
    const { messages, audit } = adminRepositories(single.reader)
    const ways: readonly (() => Promise<readonly unknown[]>)[] = [
      () => messages.page({ states: ['kept'], channel: 'sms' }, 20),
      () => messages.page({ template: 'ODD', states: ['kept'] }, 20),
      () => messages.page({ template: 'EVEN', channel: 'sms', until: second(half) }, 20),
      () => messages.page({ projectId: 'narrowed', states: ['sent'], channel: 'email' }, 20),
      () => messages.page({ sessionId: 'narrowed-1', states: ['kept'], since: second(half) }, 20),
      () => messages.page({ to: 'narrowed-7', sessionId: 'narrowed-0', template: 'ODD' }, 20),
      () => audit.page({ userId: 'odd', projectId: 'even' }, 20),
    ]
    for (const way of ways) {
      expect(await way(), String(way)).to.deep.equal([])
      expect(await rowsReadBy(single, way), String(way)).to.be.below(FEW)
    }
    await single.close()
  })
})

describe('plans of SQLite for the message log', () => {
  it('look up every set of filters in an index', async () => {
    const { database, stop } = await temporarySqlite()
    await database.writer('message').insert({
      ...{ id: 'm1', message_key: 'm1', channel: 'sms', recipient: 'ana', template: 'T', state: 'sent' },
      ...{ placeholder_values: '{}', attachments: '[]', about: '{}', attempts: 0, tried_before: false },
      created_at: second(0),
    })
    const statements: Statement[] = []
    database.reader.on('query', ({ sql, bindings }: Statement) => statements.push({ sql, bindings }))
    const values = {
      ...{ to: 'ana', states: ['sent'], channel: 'sms', template: 'T', projectId: 'p', sessionId: 's' },
      ...{ since: second(-1), until: second(1) },
    } as const
    const { messages } = adminRepositories(database.reader)
    const sets = Object.entries(values).reduce<readonly object[]>(
      (all, [name, value]) => all.flatMap((one) => [one, { ...one, [name]: value }]),
      [{}],
    )
    for (const set of sets.slice(1)) {
      statements.length = 0
      await messages.page(set, 20)
      for (const { sql, bindings } of statements.filter((one) => !one.sql.startsWith('explain'))) {
        const plan: { detail: string }[] = await database.reader.raw(
          `explain query plan ${sql}`,
          bindings as Knex.RawBinding[],
        )
        const reads = plan.map(({ detail }) => detail).filter((detail) => / message\b/.test(detail))
        expect(reads, sql).not.to.be.empty
        for (const read of reads) expect(read, sql).to.match(/^SEARCH message USING (COVERING )?INDEX/)
      }
    }
    await stop()
  })
})
