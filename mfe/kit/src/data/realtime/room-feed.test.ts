import type { JoinReply, SignalMessage } from '@callboard/core/http-contract'
import { expect } from 'chai'
import { RoomFeed } from './room-feed.ts'

const message = (seq: number): SignalMessage => ({ room: 'r', seq, type: 't', payload: seq })

/** A server's side of one room: the signals sent so far, and joins that are answered when the test says so. */
function fakeRoom() {
  const asked: (number | undefined)[] = []
  const got: number[] = []
  let reloads = 0
  let now = 100_000
  let unanswered = 0
  let refusal: string | undefined
  const open: { answer: (reply: JoinReply) => void; fail: () => void }[] = []
  const feed = new RoomFeed(
    'r',
    (_, after) => {
      asked.push(after)
      return new Promise<JoinReply>((answer, fail) =>
        open.push({ answer, fail: () => fail(new Error('cut')) }),
      )
    },
    {
      signal: ({ seq }) => got.push(seq),
      reload: () => {
        reloads += 1
      },
      joined: () => {},
      refused: (words) => {
        refusal = words
      },
      unanswered: () => {
        unanswered += 1
      },
    },
    () => now,
  )
  const settle = () => new Promise((done) => setImmediate(done))
  return {
    feed,
    asked,
    got,
    reloads: () => reloads,
    refusal: () => refusal,
    unanswered: () => unanswered,
    at: (moment: number) => {
      now = moment
    },
    answer: async (seq: number, missed: readonly SignalMessage[] | 'reload' = [], quiet?: number | null) => {
      open
        .shift()
        ?.answer({ ok: true, seq, audience: 'staff', missed, ...(quiet === undefined ? {} : { quiet }) })
      await settle()
    },
    refuse: async (words: string, code: 'denied' | 'unavailable' = 'denied') => {
      open.shift()?.answer({ ok: false, code, message: words })
      await settle()
    },
    lose: async () => {
      open.shift()?.fail()
      await settle()
    },
    breakLine: async () => {
      open.shift()?.fail()
      feed.cut()
      await settle()
    },
  }
}

async function joinedAt(seq: number) {
  const room = fakeRoom()
  void room.feed.enter()
  await room.answer(seq)
  return room
}

describe('following a room', () => {
  it('knows since when no signal has come, and leaves room for one that was still being written', async () => {
    const room = fakeRoom()
    expect(room.feed.heard, 'before the join').to.equal(Number.POSITIVE_INFINITY)
    void room.feed.enter()
    await room.answer(4, [], 60_000)
    expect(room.feed.heard).to.equal(100_000 - 60_000 + 10_000)
    room.at(130_000)
    room.feed.receive(message(5))
    expect(room.feed.heard).to.equal(130_000)
    room.at(140_000)
    room.feed.cut()
    void room.feed.enter()
    await room.answer(5)
    expect(room.feed.heard, 'a join after a cut line').to.equal(130_000)
  })

  it('knows of a room without a signal that every answer is true', async () => {
    const room = fakeRoom()
    void room.feed.enter()
    await room.answer(0, [], null)
    expect(room.feed.heard).to.equal(Number.NEGATIVE_INFINITY)
  })

  it('hands on signals in order, each once', async () => {
    const room = await joinedAt(4)
    for (const seq of [5, 5, 4, 6]) room.feed.receive(message(seq))
    expect(room.got).to.deep.equal([5, 6])
    expect(room.asked).to.deep.equal([undefined])
  })

  it('asks for signals behind a hole and goes on in order', async () => {
    const room = await joinedAt(4)
    room.feed.receive(message(7))
    room.feed.receive(message(8))
    expect(room.asked).to.deep.equal([undefined, 4])
    await room.answer(7, [message(5), message(6), message(7)])
    expect(room.got).to.deep.equal([5, 6, 7, 8])
    expect(room.asked).to.have.length(2)
  })

  it('keeps signals that arrive before the answer to the join', async () => {
    const room = fakeRoom()
    void room.feed.enter()
    room.feed.receive(message(6))
    room.feed.receive(message(5))
    await room.answer(5)
    expect(room.got).to.deep.equal([6])
  })

  it('asks after the last number when the line is back', async () => {
    const room = await joinedAt(4)
    room.feed.receive(message(5))
    room.feed.cut()
    void room.feed.enter()
    await room.answer(7, [message(6), message(7)])
    expect(room.asked).to.deep.equal([undefined, 5])
    expect(room.got).to.deep.equal([5, 6, 7])
  })

  it('joins anew when the line broke during the join', async () => {
    const room = fakeRoom()
    void room.feed.enter()
    await room.breakLine()
    void room.feed.enter()
    await room.answer(3)
    room.feed.receive(message(4))
    expect(room.got).to.deep.equal([4])
  })

  it('loads afresh when the server no longer has the missed signals', async () => {
    const room = await joinedAt(4)
    room.feed.receive(message(900))
    await room.answer(900, 'reload')
    expect(room.reloads()).to.equal(1)
    room.feed.receive(message(901))
    expect(room.got).to.deep.equal([901])
  })

  it('does not ask for ever for a hole that nothing fills', async () => {
    const room = await joinedAt(4)
    room.feed.receive(message(7))
    await room.answer(4, [])
    expect(room.reloads()).to.equal(1)
    expect(room.asked).to.have.length(2)
    room.feed.receive(message(8))
    expect(room.got).to.deep.equal([8])
  })

  it('tells when it may not come in', async () => {
    const room = fakeRoom()
    void room.feed.enter()
    await room.refuse('You are not in this session.')
    expect(room.refusal()).to.equal('You are not in this session.')
  })

  it("asks once for missing signals when told of the room's last number", async () => {
    const room = await joinedAt(4)
    room.feed.reach(6)
    room.feed.reach(6)
    expect(room.asked).to.deep.equal([undefined, 4])
    await room.answer(6, [message(5), message(6)])
    expect(room.got).to.deep.equal([5, 6])
    expect(room.asked).to.have.length(2)
  })

  it('asks for nothing when told of a number it has', async () => {
    const room = await joinedAt(4)
    room.feed.receive(message(5))
    for (const seq of [5, 4, 1]) room.feed.reach(seq)
    expect(room.asked).to.deep.equal([undefined])
  })

  it('asks after a join for numbers that it was told of during the join', async () => {
    const room = fakeRoom()
    void room.feed.enter()
    room.feed.reach(6)
    await room.answer(5)
    expect(room.asked).to.deep.equal([undefined, 5])
    await room.answer(6, [message(6)])
    expect(room.got).to.deep.equal([6])
    expect(room.asked).to.have.length(2)
  })

  it('does not ask for ever for a number that the server cannot give', async () => {
    const room = await joinedAt(4)
    room.feed.reach(6)
    await room.answer(4, [])
    expect(room.reloads()).to.equal(1)
    expect(room.asked).to.have.length(2)
  })

  it('has to be sent in again when the server could not answer, and then misses nothing', async () => {
    const room = await joinedAt(4)
    room.feed.receive(message(7))
    await room.refuse('This cannot be opened right now.', 'unavailable')
    expect([room.refusal(), room.unanswered()]).to.deep.equal([undefined, 1])
    room.feed.receive(message(8))
    void room.feed.enter()
    await room.lose()
    expect(room.unanswered()).to.equal(2)
    void room.feed.enter()
    await room.answer(8, [5, 6, 7, 8].map(message))
    expect(room.got).to.deep.equal([5, 6, 7, 8])
  })
})
