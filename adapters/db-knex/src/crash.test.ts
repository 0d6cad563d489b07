import { second, sendNote } from '@callboard/core/testing'
import { expect } from 'chai'
import { KnexJobStore } from './kernel/knex-job-store.ts'
import { runChild } from './testing/child-process.ts'
import { KnexNumberRepository, makeNumberTable } from './testing/number-repository.ts'
import { onEachDatabase } from './testing/on-each-database.ts'

onEachDatabase((name, open) => {
  describe(`${name} after SIGKILL`, () => {
    it('has the write and its promise, which is kept once [REL-01]', async () => {
      const { database, settings, stop } = await open()
      try {
        await makeNumberTable(database.writer)
        expect((await runChild('commit-and-die.ts', settings)).signal).to.equal('SIGKILL')
        expect(await new KnexNumberRepository(database.reader).get('a')).to.equal(7)
        const store = new KnexJobStore(database)
        const jobs = await store.claim('messages', second(1), 10, 1_000)
        expect(jobs.map(({ name, payload, attempts }) => ({ name, payload, attempts }))).to.deep.equal([
          { name: sendNote.name, payload: { note: 7 }, attempts: 0 },
        ])
        expect(await store.claim('messages', second(1), 10, 1_000)).to.be.empty
      } finally {
        await stop()
      }
    })
  })
})
