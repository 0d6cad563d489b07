import { DomainError } from '@callboard/core'
import { BreakableLine, peerAddress, second } from '@callboard/core/testing'
import { expect } from 'chai'
import { databaseFault } from './database-fault.ts'
import { knexUnitOfWork } from './knex-unit-of-work.ts'
import { type Database, openDatabase } from './open-database.ts'
import { KnexNumberRepository, makeNumberTable } from './testing/number-repository.ts'
import { emptyMariadb } from './testing/temporary-mariadb.ts'
import { clockAt, testIds } from './testing/test-ids.ts'

/** First byte of a query (COM_QUERY) in the protocol of MySQL. */
const QUERY = '\x03'

/** Outcome of the work: its value or its error. */
const outcomeOf = (work: () => Promise<unknown>): Promise<unknown> =>
  work().then(
    (value) => ({ value }),
    (error: unknown) => error,
  )

const isUnavailable = (outcome: unknown): outcome is DomainError =>
  outcome instanceof DomainError && outcome.kind === 'unavailable' && outcome.code === 'database_unavailable'

describe('MariaDB on a line that fails', () => {
  let line: BreakableLine
  let remove: () => Promise<void>
  let direct: Database
  let database: Database

  beforeEach(async () => {
    const empty = await emptyMariadb()
    remove = empty.remove
    direct = await openDatabase(empty.settings)
    await makeNumberTable(direct.writer)
    line = await BreakableLine.to(empty.settings.url)
    database = await openDatabase({ url: line.address, connections: 4 })
  })
  afterEach(async () => {
    await line.restore()
    await database.close()
    await line.stop()
    await direct.close()
    await remove()
  })

  const unitOver = (opened: Database) =>
    knexUnitOfWork(opened, (query) => new KnexNumberRepository(query), {
      ids: testIds,
      clock: clockAt(second(0)),
      subscriptionsOf: () => [],
      wake: () => {},
    })
  const write = (value: number) => unitOver(database).write((numbers) => numbers.put('a', value))
  const read = () => unitOver(database).read((numbers) => numbers.get('a'))
  const stored = () => new KnexNumberRepository(direct.reader).get('a')

  /** Tries until it works, as people do. */
  const recovery = async () => {
    for (;;) {
      const outcome = await outcomeOf(async () => {
        await write(3)
        return await read()
      })
      if (isUnavailable(outcome)) continue
      expect(outcome).to.deep.equal({ value: 3 })
      return
    }
  }

  it('says unavailable while it is cut, and works again by itself', async () => {
    await write(1)
    expect(await read()).to.equal(1)
    await line.cut()
    for (const work of [() => read(), () => write(2)]) {
      const outcome = await outcomeOf(work)
      expect(isUnavailable(outcome), String(outcome)).to.equal(true)
    }
    expect(await databaseFault(database)).to.contain('nothing listens there')
    await line.restore()
    await recovery()
    expect(await databaseFault(database)).to.equal(null)
  })

  it('ends every call when nothing comes back, and works again by itself', async () => {
    await write(1)
    await read()
    line.holdBack()
    // More than there are connections, so that some of them wait for one.
    const calls = await Promise.all(
      Array.from({ length: 12 }, (_, index) => outcomeOf(() => (index % 2 ? write(2) : read()))),
    )
    for (const outcome of calls) expect(isUnavailable(outcome), String(outcome)).to.equal(true)
    expect(await databaseFault(database)).to.match(/not answered within 2 seconds|does not answer in time/)
    await line.restore()
    await recovery()
    expect(await stored()).to.equal(3)
  })

  it('does a write again whose connection was lost before its COMMIT', async () => {
    let runs = 0
    line.cutAt('sample_number', 'before')
    await unitOver(database).write(async (numbers) => {
      runs += 1
      await numbers.put('a', (await numbers.get('a')) ?? 0 + 5)
    })
    expect(runs).to.equal(2)
    expect(await stored()).to.equal(5)
  })

  for (const [when, kept] of [
    ['before', null],
    ['after', 5],
  ] as const) {
    it(`never repeats a write that was lost ${when} the server got its COMMIT, and says that it is not known`, async () => {
      let runs = 0
      line.cutAt(`${QUERY}COMMIT`, when)
      const outcome = await outcomeOf(() =>
        unitOver(database).write(async (numbers) => {
          runs += 1
          await numbers.put('a', 5)
        }),
      )
      expect(isUnavailable(outcome), String(outcome)).to.equal(true)
      expect((outcome as DomainError).message).to.contain('look whether it was saved')
      expect(runs).to.equal(1)
      expect(await stored()).to.equal(kept)
    })
  }

  it('keeps a refusal whose rollback was lost', async () => {
    line.cutAt('ROLLBACK', 'before')
    const outcome = await outcomeOf(() =>
      unitOver(database).write(async (numbers) => {
        await numbers.put('a', 5)
        throw new DomainError('rule', 'slot_full', 'This slot is full.')
      }),
    )
    expect(outcome).to.include({ code: 'slot_full' })
    expect(await stored()).to.equal(null)
  })

  it('ends a write inside which it goes silent, and frees its locks for others', async () => {
    await write(1)
    const isLocked = Promise.withResolvers<void>()
    const goOn = Promise.withResolvers<void>()
    const silent = unitOver(database).write(async (numbers) => {
      await numbers.get('a')
      isLocked.resolve()
      await goOn.promise
      await numbers.put('a', 2)
    })
    await isLocked.promise
    line.holdBack()
    await unitOver(direct).write((numbers) => numbers.put('a', 9))
    goOn.resolve()
    const outcome = await outcomeOf(() => silent)
    expect(isUnavailable(outcome), String(outcome)).to.equal(true)
    expect(await stored()).to.equal(9)
  })
})

describe('a MariaDB that cannot be used', () => {
  const SECRET = 'very-secret'
  const reasonFor = async (change: (url: URL) => void) => {
    const { settings, remove } = await emptyMariadb()
    const url = new URL(settings.url)
    url.password = SECRET
    change(url)
    const database = await openDatabase({ url: url.href })
    try {
      const reason = String(await databaseFault(database))
      const refusal = await database.reader.raw('select 1').catch((error: unknown) => error)
      expect(isUnavailable(refusal)).to.equal(true)
      for (const words of [reason, (refusal as Error).message]) expect(words).not.to.contain(SECRET)
      expect(reason).to.contain('DATABASE_URL')
      return reason
    } finally {
      await database.close()
      await remove()
    }
  }

  it('has its reason named, without the password', async () => {
    expect(await reasonFor((url) => (url.username = 'nobody'))).to.contain(
      'does not accept this user name and password',
    )
    const database = await reasonFor((url) => {
      url.password = ''
      url.pathname = '/callboard_no_such'
    })
    expect(database).to.contain('the database callboard_no_such at').and.contain('no database of this name')
    const port = await reasonFor((url) => (url.port = '1'))
    expect(port).to.contain('nothing listens there')
    const host = await reasonFor((url) => (url.hostname = 'no-such-host.invalid'))
    expect(host).to.contain('host')
    const tls = await reasonFor((url) => (url.search = '?ssl=true'))
    expect(tls).to.contain('no encrypted line')
    expect(peerAddress('CALLBOARD_TEST_MARIADB')).not.to.contain(SECRET)
  })
})
