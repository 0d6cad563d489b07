import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  accountsRepositories,
  adminRepositories,
  type Database,
  KnexJobStore,
  migrate,
  openDatabase,
} from '@callboard/db-knex'
import { percentile } from '../measure/alternate.ts'
import { absolute, type Figure } from '../measure/figure.ts'
import { fillConsole, type Size } from '../measure/fill-console.ts'
import { freshDatabase } from '../measure/fresh-database.ts'

const MANY: Size = { users: 100_000, messages: 1_000_000 }
const FEW: Size = { users: 10_000, messages: 100_000 }
const PAGE = 21
const RUNS = 7
const MOST_MS = 20
const LIMIT = 1.3
/** Beneath it a time says more of the machine than of the list. */
const LEAST_MS = 1

type Ask = (side: Side) => Promise<unknown>

interface Side {
  readonly database: Database
  readonly size: Size
  /** Slowest statement since it was put back. */
  slowest: number
}

/** Every set of the filters, each with its value or left out. */
function combinations<Filter extends object>(filters: Filter): readonly Partial<Filter>[] {
  return Object.entries(filters).reduce<readonly object[]>(
    (all, [name, value]) => all.flatMap((one) => [one, { ...one, [name]: value }]),
    [{}],
  ) as readonly Partial<Filter>[]
}

const titleOf = (filter: object): string => Object.keys(filter).join(' + ') || 'no filter'

const at = (share: number, { messages }: Size) => Math.floor(messages * share)
const messageId = (number: number) => `m${String(number).padStart(12, '0')}`
const instantOf = (number: number) => new Date(Date.UTC(2026, 0, 1) + number * 10_000)

/** The lists of the console, each with what it may be narrowed by. */
function lists(): readonly { readonly name: string; readonly title: string; readonly ask: Ask }[] {
  const sought = ['u00000', 'example', 'rare', 'example rare', 'example ana', 'u0009 u0001'].flatMap(
    (words) =>
      combinations({ words, userType: 'client' as const }).map((by) => ({
        by,
        title:
          by.words === undefined
            ? titleOf(by)
            : titleOf({ ...by, [`words ${words}`]: words, words: undefined }),
      })),
  )
  const users = sought.map(({ by, title }) => ({
    name: 'Users',
    title,
    ask: ({ database }: Side) =>
      accountsRepositories(database.reader).users.page({ words: '', ...by }, {}, PAGE),
  }))
  const turned = [
    { title: 'a page on', at: { after: 'u0005000@example.com' } },
    { title: 'a page back', at: { before: 'u0005000@example.com' } },
  ].map(({ title, at: page }) => ({
    name: 'Users',
    title,
    ask: ({ database }: Side) => accountsRepositories(database.reader).users.page({ words: '' }, page, PAGE),
  }))
  const requests = [
    {
      name: 'Staff requests',
      title: 'first page',
      ask: ({ database }: Side) => accountsRepositories(database.reader).users.staffRequests({}, PAGE),
    },
    {
      name: 'Staff requests',
      title: 'their number',
      ask: ({ database }: Side) => accountsRepositories(database.reader).users.countStaffRequests(100),
    },
  ]
  const jobs = [
    {
      name: 'Queues',
      title: 'their numbers',
      ask: ({ database }: Side) => new KnexJobStore(database).counts(),
    },
    {
      name: 'Queues',
      title: 'failed jobs',
      ask: ({ database }: Side) => new KnexJobStore(database).failed(100),
    },
  ]
  const kinds = [
    // Of one message, and of messages that have nothing in common.
    { kind: '', state: 'failed', template: 'T7', project: 'p7', session: 's7', to: 'u0000007@example.com' },
    { kind: ' (none fits)', state: 'kept', template: 'T9', project: 'p9', session: 's5', to: 'u0000006@' },
    { kind: ' (beginning)', state: 'failed', template: 'T7', project: 'p7', session: 's7', to: 'u0' },
  ] as const
  const messages = kinds.flatMap(({ kind, state, template, project, session, to }) =>
    combinations({
      to,
      states: [state],
      channel: 'sms' as const,
      template,
      projectId: project,
      sessionId: session,
      since: 0.5,
      until: 0.9,
    }).map(({ since, until, ...by }) => ({
      name: 'Messages',
      title: `${titleOf({ ...by, ...(since ? { since } : {}), ...(until ? { until } : {}) })}${kind}`,
      ask: ({ database, size }: Side) =>
        adminRepositories(database.reader).messages.page(
          {
            ...by,
            ...(since ? { since: instantOf(at(since, size)) } : {}),
            ...(until ? { until: instantOf(at(until, size)) } : {}),
          } as never,
          PAGE,
        ),
    })),
  )
  const audit = combinations({ userId: 'u7', projectId: 'p7', since: 0.5, until: 0.9 }).flatMap(
    ({ since, until, ...by }) =>
      ['', ' (none fits)'].map((kind) => ({
        name: 'Audit log',
        title: `${titleOf({ ...by, ...(since ? { since } : {}), ...(until ? { until } : {}) })}${kind}`,
        ask: ({ database, size }: Side) =>
          adminRepositories(database.reader).audit.page(
            {
              ...by,
              ...(kind && by.projectId ? { projectId: 'p8' } : {}),
              ...(since ? { since: instantOf(at(since, size)) } : {}),
              ...(until ? { until: instantOf(at(until, size)) } : {}),
            },
            PAGE,
          ),
      })),
  )
  const pages = [{ afterId: 0.5 }, { beforeId: 0.5 }].map((page) => ({
    name: 'Messages',
    title: titleOf(page),
    ask: ({ database, size }: Side) =>
      adminRepositories(database.reader).messages.page(
        Object.fromEntries(
          Object.entries(page).map(([field, share]) => [field, messageId(at(share, size))]),
        ) as never,
        PAGE,
      ),
  }))
  return [...users, ...turned, ...requests, ...jobs, ...messages, ...pages, ...audit]
}

async function timesOf(side: Side, ask: Ask): Promise<{ readonly middle: number; readonly slowest: number }> {
  const each: number[] = []
  const statements: number[] = []
  await ask(side)
  for (let run = 0; run < RUNS; run += 1) {
    side.slowest = 0
    const began = performance.now()
    await ask(side)
    each.push(performance.now() - began)
    statements.push(side.slowest)
  }
  return { middle: percentile(each, 0.5), slowest: percentile(statements, 0.5) }
}

function watched(database: Database, size: Size): Side {
  const side: Side = { database, size, slowest: 0 }
  const begun = new Map<string, number>()
  database.reader.on('query', ({ __knexQueryUid }) => begun.set(__knexQueryUid, performance.now()))
  database.reader.on('query-response', (_rows, { __knexQueryUid }) => {
    side.slowest = Math.max(side.slowest, performance.now() - (begun.get(__knexQueryUid) ?? Number.NaN))
    begun.delete(__knexQueryUid)
  })
  return side
}

async function measured(kind: string, few: Side, many: Side): Promise<Figure[]> {
  const found = []
  for (const { name, title, ask } of lists()) {
    const [less, more] = [await timesOf(few, ask), await timesOf(many, ask)]
    const ratio = more.middle / Math.max(less.middle, LEAST_MS)
    found.push({ name, title, less, more, ratio })
    if (ratio > LIMIT || more.slowest > MOST_MS)
      console.log(`${kind}, ${name}, ${title}: ${less.middle.toFixed(2)} ms, ${more.middle.toFixed(2)} ms`)
  }
  return [...Map.groupBy(found, ({ name }) => name)].flatMap(([name, all]) => {
    const steepest = all.toSorted((a, b) => b.ratio - a.ratio)[0]!
    const slowest = all.toSorted((a, b) => b.more.slowest - a.more.slowest)[0]!
    const titled = `${kind}, ${name}, ${all.length} ways to narrow`
    return [
      absolute(
        { id: 'PER-13', name: `${titled}, steepest: ${steepest.title}`, unit: 'times', limit: LIMIT },
        steepest.ratio,
      ),
      absolute(
        { id: 'PER-13', name: `${titled}, slowest statement: ${slowest.title}`, unit: 'ms', limit: MOST_MS },
        slowest.more.slowest,
      ),
    ]
  })
}

async function onSqlite(): Promise<Figure[]> {
  const folder = await mkdtemp(join(tmpdir(), 'callboard-console-'))
  const sides: Side[] = []
  try {
    for (const size of [FEW, MANY]) {
      const database = await openDatabase({ file: join(folder, `${size.users}.sqlite`) })
      await migrate(database)
      await fillConsole(database, size)
      sides.push(watched(database, size))
    }
    return await measured('SQLite', sides[0]!, sides[1]!)
  } finally {
    for (const { database } of sides) await database.close()
    await rm(folder, { recursive: true })
  }
}

async function onMariadb(): Promise<Figure[]> {
  const all = []
  try {
    for (const size of [FEW, MANY]) {
      const fresh = await freshDatabase()
      all.push({ fresh, size })
      await fillConsole(fresh.database, size)
    }
    const [few, many] = all.map(({ fresh, size }) => watched(fresh.database, size))
    return await measured('MariaDB', few!, many!)
  } finally {
    for (const { fresh } of all) await fresh.close()
  }
}

/** The lists of the console at 100,000 accounts and 1,000,000 messages beside a tenth of them. */
export async function consoleLists(): Promise<Figure[]> {
  return [...(await onSqlite()), ...(await onMariadb())]
}
