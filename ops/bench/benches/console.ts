import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Database, migrate, openDatabase } from '@callboard/db-knex'
import type { BenchContext } from '../context.ts'
import { consoleWays, FREQUENT, type Side, type Way } from '../measure/console-ways.ts'
import { absolute, type Figure } from '../measure/figure.ts'
import { fillConsole, type Size } from '../measure/fill-console.ts'
import { freshDatabase } from '../measure/fresh-database.ts'

const DATABASES = ['SQLite', 'MariaDB'] as const
const MANY: Size = { users: 100_000, messages: 1_000_000 }
const FEW: Size = { users: 10_000, messages: 100_000 }
const ROUNDS = 5
const RUNS = 3
const MOST_MS = 20
const LIMIT = 1.3
/** Beneath it a time says more of the machine than of the list. */
const LEAST_MS = 1

/** The least of all runs: other work of the machine only ever adds to them. */
interface Times {
  whole: number
  /** Of the slowest statement of each run. */
  statement: number
}

/**
 * The two sides take turns, and the runs of each way are spread over the whole time: what else the machine does hits
 * neither one side nor one way alone.
 */
async function timesOf(sides: readonly Side[], ways: readonly Way[]): Promise<readonly (readonly Times[])[]> {
  const all = ways.map(() => sides.map((): Times => ({ whole: Infinity, statement: Infinity })))
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [way, { ask }] of ways.entries()) {
      for (const side of sides) await ask(side)
      for (let run = 0; run < RUNS; run += 1) {
        for (const [at, side] of sides.entries()) {
          const times = all[way]![at]!
          side.slowest = 0
          const began = performance.now()
          await ask(side)
          times.whole = Math.min(times.whole, performance.now() - began)
          times.statement = Math.min(times.statement, side.slowest)
        }
      }
    }
  }
  return all
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

async function measured(kind: string, sides: readonly Side[], list: string | undefined): Promise<Figure[]> {
  const found = []
  const ways = consoleWays().filter(({ name }) => list === undefined || name === list)
  const times = await timesOf(sides, ways)
  for (const [way, { name, title }] of ways.entries()) {
    const [less, more] = times[way]!
    const ratio = more!.whole / Math.max(less!.whole, LEAST_MS)
    found.push({ name, title, more: more!, ratio })
    if (ratio > LIMIT || more!.statement > MOST_MS)
      console.log(`${kind}, ${name}, ${title}: ${less!.whole.toFixed(2)} ms, ${more!.whole.toFixed(2)} ms`)
  }
  return [...Map.groupBy(found, ({ name }) => name)].flatMap(([name, all]) => {
    const steepest = all.toSorted((a, b) => b.ratio - a.ratio)[0]!
    const slowest = all.toSorted((a, b) => b.more.statement - a.more.statement)[0]!
    const titled = `${kind}, ${name}, ${all.length} ways to narrow`
    return [
      absolute(
        {
          id: 'PER-13',
          name: `${titled}, steepest: ${steepest.title}`,
          unit: 'times',
          limit: name === FREQUENT ? null : LIMIT,
        },
        steepest.ratio,
      ),
      absolute(
        { id: 'PER-13', name: `${titled}, slowest statement: ${slowest.title}`, unit: 'ms', limit: MOST_MS },
        slowest.more.statement,
      ),
    ]
  })
}

async function onSqlite(list?: string): Promise<Figure[]> {
  const folder = await mkdtemp(join(tmpdir(), 'callboard-console-'))
  const sides: Side[] = []
  try {
    for (const size of [FEW, MANY]) {
      const database = await openDatabase({ file: join(folder, `${size.users}.sqlite`) })
      await migrate(database)
      await fillConsole(database, size)
      sides.push(watched(database, size))
    }
    return await measured('SQLite', sides, list)
  } finally {
    for (const { database } of sides) await database.close()
    await rm(folder, { recursive: true })
  }
}

async function onMariadb(list?: string): Promise<Figure[]> {
  const all = []
  try {
    for (const size of [FEW, MANY]) {
      const fresh = await freshDatabase()
      all.push({ fresh, size })
      await fillConsole(fresh.database, size)
    }
    const sides = all.map(({ fresh, size }) => watched(fresh.database, size))
    return await measured('MariaDB', sides, list)
  } finally {
    for (const { fresh } of all) await fresh.close()
  }
}

/** The lists of the console at 100,000 accounts and 1,000,000 messages beside a tenth of them. */
export async function consoleLists({ only }: Pick<BenchContext, 'only'>): Promise<Figure[]> {
  const { database, list } = only
  const isAsked = (name: string) => database === undefined || database === name
  const isKnown =
    DATABASES.some(isAsked) && consoleWays().some(({ name }) => list === undefined || list === name)
  if (!isKnown)
    throw new Error(`There is no list ${list ?? ''} of the console on ${database ?? 'a database'}.`)
  return [
    ...(isAsked('SQLite') ? await onSqlite(list) : []),
    ...(isAsked('MariaDB') ? await onMariadb(list) : []),
  ]
}
