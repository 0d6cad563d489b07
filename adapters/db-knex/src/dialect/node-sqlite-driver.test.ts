import { expect } from 'chai'
import { NodeSqliteDriver } from './node-sqlite-driver.ts'

describe('statements that a connection to SQLite keeps', () => {
  let driver: NodeSqliteDriver
  const run = (sql: string, ...values: string[]) => driver.prepare(sql).run(values)
  const all = (sql: string, ...values: string[]) => driver.prepare(sql).all(values)

  beforeEach(() => {
    driver = new NodeSqliteDriver(':memory:', { readonly: false })
    run('create table person (name text)')
    run('insert into person values (?)', 'Ana')
  })
  afterEach(() => driver.close())

  it('are prepared once', () => {
    const sql = 'select * from person'
    expect(driver.prepare(sql)).to.equal(driver.prepare(sql))
  })

  it('take the values of each call', () => {
    run('insert into person values (?)', 'Ben')
    const sql = 'select name from person where name = ?'
    expect(['Ana', 'Ben', 'Cy'].map((name) => all(sql, name).length)).to.deep.equal([1, 1, 0])
  })

  it('answer the columns of a changed table', () => {
    const sql = 'select * from person'
    expect({ ...all(sql)[0] }).to.deep.equal({ name: 'Ana' })
    run(`alter table person add column city text default 'Rome'`)
    expect({ ...all(sql)[0] }).to.deep.equal({ name: 'Ana', city: 'Rome' })
  })

  it('are those that were used last', () => {
    const [oldest, used] = ['select 1 as oldest', 'select 2 as used'].map((sql) => driver.prepare(sql))
    for (let at = 0; at < 499; at += 1) {
      driver.prepare(`select ${at} as other`)
      driver.prepare('select 2 as used')
    }
    expect(driver.prepare('select 2 as used')).to.equal(used)
    expect(driver.prepare('select 1 as oldest')).not.to.equal(oldest)
  })
})
