import { second } from '@callboard/core/testing'
import {
  aRecord,
  castingDayContract,
  checkInContract,
  lobbyStoreContract,
  personDigest,
} from '@callboard/lobby/testing'
import { expect } from 'chai'
import { onEachStore } from '../testing/temporary-store.ts'
import { lobbyRepositories } from './lobby-repositories.ts'

onEachStore(lobbyRepositories, (name, harness, scope) => {
  lobbyStoreContract(name, harness)
  checkInContract(name, harness, scope)
  castingDayContract(name, harness, scope)

  describe(`lobby list: ${name}`, () => {
    it('takes two statements for 30 talent and a group of 20', async () => {
      const { database, store, stop } = await harness()
      try {
        const records = Array.from({ length: 30 }, () => aRecord())
        const group = {
          id: 'group-1',
          sessionId: 'session-1',
          number: 1,
          name: 'Everybody',
          recordIds: records.slice(0, 20).map(({ id }) => id),
          createdAt: second(0),
          finishedAt: null,
        }
        await store.write(async (lobby) => {
          for (const record of records) await lobby.records.add(record, personDigest(record))
          await lobby.groups.save(group)
        })
        const statements: string[] = []
        database.reader.on('query', ({ sql }: { sql: string }) => statements.push(sql))
        const [listed, current] = await store.read((lobby) =>
          Promise.all([lobby.records.ofSession('session-1'), lobby.groups.current('session-1')]),
        )
        expect(listed).to.have.length(30)
        expect(current?.recordIds).to.have.length(20)
        expect(statements).to.have.length(2)
      } finally {
        await stop()
      }
    })
  })
})
