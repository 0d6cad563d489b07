import { eachTest, failureOf, type StoreHarness, second } from '@callboard/core/testing'
import { expect } from 'chai'
import type { LobbyRepositories, LobbyStore } from '../application/ports/index.ts'
import { type CheckInRecord, changed, type Group, lineOf } from '../domain/index.ts'
import { aRecord, personDigest } from './builders.ts'

const aGroup = (changes: Partial<Group> = {}): Group => ({
  id: 'group-1',
  sessionId: 'session-1',
  number: 1,
  name: 'Ada Lovelace',
  named: false,
  recordIds: [],
  guests: [],
  createdAt: second(1),
  finishedAt: null,
  copiedFrom: null,
  ...changes,
})

export function lobbyStoreContract(name: string, make: () => Promise<StoreHarness<LobbyStore>>): void {
  describe(`lobby store: ${name}`, () => {
    const harness = eachTest(make)
    const write = <T>(work: (repositories: LobbyRepositories) => Promise<T>) => harness().store.write(work)
    const read = <T>(work: (repositories: LobbyRepositories) => Promise<T>) => harness().store.read(work)
    const add = async (record: CheckInRecord) => {
      await write(({ records }) => records.add(record, personDigest(record)))
      return record
    }
    const headOf = ({ dayId, firstName, lastName, role, actualCall }: CheckInRecord) => ({
      dayId,
      firstName,
      lastName,
      role,
      actualCall,
    })
    const idsOf = (records: readonly { id: string }[]) => records.map(({ id }) => id).sort()

    it('finds the latest check-ins of each session, and how many there are', async () => {
      for (const [at, id] of ['a', 'b', 'c'].entries())
        await add(aRecord({ id, firstName: id, checkedInTime: second(at), photoKey: `photos/${id}.jpg` }))
      await add(aRecord({ id: 'gone', checkedInTime: second(9), deletedAt: second(10) }))
      await add(aRecord({ id: 'far', firstName: 'far', sessionId: 'session-2' }))
      const latest = (ids: string[]) => read(({ records }) => records.latest(ids, 2))
      const seen = (await latest(['session-1', 'session-2', 'session-3'])).map(
        ({ sessionId, firstName, photoKey, count }) => [sessionId, firstName, photoKey, count],
      )
      expect(seen).to.deep.equal([
        ['session-1', 'c', 'photos/c.jpg', 3],
        ['session-1', 'b', 'photos/b.jpg', 3],
        ['session-2', 'far', null, 1],
      ])
      expect(await latest([])).to.deep.equal([])
    })

    it('lists the latest check-ins with an address of several sessions', async () => {
      for (const [at, id] of ['a', 'b', 'c'].entries())
        await add(aRecord({ id, email: `${id}@example.com`, checkedInTime: second(at) }))
      await add(aRecord({ id: 'gone', checkedInTime: second(9), deletedAt: second(10) }))
      await add(aRecord({ id: 'silent', email: '', checkedInTime: second(8) }))
      await add(
        aRecord({ id: 'far', email: 'f@example.com', sessionId: 'session-2', checkedInTime: second(7) }),
      )
      await add(aRecord({ id: 'other', email: 'o@example.com', sessionId: 'session-3' }))
      const listed = async (ids: string[], most: number, addresses?: string[]) =>
        (await read(({ records }) => records.listed(ids, most, addresses))).map(({ id }) => id)
      expect(await listed(['session-1', 'session-2'], 9)).to.deep.equal(['far', 'c', 'b', 'a'])
      expect(await listed(['session-1', 'session-2'], 2)).to.deep.equal(['far', 'c'])
      expect(await listed(['session-1', 'session-3'], 9, ['b@example.com', 'f@example.com'])).to.deep.equal([
        'b',
      ])
      expect(await listed([], 9)).to.deep.equal([])
    })

    it('gives a record back as it was stored', async () => {
      const bare = await add(aRecord({ id: 'bare' }))
      const full = await add(
        aRecord({
          id: 'full',
          locationType: 'In Person',
          userId: 'user-1',
          photoKey: 'photos/a/b/c.jpg',
          limeliteRoleId: 'limelite-7',
          sagNumber: '12345',
          interviewNo: 4,
          actualCall: '10:05',
          agent: 'Zoë Ågent',
          agentEmail: 'zoe@example.com',
          agentPhone: '+13105550199',
          instagramHandle: 'ada',
          tiktokHandle: 'ada2',
          phone: null,
          optIn: false,
          state: 'signed_out',
          callInTime: second(5),
          calls: 2,
          signedOutTime: second(6),
          groupId: 'group-1',
          groupName: 'Group 01',
          auditioned: true,
          deletedAt: second(7),
          version: 9,
        }),
      )
      expect(await read(({ records }) => records.find('bare'))).to.deep.equal(bare)
      expect(await read(({ records }) => records.find('full'))).to.deep.equal(full)
      expect(await read(({ records }) => records.find('nobody'))).to.equal(null)
    })

    it('counts those ahead of a record, and knows the first, in the order of the line [LOB-03]', async () => {
      const steps = [3, 1, 3, 2, 5, 4]
      const calls = {
        waiting: '08:50',
        on_deck: '12:30',
        in_casting: '07:00',
        skipped: '07:00',
        signed_out: '07:00',
      }
      for (const [n, at] of steps.entries())
        for (const state of ['waiting', 'on_deck', 'in_casting', 'skipped', 'signed_out'] as const)
          await add(
            aRecord({ id: `${state}-${n}`, checkedInTime: second(at), state, actualCall: calls[state] }),
          )
      const waits = { checkedInTime: second(0), state: 'waiting' } as const
      await add(aRecord({ ...waits, auditioned: true }))
      await add(aRecord({ ...waits, deletedAt: second(1) }))
      await add(aRecord({ ...waits, locationType: 'Video Submission' }))
      await add(aRecord({ ...waits, dayId: 'day-2' }))
      const line = lineOf(await read(({ records }) => records.ofSession('session-1', 'day-1')))
      expect(line).to.have.length(2 * steps.length)
      const ahead = await read(({ records }) => Promise.all(line.map((record) => records.aheadOf(record))))
      expect(ahead).to.deep.equal(line.map((_record, place) => place))
      for (const most of [1, steps.length + 2, 100])
        expect(await read(({ records }) => records.firstInLine('day-1', most))).to.deep.equal(
          line.slice(0, most),
        )
      const [first] = line
      expect(
        await read(({ records }) => records.lineHeads(['day-1', 'day-2', 'day-3'])),
      ).to.have.deep.members([
        { ...headOf(first!), earliestCall: '08:50', waiting: line.length },
        { ...headOf(aRecord()), dayId: 'day-2', earliestCall: null, waiting: 1 },
      ])
      expect(await read(({ records }) => records.lineHeads([]))).to.deep.equal([])
    })

    it('finds records by ids, ticket and person', async () => {
      const [one, two] = [await add(aRecord()), await add(aRecord())]
      await add(aRecord())
      expect(idsOf(await read(({ records }) => records.many([one.id, two.id, 'nobody'])))).to.deep.equal(
        idsOf([one, two]),
      )
      expect(await read(({ records }) => records.many([]))).to.deep.equal([])
      expect(await read(({ records }) => records.byTicket(two.ticketNonce))).to.deep.equal(two)
      expect(await read(({ records }) => records.byPerson(personDigest(two)))).to.deep.equal(two)
    })

    it('takes one record for a ticket and one live record for a person', async () => {
      const record = await add(aRecord())
      const sameTicket = aRecord({ ticketNonce: record.ticketNonce })
      const samePerson = aRecord({ email: record.email })
      expect(await write(({ records }) => records.add(sameTicket, personDigest(sameTicket)))).to.equal(false)
      expect(await write(({ records }) => records.add(samePerson, personDigest(samePerson)))).to.equal(false)
      await write(({ records }) => records.save(changed(record, { deletedAt: second(9) })))
      expect(await read(({ records }) => records.byPerson(personDigest(record)))).to.equal(null)
      await add(samePerson)
      expect(await read(({ records }) => records.byPerson(personDigest(record)))).to.deep.equal(samePerson)
    })

    it('lists a session or one of its dates, without deleted records', async () => {
      const here = await add(aRecord())
      const tomorrow = await add(aRecord({ dayId: 'day-2' }))
      await add(aRecord({ sessionId: 'session-2' }))
      await add(aRecord({ deletedAt: second(1) }))
      expect(idsOf(await read(({ records }) => records.ofSession('session-1')))).to.deep.equal(
        idsOf([here, tomorrow]),
      )
      expect(idsOf(await read(({ records }) => records.ofSession('session-1', 'day-2')))).to.deep.equal(
        idsOf([tomorrow]),
      )
    })

    it('counts the check-ins of each role, without those deleted', async () => {
      await add(aRecord({ role: 'Hero' }))
      await add(aRecord({ role: 'Hero', sessionId: 'session-2' }))
      await add(aRecord({ role: 'Villain' }))
      await add(aRecord({ role: 'Villain', sessionId: 'session-3' }))
      await add(aRecord({ role: 'Ghost', deletedAt: second(7) }))
      const asked = ['session-1', 'session-2']
      expect(await read(({ records }) => records.countByRole(asked))).to.deep.equal(
        new Map([
          ['Hero', 2],
          ['Villain', 1],
        ]),
      )
      expect(await read(({ records }) => records.countByRole([]))).to.deep.equal(new Map())
    })

    it('stores a change, and refuses one to an older version', async () => {
      const record = await add(aRecord())
      const after = changed(record, { state: 'skipped', role: 'Villain' })
      await write(({ records }) => records.save(after))
      expect(await read(({ records }) => records.find(record.id))).to.deep.equal(after)
      const late = changed(record, { state: 'on_deck' })
      expect(await failureOf(write(({ records }) => records.save(late)))).to.contain('outside its session')
      expect(await read(({ records }) => records.find(record.id))).to.deep.equal(after)
    })

    it('notes how the latest text fares, without a new version', async () => {
      const record = await add(aRecord())
      const note = (state: 'sent' | 'delivered' | 'invalid', at: number) =>
        write(({ records }) => records.noteText(record.id, state, second(at)))
      expect(await note('sent', 2)).to.equal(true)
      expect(await note('delivered', 2)).to.equal(true)
      expect(await note('invalid', 1)).to.equal(false)
      const noted = { ...record, textState: 'delivered' }
      expect(await read(({ records }) => records.find(record.id))).to.deep.equal(noted)
    })

    it('knows a talent page by each of its keys', async () => {
      const record = await add(aRecord())
      const digests = ['digest-1', 'digest-2']
      const key = { recordId: record.id, createdAt: second(1) }
      await write(({ pageKeys }) => pageKeys.add(digests.map((digest) => ({ ...key, digest }))))
      await write(({ pageKeys }) => pageKeys.add([]))
      for (const digest of digests) {
        expect(await read(({ pageKeys }) => pageKeys.pageOf(digest))).to.deep.equal({
          recordId: record.id,
          sessionId: 'session-1',
        })
      }
      expect(await read(({ pageKeys }) => pageKeys.pageOf('digest-3'))).to.equal(null)
    })

    it('keeps as many photos of a ticket as there may be, also when all are claimed at once', async () => {
      const photo = (index: number, ticketNonce = 'ticket-1') => ({
        key: `photos/session-1/${ticketNonce}/${index}.jpg`,
        ticketNonce,
        purpose: 'today' as const,
        takenAt: second(20 - index),
      })
      const claim = (...which: Parameters<typeof photo>) =>
        write(({ photos }) => photos.claim(photo(...which), 3))
      const outcomes = await Promise.all(Array.from({ length: 12 }, (_, index) => claim(index)))
      expect(outcomes.filter(Boolean)).to.have.length(3)
      expect(await claim(0, 'ticket-2')).to.equal(true)
      const headshot = { ...photo(19), purpose: 'headshot' as const }
      expect(await write(({ photos }) => photos.claim(headshot, 1))).to.equal(true)
      expect(await write(({ photos }) => photos.claim({ ...headshot, key: 'photos/other' }, 1))).to.equal(
        false,
      )
      await write(({ photos }) => photos.settle(headshot.key))
      const all = (before = second(60), limit = 10) => read(({ photos }) => photos.takenBefore(before, limit))
      const claimed = outcomes.flatMap((isClaimed, index) => (isClaimed ? [photo(index)] : []))
      const [latest, middle, oldest] = claimed
      expect(await all(latest!.takenAt)).to.deep.equal([oldest, middle])
      expect(await all(latest!.takenAt, 1)).to.deep.equal([oldest])
      await write(({ photos }) => photos.giveUp(middle!.key))
      expect(await all(latest!.takenAt)).to.deep.equal([oldest, middle])
      expect(await claim(12)).to.equal(true)
      expect(await claim(13)).to.equal(false)
      for (const { key } of await all()) await write(({ photos }) => photos.settle(key))
      expect(await all()).to.deep.equal([])
    })

    it('keeps groups with their members in order, and knows the current one', async () => {
      const [one, two] = [await add(aRecord()), await add(aRecord())]
      const guests = [{ id: 'twr-1', name: 'Bea Waiting', role: 'Hero' }]
      const group = aGroup({ recordIds: [two.id, one.id], guests })
      await write(({ groups }) => groups.save(group))
      expect(await read(({ groups }) => groups.current('session-1'))).to.deep.equal(group)
      const finished = aGroup({
        recordIds: [one.id],
        name: 'Grace Hopper',
        named: true,
        finishedAt: second(5),
      })
      await write(({ groups }) => groups.save(finished))
      expect(await read(({ groups }) => groups.current('session-1'))).to.equal(null)
      expect(await read(({ groups }) => groups.find(group.id))).to.deep.equal(finished)
      const next = aGroup({ id: 'group-2', number: 2 })
      await write(({ groups }) => groups.save(next))
      await write(({ groups }) => groups.save(aGroup({ id: 'group-3', sessionId: 'session-2' })))
      expect(await read(({ groups }) => groups.ofSession('session-1'))).to.deep.equal([finished, next])
      expect(await read(({ groups }) => groups.lastNumber('session-1'))).to.equal(2)
      expect(await read(({ groups }) => groups.lastNumber('session-3'))).to.equal(0)
    })

    it('keeps one current group for a session', async () => {
      await write(({ groups }) => groups.save(aGroup()))
      const second = write(({ groups }) => groups.save(aGroup({ id: 'group-2', number: 2 })))
      await failureOf(second)
      expect((await read(({ groups }) => groups.current('session-1')))?.id).to.equal('group-1')
    })

    it('gives the latest first calls of a date', async () => {
      const record = await add(aRecord())
      const call = async (id: string, at: Date, isAgain = false, dayId = 'day-1') =>
        write(({ calls }) =>
          calls.add({ id, sessionId: 'session-1', dayId, recordId: record.id, at, isAgain }),
        )
      await call('call-1', second(1))
      await call('call-2', second(3))
      await call('call-3', second(2))
      await call('call-4', second(4), true)
      await call('call-5', second(5), false, 'day-2')
      expect(await read(({ calls }) => calls.latest('day-1', 2))).to.deep.equal([second(3), second(2)])
    })

    it('gives the actual calls of a date once each [MSG-03]', async () => {
      for (const actualCall of ['10:00', '10:10', '10:10', null]) await add(aRecord({ actualCall }))
      await add(aRecord({ actualCall: '11:00', dayId: 'day-2' }))
      await add(aRecord({ actualCall: '12:00', deletedAt: second(1) }))
      const calls = await read(({ records }) => records.plannedCalls('day-1'))
      expect([...calls].sort()).to.deep.equal(['10:00', '10:10'])
    })

    it('lets no other transaction read and change a locked session in between', async () => {
      const record = await add(aRecord())
      const step = () =>
        write(async (repositories) => {
          await repositories.lockSession('session-1')
          const now = await repositories.records.find(record.id)
          if (!now) throw new Error('The record is gone.')
          await repositories.records.save(changed(now, { calls: now.calls + 1 }))
        })
      await Promise.all(Array.from({ length: 20 }, step))
      expect((await read(({ records }) => records.find(record.id)))?.calls).to.equal(20)
    })
  })
}
