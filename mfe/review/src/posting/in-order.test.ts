import { expect } from 'chai'
import { inOrder } from './in-order.ts'

const gate = () => Promise.withResolvers<void>()

describe('tasks in order', () => {
  it('of one key wait for each other, and only the newest counts as last', async () => {
    const run = inOrder()
    const [first, log] = [gate(), [] as string[]]
    const one = run('a', async (isLast) => {
      await first.promise
      log.push(`yes ${isLast()}`)
    })
    const two = run('a', async (isLast) => {
      log.push(`no ${isLast()}`)
    })
    await Promise.resolve()
    expect(log).to.deep.equal([])
    first.resolve()
    await Promise.all([one, two])
    expect(log).to.deep.equal(['yes false', 'no true'])
  })

  it('of other keys do not wait, and a failed one does not stop the next', async () => {
    const run = inOrder()
    const held = gate()
    const slow = run('a', () => held.promise)
    await run('b', async () => {})
    const failed = run('b', async () => {
      throw new Error('refused')
    })
    const after = run('b', async () => {})
    expect(await failed.catch((fault: Error) => fault.message)).to.equal('refused')
    await after
    held.resolve()
    await slow
  })
})
