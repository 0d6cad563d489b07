import { failureOf } from '@callboard/core/testing'
import { expect } from 'chai'
import { columns } from './dialect/index.ts'
import { migrate } from './migrate.ts'
import { richExperience } from './migrations/0097-rich-experience.ts'
import { freelancerNames } from './migrations/0100-freelancer-names.ts'
import { foldedWords } from './migrations/0107-folded-words.ts'
import { narrowedLists } from './migrations/0108-narrowed-lists.ts'
import { accountParts } from './migrations/0109-account-parts.ts'
import { reactions } from './migrations/0112-reactions.ts'
import { migrations } from './migrations/index.ts'
import type { Migration } from './migrations/migration.ts'
import { type Database, openDatabase } from './open-database.ts'
import { checkSchema } from './schema-version.ts'
import { runChild } from './testing/child-process.ts'
import { killedMigration } from './testing/killed-migration.ts'
import { onEachEmptyDatabase } from './testing/on-each-database.ts'
import type { EmptyDatabase } from './testing/temporary-database.ts'
import { emptyMariadb } from './testing/temporary-mariadb.ts'

/** Between two deaths: some ten of them fall into a whole migration. SQLite takes back a step that was cut off. */
const STATEMENTS = { SQLite: 30, MariaDB: 12 }

const NAMES = migrations.map(({ name }) => name)

const sample: Migration = {
  name: '9001-sample',
  up: async (query) => {
    await query.schema.createTable('sample', (table) => {
      columns(query).id(table, 'id').primary()
      columns(query).code(table, 'code', 10).notNullable().index()
    })
    await query('sample').insert({ id: 'first', code: 'a' })
  },
}

/** Fails when half of it is done, as a full disk would make it. */
const failing: Migration = {
  name: sample.name,
  up: async (query) => {
    await sample.up(query)
    throw new Error('The disk is full')
  },
}

onEachEmptyDatabase((name, make) => {
  describe(`migrations: ${name}`, () => {
    let empty: EmptyDatabase
    let database: Database

    beforeEach(async () => {
      empty = await make()
      database = await openDatabase(empty.settings)
    })
    afterEach(async () => {
      await database.close()
      await empty.remove()
    })

    it('make each step once, also when several processes start at once [OPS-06]', async () => {
      const children = await Promise.all(
        Array.from({ length: 4 }, () => runChild('migrate-and-tell.ts', empty.settings)),
      )
      expect(children.map(({ code }) => code)).to.deep.equal([0, 0, 0, 0])
      expect(children.flatMap(({ output }) => JSON.parse(output))).to.deep.equal(NAMES)
      await checkSchema(database)
    })

    it('are finished by the next start when processes die at some points [OPS-06]', async () => {
      expect(await killedMigration(make, STATEMENTS[name])).to.be.greaterThan(5)
    })

    it('make a step whole that failed midway the last time', async () => {
      await migrate(database)
      expect(await failureOf(migrate(database, [...migrations, failing]))).to.equal('The disk is full')
      expect(await migrate(database, [...migrations, sample])).to.deep.equal([sample.name])
      expect(await database.reader('sample')).to.deep.equal([{ id: 'first', code: 'a' }])
      expect(await migrate(database, [...migrations, sample])).to.deep.equal([])
    })

    it('keep what freelancers wrote of their experience, as HTML that runs nothing', async () => {
      const at = NAMES.indexOf(richExperience.name)
      await migrate(database, migrations.slice(0, at))
      const written = [
        '',
        'Ten years\nOwn light\n\n<b onclick=run()>calm</b>',
        '<p><img src=x onerror=run()>',
      ]
      const profile = {
        ...{ name: 'Mia', name_key: 'mia', session_runner: true, lobby_manager: false },
        ...{ available_dates: '[]', non_available_dates: '[]', availability_notes: '', timezone: 'UTC' },
        ...{ receive_email: true, receive_text: false, show_to_all: true, version: 1 },
      }
      await database
        .writer('freelancer_profile')
        .insert(written.map((experience, index) => ({ ...profile, user_id: `user-${index}`, experience })))
      const kept = () => database.reader('freelancer_profile').orderBy('user_id').pluck('experience')
      await richExperience.up(database.writer)
      const once = await kept()
      await richExperience.up(database.writer)
      expect(await kept()).to.deep.equal(once)
      expect(once).to.deep.equal([
        '',
        '<p>Ten years<br />Own light</p><p>&lt;b onclick=run()&gt;calm&lt;/b&gt;</p>',
        '<p>&lt;p&gt;&lt;img src=x onerror=run()&gt;</p>',
      ])
    })

    it('keep answers, comments and private picks of pages and of sessions, also when the step is made twice [FBK-01]', async () => {
      const before = migrations.slice(0, NAMES.indexOf(reactions.name))
      await migrate(database, before)
      const { writer, reader } = database
      const by = { record_id: 'record', user_id: 'client' }
      const [given_at, created_at] = [new Date(0), new Date(0)]
      const onPage = { page_id: 'page', group_id: 'group' }
      const said = { content: 'Warm', created_at }
      await writer('posting_feedback').insert({ ...onPage, ...by, value: 'yes', given_at })
      await writer('record_feedback').insert({ ...by, session_id: 'session', value: 'no', given_at })
      await writer('posting_comment').insert({
        ...{ id: 'a', ...onPage, ...by, ...said },
        ...{ video_id: 'video', second: 2.5 },
      })
      await writer('record_comment').insert({ id: 'b', session_id: 'session', ...by, ...said })
      await writer('posting_privacy').insert({ page_id: 'page', user_id: 'client', mode: 'yes-private' })
      await writer('session_privacy').insert({
        session_id: 'session',
        user_id: 'client',
        mode: 'full-private',
      })
      const cutOff = {
        name: reactions.name,
        up: async (query: typeof writer) => {
          await reactions.up(query)
          throw new Error('The disk is full')
        },
      }
      expect(await failureOf(migrate(database, [...before, cutOff]))).to.equal('The disk is full')
      await migrate(database)
      const [session, page] = [
        { place_id: 'session', group_id: '' },
        { place_id: 'page', group_id: 'group' },
      ]
      const rows = (table: string, ...columns: string[]) =>
        reader(table)
          .orderBy('place_id')
          .select('place_id', ...columns)
      expect(await rows('reaction_feedback', 'group_id', 'record_id', 'user_id', 'value')).to.deep.equal([
        { ...page, ...by, value: 'yes' },
        { ...session, ...by, value: 'no' },
      ])
      expect(await rows('reaction_comment', 'id', 'group_id', 'content', 'video_id', 'second')).to.deep.equal(
        [
          { id: 'a', ...page, content: 'Warm', video_id: 'video', second: 2.5 },
          { id: 'b', ...session, content: 'Warm', video_id: null, second: null },
        ],
      )
      expect(await rows('reaction_privacy', 'mode')).to.deep.equal([
        { place_id: 'page', mode: 'yes-private' },
        { place_id: 'session', mode: 'full-private' },
      ])
      expect(await reader.schema.hasTable('record_feedback')).to.equal(false)
    })

    it('find a freelancer who was there before by the beginning of a word of the name', async () => {
      await migrate(database, migrations.slice(0, NAMES.indexOf(freelancerNames.name)))
      await database.writer('freelancer_profile').insert({
        ...{ user_id: 'user-zoe', name: 'Zoë Ana-María  Lopez', name_key: 'zoë ana-maría  lopez' },
        ...{ session_runner: true, lobby_manager: false, experience: '', timezone: 'UTC' },
        ...{ available_dates: '[]', non_available_dates: '[]', availability_notes: '' },
        ...{ receive_email: true, receive_text: false, show_to_all: true, version: 1 },
      })
      await migrate(database)
      const found = database.reader('freelancer_profile_name').orderBy('beginning').pluck('beginning')
      expect(await found).to.deep.equal(['ana maria lopez', 'lopez', 'maria lopez', 'zoe ana maria lopez'])
      expect(await database.reader('freelancer_profile').pluck('name_key')).to.deep.equal([
        'zoe ana maria lopez',
      ])
    })

    it('find names from before with letters that are folded from now on, and bear being made twice', async () => {
      await migrate(database, migrations.slice(0, NAMES.indexOf(foldedWords.name)))
      const { writer, reader } = database
      const at = '2026-03-02 09:00:00'
      await writer('account_user').insert({
        ...{ id: 'u1', email: 'l.weiss@example.com', user_type: 'client', first_name: 'Łukasz' },
        ...{ last_name: 'O’Weiß', first_name_key: 'łukasz', last_name_key: 'o’weiß' },
        ...{ staff_requested: false, created_at: at },
      })
      const unfolded = ['l.weiss@example.com', 'weiss@example.com', 'example.com', 'łukasz o’weiß', 'o’weiß']
      const rows = unfolded.map((beginning) => ({ user_id: 'u1', beginning }))
      await writer('account_user_word').insert(rows)
      await writer('posting_page').insert({
        id: 'g1',
        project_id: 'p1',
        name: 'Director’s Cut',
        search_key: 'director’s cut',
        created_at: at,
      })
      const folded = ['example.com', 'l.weiss@example.com', 'lukasz oweiss', 'oweiss', 'weiss@example.com']
      const made = migrations.slice(0, NAMES.indexOf(narrowedLists.name))
      for (const run of [() => migrate(database, made), () => foldedWords.up(writer)]) {
        await run()
        expect(await reader('account_user_word').orderBy('beginning').pluck('beginning')).to.deep.equal(
          folded,
        )
        expect(await reader('posting_page').pluck('search_key')).to.deep.equal(['directors cut'])
      }
    })

    it('keep beside each word of an account all of them, its address and its type, as far as they fit', async () => {
      await migrate(database, migrations.slice(0, NAMES.indexOf(narrowedLists.name)))
      const { writer, reader } = database
      const account = (id: string, email: string) => ({
        ...{ id, email, user_type: 'client', first_name: '', last_name: '', first_name_key: '' },
        ...{ last_name_key: '', staff_requested: false, created_at: '2026-03-02 09:00:00' },
      })
      await writer('account_user').insert([account('u1', 'Ana@example.com'), account('u2', 'b@example.com')])
      const long = Array.from({ length: 9 }, (_, at) => `${at}`.padEnd(50, 'x'))
      await writer('account_user_word').insert([
        ...['ana lopez', 'example.com', 'lopez'].map((beginning) => ({ user_id: 'u1', beginning })),
        ...long.map((beginning) => ({ user_id: 'u2', beginning })),
      ])
      await migrate(database, migrations.slice(0, NAMES.indexOf(accountParts.name)))
      const rows = await reader('account_user_word').orderBy(['user_id', 'beginning'])
      const first = { email: 'Ana@example.com', user_type: 'client', words: ' ana example.com lopez' }
      expect(rows.filter(({ user_id }) => user_id === 'u1')).to.deep.equal(
        ['ana lopez', 'example.com', 'lopez'].map((beginning) => ({ user_id: 'u1', beginning, ...first })),
      )
      const second = { email: 'b@example.com', user_type: 'client', words: null }
      expect(rows.filter(({ user_id }) => user_id === 'u2')).to.deep.equal(
        long.map((beginning) => ({ user_id: 'u2', beginning, ...second })),
      )
    })

    it('find an account from before by any part of name and address, and bear being made twice', async () => {
      await migrate(database, migrations.slice(0, NAMES.indexOf(accountParts.name)))
      const { writer, reader } = database
      await writer('account_user').insert({
        ...{ id: 'u1', email: 'al@b.io', user_type: 'client', first_name: 'Łé-Al', last_name: 'O’L' },
        ...{ first_name_key: 'łé-al', last_name_key: 'o’l', staff_requested: false },
        created_at: '2026-03-02 09:00:00',
      })
      const before = { email: 'al@b.io', user_type: 'client', words: ' al@b.io' }
      await writer('account_user_word').insert({ user_id: 'u1', beginning: 'al@b.io', ...before })
      const keys = ['.io', '@b.io', 'al', 'al@b.io', 'b.io', 'e', 'io', 'l', 'l@b.io', 'le', 'o', 'ol']
      const own = { user_id: 'u1', email: 'al@b.io', user_type: 'client', words: 'al@b.io le al ol' }
      for (const run of [() => migrate(database), () => accountParts.up(writer)]) {
        await run()
        expect(await reader('account_user_word').orderBy('beginning')).to.deep.equal(
          keys.map((beginning) => ({ ...own, beginning })),
        )
      }
    })

    it('find each of many accounts from before by a part of its name', async () => {
      await migrate(database, migrations.slice(0, NAMES.indexOf(accountParts.name)))
      const { writer, reader } = database
      for (let at = 0; at < 250; at += 1)
        await writer('account_user').insert({
          ...{ id: `u${at}`, email: `somebody.else.${at}@casting.example.com`, user_type: 'client' },
          ...{ first_name: 'Alexandra', last_name: 'Montgomery', first_name_key: 'alexandra' },
          ...{ last_name_key: 'montgomery', staff_requested: false, created_at: '2026-03-02 09:00:00' },
        })
      await migrate(database)
      expect(await reader('account_user_word').where({ beginning: 'gomery' })).to.have.length(250)
    })

    it('refuse a schema that is newer than the code, and change nothing', async () => {
      await migrate(database, [...migrations, sample])
      const later: Migration = {
        name: '9002-later',
        up: async (query) => void (await query.schema.dropTable('job')),
      }
      const words = 'newer version of Callboard (it has 9001-sample)'
      expect(await failureOf(migrate(database, [...migrations, later]))).to.contain(words)
      expect(await failureOf(checkSchema(database))).to.contain(words)
      expect(await database.reader.schema.hasTable('job')).to.equal(true)
    })

    it('are asked for by a process that finds an older schema', async () => {
      expect(await failureOf(checkSchema(database))).to.contain(NAMES.join(', '))
      await migrate(database)
      await checkSchema(database)
      expect(await failureOf(checkSchema(database, [...migrations, sample]))).to.equal(
        'The database is older than this version of Callboard: it lacks 9001-sample. Run the migrations, then start again.',
      )
    })
  })
})

describe('a step of MariaDB that was cut off and cannot be finished', () => {
  it('is named, with its fault and the remedy', async () => {
    const { settings, remove } = await emptyMariadb()
    const database = await openDatabase(settings)
    try {
      await migrate(database)
      await failureOf(migrate(database, [...migrations, failing]))
      expect(await failureOf(migrate(database, [...migrations, failing]))).to.equal(
        'The step 9001-sample of the schema was cut off on an earlier start and cannot be finished: The disk is full. Put that right and start again, or restore the backup from before this version.',
      )
    } finally {
      await database.close()
      await remove()
    }
  })
})

describe('the steps of the schema', () => {
  it('have names that are in order and unique', () => {
    expect(NAMES).to.deep.equal([...new Set(NAMES)].sort())
  })
})
