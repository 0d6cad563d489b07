import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Database, openDatabase } from '@callboard/db-knex'
import { erasedPeopleSuite } from './erased-people.fixture.ts'
import { type TemporaryStudio, temporaryStudio } from './testing-studio.fixture.ts'

describe('an install on SQLite', () => {
  let data: string
  let product: TemporaryStudio
  let database: Database
  after(async () => {
    await database?.close()
    await product?.stop()
    await rm(data, { recursive: true, force: true })
  })

  erasedPeopleSuite('on SQLite', async () => {
    data = await mkdtemp(join(tmpdir(), 'callboard-erased-'))
    product = await temporaryStudio({ CALLBOARD_DATA: data })
    database = await openDatabase({ file: join(data, 'callboard.sqlite') })
    return { product, database, data }
  })
})
