import { expect } from 'chai'
import type { PeerMessage } from './peer-message.ts'
import { PeerPost } from './peer-post.ts'
import { ManualTime } from './testing/manual-time.ts'

const again = (call: number): PeerMessage => ({ kind: 'again', call })

function post() {
  const time = new ManualTime()
  const letters: { at: number; to: string; calls: number[] }[] = []
  const made = new PeerPost({
    after: time.after,
    send: (to, messages) =>
      letters.push({
        at: time.now,
        to,
        calls: messages.map((message) => (message.kind === 'again' ? message.call : 0)),
      }),
  })
  return { time, letters, post: made }
}

describe('letters to peers', () => {
  it('gather the messages of 50 ms, in their order', async () => {
    const { time, letters, post: to } = post()
    to.add('a', again(1))
    to.add('b', again(2))
    await time.pass(40)
    to.add('a', again(3))
    expect(letters).to.deep.equal([])
    await time.pass(10)
    to.add('a', again(4))
    await time.pass(50)
    expect(letters).to.deep.equal([
      { at: 50, to: 'a', calls: [1, 3] },
      { at: 50, to: 'b', calls: [2] },
      { at: 100, to: 'a', calls: [4] },
    ])
  })

  it('stay below 100 in every second, however many peers there are, and reach all of them', async () => {
    for (const peers of [5, 40]) {
      const { time, letters, post: to } = post()
      for (let moment = 0; moment < 200; moment++) {
        for (let peer = 0; peer < peers; peer++) to.add(`peer ${peer}`, again(moment))
        await time.pass(10)
      }
      await time.pass(1_000)
      for (let from = 0; from < 3_000; from += 10) {
        const within = letters.filter(({ at }) => at >= from && at < from + 1_000)
        expect(within.length).to.be.lessThan(100)
      }
      for (let peer = 0; peer < peers; peer++) {
        const got = letters.filter(({ to: whom }) => whom === `peer ${peer}`).flatMap(({ calls }) => calls)
        expect(got).to.deep.equal(Array.from({ length: 200 }, (_, moment) => moment))
      }
    }
  })

  it('are not sent to peers who have gone, nor after the own leave', async () => {
    const { time, letters, post: to } = post()
    to.add('a', again(1))
    to.add('b', again(2))
    to.forget('a')
    await time.pass(50)
    expect(letters.map(({ to: whom }) => whom)).to.deep.equal(['b'])
    to.add('b', again(3))
    to.close()
    await time.pass(1_000)
    expect(letters).to.have.length(1)
  })
})
