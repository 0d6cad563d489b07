import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { peerAddress } from '@callboard/core/testing'
import { type Database, openDatabase } from '@callboard/db-knex'
import { erasedPeopleSuite } from './erased-people.fixture.ts'
import { type TemporaryStudio, temporaryStudio } from './testing-studio.fixture.ts'

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
    return { product, database, data }
  })
})
