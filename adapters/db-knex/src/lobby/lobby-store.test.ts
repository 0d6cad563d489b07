import { second } from '@callboard/core/testing'
import {
  aRecord,
  boardContract,
  bulkAddContract,
  checkInContract,
  checkInPageContract,
  checkInPhotosContract,
  clientRoomContract,
  groupsContract,
  lineContract,
  lobbyStoreContract,
  personDigest,
  presenceContract,
  pushContract,
  roomsContract,
  staffListContract,
  staffTextsContract,
  statusPageContract,
  talentTextsContract,
  undoContract,
  videoSubmissionContract,
  waitingRoomContract,
} from '@callboard/lobby/testing'
import { expect } from 'chai'
import { onEachStore } from '../testing/temporary-store.ts'
import { lobbyRepositories } from './lobby-repositories.ts'

onEachStore(lobbyRepositories, (name, harness, scope) => {
  lobbyStoreContract(name, harness)
  checkInContract(name, harness, scope)
  presenceContract(name, harness)
  checkInPageContract(name, harness, scope)
  checkInPhotosContract(name, harness, scope)
  videoSubmissionContract(name, harness, scope)
  lineContract(name, harness, scope)
  talentTextsContract(name, harness, scope)
  statusPageContract(name, harness, scope)
  groupsContract(name, harness, scope)
  roomsContract(name, harness, scope)
  staffListContract(name, harness, scope)
  boardContract(name, harness)
  bulkAddContract(name, harness)
  clientRoomContract(name, harness)
  staffTextsContract(name, harness, scope)
  pushContract(name, harness, scope)
  undoContract(name, harness, scope)
  waitingRoomContract(name, harness)

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
          named: false,
          recordIds: records.slice(0, 20).map(({ id }) => id),
          guests: [],
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
