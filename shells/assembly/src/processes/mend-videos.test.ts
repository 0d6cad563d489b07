import { mock } from 'node:test'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect } from 'chai'
import { startMending } from './mend-videos.ts'

describe('mending of videos', () => {
  beforeEach(() => mock.timers.enable({ apis: ['setInterval'] }))
  afterEach(() => mock.timers.reset())

  it('looks for stuck ones at the start and every five minutes, also after a fault, until it is stopped', async () => {
    let looks = 0
    const faults: object[] = []
    const err = new Error('The store is away')
    const resume = async () => {
      looks += 1
      throw err
    }
    const mending = startMending({ videos: { resume }, logger: { error: (fault) => faults.push(fault) } })
    expect(looks).to.equal(1)
    mock.timers.tick(300_000)
    expect(looks).to.equal(2)
    mending.stop()
    mock.timers.tick(300_000)
    expect(looks).to.equal(2)
    await nextTurn()
    expect(faults).to.deep.equal([{ err }, { err }])
  })
})
