import { eachTest, type StoreHarness } from '@callboard/core/testing'
import { expect } from 'chai'
import type { SchedulingRepositories, SchedulingStore } from '../application/ports/index.ts'
import { lostTime } from '../domain/lost-time.ts'
import { appointmentOfTalent, frameNamed } from './builders.ts'

export function schedulingStoreContract(
  name: string,
  make: () => Promise<StoreHarness<SchedulingStore>>,
): void {
  describe(`scheduling store: ${name}`, () => {
    const harness = eachTest(make)
    const read = <T>(work: (repositories: SchedulingRepositories) => Promise<T>) => harness().store.read(work)
    const write = <T>(work: (repositories: SchedulingRepositories) => Promise<T>) =>
      harness().store.write(async (repositories) => {
        await repositories.frames.lockDay('session-1', 'day-1')
        return await work(repositories)
      })

    it('gives back what was stored, and what it was changed to', async () => {
      const frame = frameNamed('a', {
        slotSeconds: 450,
        endTime: '11:52:30',
        roles: [{ role: 'Ünï 🎬', count: 3 }],
      })
      const appointment = appointmentOfTalent('ann', { role: 'Ünï 🎬', locationType: 'Both' })
      await write(async ({ frames, appointments }) => {
        await frames.insert(frame)
        await appointments.insert(appointment)
      })
      expect(await read(({ frames }) => frames.find(frame.id))).to.deep.equal(frame)
      expect(await read(({ appointments }) => appointments.find(appointment.id))).to.deep.equal(appointment)
      const changed = { ...appointment, checkedIn: true, sequence: 3, seat: 2 }
      await write(async ({ frames, appointments }) => {
        await frames.save({ ...frame, version: 2 })
        await appointments.save(changed)
      })
      expect((await read(({ frames }) => frames.find(frame.id)))?.version).to.equal(2)
      expect(await read(({ appointments }) => appointments.find(appointment.id))).to.deep.equal(changed)
    })

    it('finds a frame while it locks its date, and none of another date', async () => {
      await write(async ({ frames }) => {
        await frames.insert(frameNamed('a'))
        await frames.insert(frameNamed('other', { dayId: 'day-2' }))
      })
      const found = (dayId: string, frameId: string) =>
        harness().store.write(({ frames }) => frames.lockDayAndFind('session-1', dayId, frameId))
      expect((await found('day-1', 'frame-a'))?.name).to.equal('a')
      expect(await found('day-1', 'frame-other')).to.equal(null)
      expect((await found('day-2', 'frame-other'))?.name).to.equal('other')
      expect(await found('day-3', 'frame-a')).to.equal(null)
    })

    it('lists the frames of a date by their start and nothing of another date', async () => {
      await write(async ({ frames }) => {
        await frames.insert(frameNamed('late', { startTime: '13:00' }))
        await frames.insert(frameNamed('early'))
        await frames.insert(frameNamed('other', { dayId: 'day-2' }))
      })
      const found = await read(({ frames }) => frames.ofDay('day-1'))
      expect(found.map((frame) => frame.name)).to.deep.equal(['early', 'late'])
    })

    it('finds appointments by date, frame, talent and place', async () => {
      const later = new Date('2026-03-03T19:00:00.000Z')
      await write(async ({ appointments }) => {
        await appointments.insert(appointmentOfTalent('ann'))
        await appointments.insert(appointmentOfTalent('bob', { seat: 1 }))
        await appointments.insert(appointmentOfTalent('cat', { role: 'Villain' }))
        await appointments.insert(
          appointmentOfTalent('next', {
            talentId: 'user-ann',
            dayId: 'day-2',
            frameId: 'frame-b',
            start: later,
          }),
        )
      })
      await read(async ({ appointments }) => {
        const ids = (list: readonly { id: string }[]) => list.map(({ id }) => id)
        expect(ids(await appointments.ofDay('day-1'))).to.deep.equal([
          'appointment-ann',
          'appointment-bob',
          'appointment-cat',
        ])
        expect(ids(await appointments.ofFrame('frame-b'))).to.deep.equal(['appointment-next'])
        expect((await appointments.ofTalentOn('day-2', 'user-ann'))?.id).to.equal('appointment-next')
        expect(await appointments.ofTalentOn('day-2', 'user-bob')).to.equal(null)
        const asked = ['user-ann', 'user-bob', 'user-nobody']
        expect(ids(await appointments.ofTalentsOn('day-1', asked)).sort()).to.deep.equal([
          'appointment-ann',
          'appointment-bob',
        ])
        expect(ids(await appointments.ofTalent('user-ann', 9))).to.deep.equal([
          'appointment-next',
          'appointment-ann',
        ])
        expect(await appointments.ofTalent('user-ann', 1)).to.have.length(1)
        const start = appointmentOfTalent('ann').start
        expect(await appointments.countToCome('user-ann', start)).to.equal(1)
        expect(await appointments.countToCome('user-ann', later)).to.equal(0)
        expect([...(await appointments.takenSeats('frame-a', start, 'Hero'))].sort()).to.deep.equal([0, 1])
        expect(await appointments.takenSeats('frame-a', later, 'Hero')).to.deep.equal([])
      })
    })

    it('removes a frame without its appointments, a single one and several', async () => {
      const others = Array.from({ length: 250 }, (_, n) =>
        appointmentOfTalent(`t${n}`, { frameId: 'frame-b', seat: n }),
      )
      await write(async ({ frames, appointments }) => {
        await frames.insert(frameNamed('a'))
        await appointments.insert(appointmentOfTalent('ann'), appointmentOfTalent('bob', { seat: 1 }))
        await appointments.insert(...others)
        await frames.remove('frame-a')
      })
      const left = async () =>
        (await read(({ appointments }) => appointments.ofDay('day-1'))).map(({ id }) => id)
      expect(await read(({ frames }) => frames.find('frame-a'))).to.equal(null)
      await write(({ appointments }) => appointments.remove('appointment-bob'))
      expect(await left()).to.have.length(251)
      await write(({ appointments }) => appointments.removeAll(others.map(({ id }) => id)))
      expect(await left()).to.deep.equal(['appointment-ann'])
      await write(({ appointments }) => appointments.removeAll([]))
      expect(await left()).to.have.length(1)
    })

    it('stores several appointments that take over places from each other', async () => {
      const [ann, bob] = [appointmentOfTalent('ann'), appointmentOfTalent('bob', { seat: 1 })]
      const swapped = [
        { ...ann, seat: 1, sequence: 1 },
        { ...bob, seat: 0, sequence: 1 },
      ]
      await write(async ({ appointments }) => {
        await appointments.insert(ann, bob)
        await appointments.saveAll(swapped)
        await appointments.saveAll([])
      })
      expect(await read(({ appointments }) => appointments.ofDay('day-1'))).to.deep.equal(swapped)
    })

    it('knows the dates of sessions, their frames and appointments', async () => {
      await write(async ({ frames, appointments }) => {
        await frames.lockDay('session-1', 'day-2')
        await frames.lockDay('session-2', 'day-3')
        await frames.insert(frameNamed('late', { startTime: '13:00' }))
        await frames.insert(frameNamed('early'))
        await frames.insert(frameNamed('other', { dayId: 'day-3', sessionId: 'session-2' }))
        await appointments.insert(
          appointmentOfTalent('ann'),
          appointmentOfTalent('bob', { dayId: 'day-3', seat: 1 }),
        )
      })
      expect(await read(({ frames }) => frames.daysOf(['session-1', 'session-9']))).to.deep.equal([
        'day-1',
        'day-2',
      ])
      const locked = await harness().store.write(({ frames }) => frames.lockDays(['session-2', 'session-1']))
      expect(locked).to.deep.equal(['day-1', 'day-2', 'day-3'])
      await read(async ({ frames, appointments }) => {
        expect((await frames.ofDays(['day-1', 'day-3'])).map((frame) => frame.name)).to.deep.equal([
          'early',
          'other',
          'late',
        ])
        expect(await appointments.ofDays(['day-1', 'day-3'])).to.have.length(2)
        expect(await appointments.ofDays([])).to.deep.equal([])
      })
    })

    it('keeps cancelled appointments until they are done or followed by a booking', async () => {
      const [ann, bob] = [appointmentOfTalent('ann'), appointmentOfTalent('bob')]
      const at = (time: string) => new Date(`2026-03-01T${time}.000Z`)
      const loss = { cause: 'office', lostAt: at('10:00:00'), lostBy: 'user-manager' } as const
      const lost = lostTime(ann, loss)
      const open = async () =>
        (await read(({ lostTimes }) => lostTimes.open(['session-1', 'session-9']))).map(({ id }) => id)
      await write(({ lostTimes }) =>
        lostTimes.add(lost, lostTime(bob, { ...loss, cause: 'talent', lostAt: at('10:01:00') })),
      )
      expect(await read(({ lostTimes }) => lostTimes.find(ann.id))).to.deep.equal(lost)
      expect(await open(), 'the latest first').to.deep.equal([bob.id, ann.id])
      const talent = await read(({ lostTimes }) => lostTimes.talentOf(['session-1', 'session-9']))
      expect(talent).to.have.members(['user-ann', 'user-bob'])
      expect(await read(({ lostTimes }) => lostTimes.talentOf(['session-9']))).to.deep.equal([])
      const done = { ...lost, doneAt: at('11:00:00') }
      await write(({ lostTimes }) => lostTimes.save(done))
      expect(await read(({ lostTimes }) => lostTimes.ofTalent('user-ann'))).to.deep.equal([done])
      expect(await open()).to.deep.equal([bob.id])
      // An earlier booking of another date is no way to a new time, a later one is.
      const other = { talentId: 'user-bob', dayId: 'day-2', frameId: 'frame-b' }
      await write(({ appointments }) =>
        appointments.insert(appointmentOfTalent('before', { ...other, createdAt: at('09:00:00') })),
      )
      expect(await open()).to.deep.equal([bob.id])
      await write(({ appointments }) =>
        appointments.insert(
          appointmentOfTalent('after', { ...other, dayId: 'day-3', seat: 1, createdAt: at('12:00:00') }),
        ),
      )
      expect(await open()).to.deep.equal([])
      const again = { ...lost, id: 'appointment-again' }
      await write(({ lostTimes }) => lostTimes.add(again))
      expect(await read(({ lostTimes }) => lostTimes.ofTalent('user-ann'))).to.deep.equal([again])
      await write(({ lostTimes }) => lostTimes.forget('user-manager'))
      expect((await read(({ lostTimes }) => lostTimes.find(again.id)))?.lostBy).to.equal(null)
      await write(({ lostTimes }) => lostTimes.forget('user-ann'))
      await write(({ lostTimes }) => lostTimes.remove(bob.id))
      expect(await read(({ lostTimes }) => lostTimes.find(bob.id))).to.equal(null)
      expect(await read(({ lostTimes }) => lostTimes.ofTalent('user-ann'))).to.deep.equal([])
    })

    it('keeps what a talent had on the day from which a date was moved', async () => {
      const before = appointmentOfTalent('before', { talentId: 'user-ann' })
      const start = new Date('2026-03-05T19:00:00.000Z')
      const after = appointmentOfTalent('after', { talentId: 'user-ann', date: '2026-03-05', start })
      await write(({ appointments }) => appointments.insert(before, after))
      expect(await read(({ appointments }) => appointments.ofTalentOn('day-1', 'user-ann'))).to.deep.equal(
        after,
      )
    })

    for (const [what, second] of [
      ['two appointments of a talent on one date', { talentId: 'user-ann', frameId: 'frame-b' }],
      ['two talent on one seat', {}],
    ] as const) {
      it(`cannot hold ${what}, whoever writes them`, async () => {
        await write(({ appointments }) => appointments.insert(appointmentOfTalent('ann')))
        const refusal = await write(({ appointments }) =>
          appointments.insert(appointmentOfTalent('bob', second)),
        ).then(
          () => 'stored',
          () => 'refused',
        )
        expect(refusal).to.equal('refused')
        expect(await read(({ appointments }) => appointments.ofDay('day-1'))).to.have.length(1)
      })
    }
  })
}
