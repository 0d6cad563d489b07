import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { second, sendNote } from '@callboard/core/testing'
import { expect } from 'chai'
import { KnexJobStore } from './kernel/knex-job-store.ts'
import { KnexNumberRepository, makeNumberTable } from './testing/number-repository.ts'
import { temporaryDatabase } from './testing/temporary-database.ts'

describe('SQLite after SIGKILL', () => {
  it('has the write and its promise, which is kept once', async () => {
    const { database, file, stop } = await temporaryDatabase()
    try {
      await makeNumberTable(database.writer)
      const child = spawn(
        process.execPath,
        [fileURLToPath(new URL('testing/commit-and-die.ts', import.meta.url)), file],
        {
          stdio: ['ignore', 'ignore', 'inherit'],
        },
      )
      const [, signal] = await once(child, 'exit')
      expect(signal).to.equal('SIGKILL')
      expect(await new KnexNumberRepository(database.reader).get('a')).to.equal(7)
      const store = new KnexJobStore(database)
      const [job, ...more] = await store.claim('messages', second(1), 10, 1_000)
      expect(job)
        .to.include({ name: sendNote.name, attempts: 0 })
        .and.deep.include({ payload: { note: 7 } })
      expect(more).to.be.empty
      await store.done(job!.id)
      expect(await store.claim('messages', second(1_000), 10, 1_000)).to.be.empty
    } finally {
      await stop()
    }
  }).timeout(10_000)
})
