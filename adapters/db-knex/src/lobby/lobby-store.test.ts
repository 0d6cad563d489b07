import { second } from '@callboard/core/testing'
import {
  aRecord,
  arrivalsSuite,
  boardSuite,
  bulkAddSuite,
  checkInPageSuite,
  checkInPhotosSuite,
  checkInSuite,
  clientRoomSuite,
  copiedGroupsSuite,
  erasureSuite,
  groupEndSuite,
  groupsSuite,
  guestCheckInsSuite,
  lineSuite,
  lobbyStoreContract,
  personDigest,
  presenceSuite,
  pushSuite,
  roomsSuite,
  staffListSuite,
  staffTextsSuite,
  statusPageSuite,
  talentTextsSuite,
  undoSuite,
  videoSubmissionSuite,
  waitingRoomSuite,
} from '@callboard/lobby/testing'
import { expect } from 'chai'
import { onEachStore } from '../testing/temporary-store.ts'
import { lobbyRepositories } from './lobby-repositories.ts'

onEachStore(lobbyRepositories, (name, harness, scope) => {
  lobbyStoreContract(name, harness)
  checkInSuite(name, harness, scope)
  presenceSuite(name, harness)
  checkInPageSuite(name, harness, scope)
  checkInPhotosSuite(name, harness, scope)
  copiedGroupsSuite(name, harness, scope)
  erasureSuite(name, harness, scope)
  guestCheckInsSuite(name, harness, scope)
  videoSubmissionSuite(name, harness, scope)
  lineSuite(name, harness, scope)
  talentTextsSuite(name, harness, scope)
  statusPageSuite(name, harness, scope)
  groupsSuite(name, harness, scope)
  groupEndSuite(name, harness)
  arrivalsSuite(name, harness)
  roomsSuite(name, harness, scope)
  staffListSuite(name, harness, scope)
  boardSuite(name, harness)
  bulkAddSuite(name, harness)
  clientRoomSuite(name, harness)
  staffTextsSuite(name, harness, scope)
  pushSuite(name, harness, scope)
  undoSuite(name, harness, scope)
  waitingRoomSuite(name, harness)

  describe(`lobby list: ${name}`, () => {
    it('takes three statements for 30 talent, what is known of their pages and a group of 20 [PER-03]', async () => {
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
          copiedFrom: null,
        }
        await store.write(async (lobby) => {
          for (const record of records) await lobby.records.add(record, personDigest(record))
          for (const { id } of records) await lobby.presence.lock(id, 'session-1')
          await lobby.groups.save(group)
        })
        const statements: string[] = []
        database.reader.on('query', ({ sql }: { sql: string }) => statements.push(sql))
        const [listed, current, pages] = await store.read((lobby) =>
          Promise.all([
            lobby.records.ofSession('session-1'),
            lobby.groups.current('session-1'),
            lobby.presence.ofSession('session-1'),
          ]),
        )
        expect(listed).to.have.length(30)
        expect(current?.recordIds).to.have.length(20)
        expect(pages).to.have.length(30)
        expect(statements).to.have.length(3)
      } finally {
        await stop()
      }
    })
  })
})
