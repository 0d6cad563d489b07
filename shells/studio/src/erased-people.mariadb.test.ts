import { randomBytes } from 'node:crypto'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { peerAddress, until } from '@callboard/core/testing'
import { type Database, openDatabase } from '@callboard/db-knex'
import { expect } from 'chai'
import { erasedPeopleSuite } from './erased-people.fixture.ts'
import { type TemporaryStudio, temporaryStudio } from './testing-studio.fixture.ts'

const MIB = 1024 ** 2

/** @returns whether nothing that was deleted before the transaction of this number waits for the purge of InnoDB */
async function isPurged({ reader }: Database, before: number): Promise<boolean> {
  const status = await statusOf(reader)
  return status(/^History list length (\d+)/m) === 0 || status(/^Purge done for trx's n:o < (\d+)/m) >= before
}

async function statusOf(reader: Database['reader']): Promise<(words: RegExp) => number> {
  const [[{ Status }]] = (await reader.raw('show engine innodb status')) as [[{ Status: string }]]
  return (words) => Number(words.exec(Status)?.[1])
}

/**
 * InnoDB calls a transaction done when a batch of its purge takes it up, and begins a batch when the one before has
 * removed its rows: what was deleted before two marks is gone when the second one is taken up.
 */
async function untilPurged(server: Database, name: string): Promise<void> {
  for (const mark of [1, 2]) {
    await server.writer.raw(`create or replace table ${name}.purge_mark (id int primary key)`)
    await server.writer.raw(`insert into ${name}.purge_mark values (?)`, [mark])
    await server.writer.raw(`delete from ${name}.purge_mark`)
    const next = (await statusOf(server.reader))(/^Trx id counter (\d+)/m)
    await until('InnoDB has purged what was deleted', () => isPurged(server, next))
  }
  await server.writer.raw(`drop table ${name}.purge_mark`)
}

/**
 * The files of one database and those that all databases of a server share. What was deleted until now is purged from
 * them, every changed page is in them, and the redo log was begun anew, as it is where its size changes.
 */
async function databaseFiles(server: Database, name: string): Promise<readonly string[]> {
  await untilPurged(server, name)
  // A page that the purge has emptied is overwritten as its table is next written: each call of staff writes a signal.
  await server.writer.raw(
    `insert into ${name}.signal (room, type, views, at) values ('next', 'next', '[]', utc_timestamp())`,
  )
  const [[{ folder, size }]] = (await server.reader.raw(
    'select @@datadir as folder, @@innodb_log_file_size as size',
  )) as [[{ folder: string; size: number }]]
  // Without a limit of time: a resize writes every changed page.
  const aside = server.aside()
  await aside.raw('set global innodb_log_file_size = ?', [size === 96 * MIB ? 64 * MIB : 96 * MIB])
  await aside.destroy()
  const shared = (await readdir(folder)).filter((file) => /^(ibdata|ib_logfile|undo)/.test(file))
  const own = (await readdir(join(folder, name))).filter((file) => file.endsWith('.ibd'))
  expect(own.length).to.be.greaterThan(50)
  return [...shared.map((file) => join(folder, file)), ...own.map((file) => join(folder, name, file))]
}

describe('an install on MariaDB', () => {
  const name = `callboard_${randomBytes(6).toString('hex')}`
  let data: string
  let server: Database
  let product: TemporaryStudio
  let database: Database
  after(async () => {
    await database?.close()
    await product?.stop()
    await server?.writer.raw(`drop database if exists ${name}`)
    await server?.close()
    await rm(data, { recursive: true, force: true })
  })

  erasedPeopleSuite('on MariaDB', async () => {
    const address = peerAddress('CALLBOARD_TEST_MARIADB')
    data = await mkdtemp(join(tmpdir(), 'callboard-erased-'))
    server = await openDatabase({ url: `${address}/mysql` })
    await server.writer.raw(`create database ${name} character set utf8mb4`)
    const url = `${address}/${name}`
    product = await temporaryStudio({ CALLBOARD_DATA: data, DATABASE_URL: url })
    database = await openDatabase({ url })
    return { product, database, data, databaseFiles: () => databaseFiles(server, name) }
  })
})
