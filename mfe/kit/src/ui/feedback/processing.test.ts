import { expect } from 'chai'
import { processing, QUIET_FOR } from './processing.ts'

function handTimer() {
  let due: (() => void) | undefined
  return {
    asked: [] as number[],
    start(run: () => void, milliseconds: number) {
      this.asked.push(milliseconds)
      due = run
      return run
    },
    stop() {
      due = undefined
    },
    ring: () => due?.(),
  }
}

describe("the 'Processing' cover", () => {
  it('never shows for a request under 300 ms', async () => {
    const timer = handTimer()
    const { shown, blocking } = processing(timer)
    await blocking(Promise.resolve('quick'))
    timer.ring()
    expect(QUIET_FOR).to.equal(300)
    expect(timer.asked).to.deep.equal([300])
    expect(shown.get()).to.equal(false)
  })

  it('stays until the last of several requests is answered, also when one fails', async () => {
    const timer = handTimer()
    const { shown, blocking } = processing(timer)
    const first = Promise.withResolvers<void>()
    const second = Promise.withResolvers<void>()
    const a = blocking(first.promise).catch(() => 'failed')
    const b = blocking(second.promise)
    timer.ring()
    expect(shown.get()).to.equal(true)
    first.reject(new Error('no'))
    expect(await a).to.equal('failed')
    expect(shown.get()).to.equal(true)
    second.resolve()
    await b
    expect(shown.get()).to.equal(false)
  })
})
