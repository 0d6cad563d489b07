import { mock } from 'node:test'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { manualClock } from '@callboard/core/testing'
import { expect } from 'chai'
import { type HousekeepingSettings, startHousekeeping } from './housekeeping.ts'

const HOUR = 3_600_000

describe('housekeeping', () => {
  beforeEach(() => mock.timers.enable({ apis: ['setInterval'] }))
  afterEach(() => mock.timers.reset())

  function house(changes: Partial<HousekeepingSettings> = {}) {
    const done: string[] = []
    const failures: object[] = []
    const note = (chore: string) => async (before?: Date) => {
      done.push(before ? `${chore} before ${before.toISOString()}` : chore)
    }
    const housekeeping = startHousekeeping({
      signals: { prune: note('signals') } as unknown as HousekeepingSettings['signals'],
      replays: { prune: note('answers') } as unknown as HousekeepingSettings['replays'],
      signIns: { prune: note('sign-ins') },
      blobs: { removeAbandoned: note('cut-off writes') },
      photos: { remove: note('unused photos') },
      names: { remove: note('kept names') },
      documents: { remove: note('unused documents') },
      media: { remove: note('media of deleted videos') },
      log: { empty: note('write-ahead log') },
      clock: manualClock('2026-03-04T12:00:00.000Z'),
      logger: { error: (details) => failures.push(details) },
      ...changes,
    })
    return { done, failures, housekeeping }
  }

  it('does each of its chores once an hour, until it is stopped', () => {
    const { done, housekeeping } = house()
    mock.timers.tick(HOUR - 1)
    expect(done).to.deep.equal([])
    mock.timers.tick(1)
    expect(done).to.deep.equal([
      'signals before 2026-03-03T12:00:00.000Z',
      'answers before 2026-03-02T12:00:00.000Z',
      'sign-ins',
      'cut-off writes before 2026-03-03T12:00:00.000Z',
      'unused photos before 2026-03-03T12:00:00.000Z',
      'kept names',
      'unused documents before 2026-03-03T12:00:00.000Z',
      'media of deleted videos',
      'write-ahead log',
    ])
    mock.timers.tick(HOUR)
    expect(done).to.have.length(18)
    housekeeping.stop()
    mock.timers.tick(HOUR)
    expect(done).to.have.length(18)
  })

  it('tells of a chore that failed and does the others', async () => {
    const err = new Error('The store is away')
    const away = async () => {
      throw err
    }
    const { done, failures } = house({ blobs: { removeAbandoned: away } })
    mock.timers.tick(HOUR)
    expect(done.at(-1)).to.equal('write-ahead log')
    await nextTurn()
    expect(failures).to.deep.equal([{ err }])
  })
})
