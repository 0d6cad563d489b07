import { expect } from 'chai'
import type { RepeatableCall, ReplayStore } from '../kernel/request-ports.ts'
import type { UnitOfWork } from '../kernel/unit-of-work.ts'
import { eachTest, second } from './outbox-harness.ts'
import { noteChanged, noteTaken, sendNote } from './samples.ts'

/** The only repository of these tests. */
export interface NumberRepository {
  put(id: string, value: number): Promise<void>
  get(id: string): Promise<number | null>
}

export interface UnitOfWorkHarness {
  readonly unitOfWork: UnitOfWork<{ readonly numbers: NumberRepository }>
  /** Of the same install. */
  readonly replays: ReplayStore
  /** How many jobs and signals are committed. An event counts as one or more jobs. */
  promised(): Promise<{ jobs: number; signals: number }>
  /** How often the dispatchers were woken. */
  wakes(): number
  stop(): Promise<void>
}

async function refusalOf(work: Promise<unknown>): Promise<string> {
  try {
    await work
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
  throw new Error('Nothing was refused.')
}

export function unitOfWorkContract(name: string, make: () => Promise<UnitOfWorkHarness>): void {
  describe(`unit of work: ${name}`, () => {
    const harness = eachTest(make)
    const write: UnitOfWorkHarness['unitOfWork']['write'] = (work) => harness().unitOfWork.write(work)
    const numberOf = (id: string) => harness().unitOfWork.read(({ numbers }) => numbers.get(id))

    it('keeps the changes of a write and answers its result', async () => {
      const answer = await write(async ({ numbers }) => {
        await numbers.put('a', 1)
        return await numbers.get('a')
      })
      expect(answer).to.equal(1)
      expect(await numberOf('a')).to.equal(1)
    })

    it('undoes everything on a throw, promises included, and wakes no dispatcher', async () => {
      await write(({ numbers }) => numbers.put('a', 1))
      const refusal = await refusalOf(
        write(async ({ numbers }, outbox) => {
          await numbers.put('a', 2)
          outbox.enqueue(sendNote, {})
          outbox.publish(noteTaken, {})
          outbox.signal(noteChanged, 'a', { staff: {} })
          throw new Error('The slot is full')
        }),
      )
      expect(refusal).to.equal('The slot is full')
      expect(await numberOf('a')).to.equal(1)
      expect(await harness().promised()).to.deep.equal({ jobs: 0, signals: 0 })
      expect(harness().wakes()).to.equal(0)
    })

    it('commits promises with the write and wakes the dispatchers once', async () => {
      await write(async (_repositories, outbox) => {
        outbox.enqueue(sendNote, {})
        outbox.enqueue(sendNote, {})
        outbox.signal(noteChanged, 'a', { staff: {} })
      })
      expect(await harness().promised()).to.deep.equal({ jobs: 2, signals: 1 })
      expect(harness().wakes()).to.equal(1)
      await write(({ numbers }) => numbers.put('a', 1))
      expect(harness().wakes()).to.equal(1)
    })

    it('loses no update when 100 writes read and change the same number at once', async () => {
      await write(({ numbers }) => numbers.put('a', 0))
      await Promise.all(
        Array.from({ length: 100 }, () =>
          write(async ({ numbers }) => numbers.put('a', ((await numbers.get('a')) ?? 0) + 1)),
        ),
      )
      expect(await numberOf('a')).to.equal(100)
    })

    it('lets reads go on beside an open write, which they do not see', async () => {
      await write(({ numbers }) => numbers.put('a', 1))
      await write(async ({ numbers }) => {
        await numbers.put('a', 2)
        expect(await numberOf('a')).to.equal(1)
      })
      expect(await numberOf('a')).to.equal(2)
    })

    it('refuses a write inside a write, and works on afterwards', async () => {
      const refusal = await refusalOf(write(() => write(({ numbers }) => numbers.put('a', 1))))
      expect(refusal).to.equal('A write was started inside another write.')
      await write(({ numbers }) => numbers.put('a', 2))
      expect(await numberOf('a')).to.equal(2)
    })

    it('shows a join the changes of the write around it, and refuses one outside a write', async () => {
      const { unitOfWork } = harness()
      await write(async ({ numbers }) => {
        await numbers.put('a', 1)
        expect(await unitOfWork.join((joined) => joined.numbers.get('a'))).to.equal(1)
      })
      const refusal = await refusalOf(unitOfWork.join(({ numbers }) => numbers.get('a')))
      expect(refusal).to.equal('There is no write to join.')
    })

    it('refuses a promise of more than 64 KB', async () => {
      const refusal = await refusalOf(
        write(async (_repositories, outbox) => outbox.enqueue(sendNote, { text: 'x'.repeat(64 * 1024) })),
      )
      expect(refusal).to.contain('64 KB')
      expect(await harness().promised()).to.deep.equal({ jobs: 0, signals: 0 })
    })

    describe('of a call that may be repeated', () => {
      const claim = () => harness().replays.claim('key', 'input', second(0))
      const noted = () => {
        const kept = { count: 0 }
        const call: RepeatableCall = {
          key: 'key',
          stored: (reply) => ({ status: 200, body: { reply } }),
          onKept: () => void kept.count++,
        }
        return { call, kept }
      }
      const add = (value: number) =>
        write(async ({ numbers }, outbox) => {
          await numbers.put('a', value)
          return outbox.answer({ value })
        })

      it('keeps its reply with its changes [API-06]', async () => {
        await claim()
        const { call, kept } = noted()
        expect(await harness().replays.run(call, () => add(1))).to.deep.equal({ value: 1 })
        expect(kept.count).to.equal(1)
        expect(await claim()).to.deep.equal({ status: 200, body: { reply: { value: 1 } } })
      })

      it('undoes its reply with everything else', async () => {
        await claim()
        const { call, kept } = noted()
        const failing = harness().replays.run(call, () =>
          write(async (_repositories, outbox) => {
            outbox.answer({ value: 1 })
            throw new Error('The slot is full')
          }),
        )
        expect(await refusalOf(failing)).to.equal('The slot is full')
        expect(kept.count).to.equal(0)
        expect(await claim()).to.equal('busy')
      })

      it('is undone when another run has answered it meanwhile [API-06]', async () => {
        await claim()
        await Promise.all(
          [1, 2].map((value) =>
            harness()
              .replays.run(noted().call, () => add(value))
              .catch(() => {}),
          ),
        )
        const stored = await claim()
        expect(stored).to.deep.equal({ status: 200, body: { reply: { value: await numberOf('a') } } })
        const late = noted()
        expect(await refusalOf(harness().replays.run(late.call, () => add(3)))).to.contain(
          'still being worked on',
        )
        expect(late.kept.count).to.equal(0)
        expect(await numberOf('a')).to.be.oneOf([1, 2])
      })

      it('is a write like others when it cannot be repeated', async () => {
        expect(await add(1)).to.deep.equal({ value: 1 })
        expect(await numberOf('a')).to.equal(1)
      })
    })
  })
}
