import { expect } from 'chai'
import type { TakeStore } from './take-store.ts'
import { TakeUpload, type UploadPorts, type UploadProgress } from './take-upload.ts'
import {
  deviceTake,
  diskLike,
  FakeTakeServer,
  offline,
  proofOf,
  refusal,
  stored,
  sumOf,
  uploadPorts,
} from './testing.ts'

const THREE = { 1: 'one', 2: 'two', 3: 'three' }
const ended = deviceTake({ made: 3, ended: true, toldStarted: true })

async function upload(
  server: FakeTakeServer,
  take = ended,
  pieces: Readonly<Record<number, string>> = THREE,
  { faulty, ...ports }: Partial<UploadPorts> & { readonly faulty?: keyof TakeStore } = {},
) {
  const store = await stored(take, pieces)
  if (faulty) store.fail(faulty)
  const seen: UploadProgress[] = []
  const sending = new TakeUpload(take, { ...uploadPorts(store, server), ...ports }, (now) => seen.push(now))
  const end = await sending.run()
  return { end, store, seen, left: await store.numbers(take.id), kept: await store.takes() }
}

/** The bytes behind a piece are damaged. @param times how often they cannot be read */
function unreadable(text: string, times = Number.POSITIVE_INFINITY): UploadPorts['sha256'] {
  let left = times
  return async (bytes) => {
    const read = await bytes.text()
    if (read === text && left-- > 0) throw new DOMException('The file could not be read.', 'NotReadableError')
    return sumOf(read)
  }
}

describe('upload of a take', () => {
  it('sends every piece once, has it checked, then finishes and forgets the take', async () => {
    const server = new FakeTakeServer()
    const { end, left, kept, seen } = await upload(server)
    expect(end).to.equal('finished')
    expect([...server.checked]).to.have.deep.members([
      [1, proofOf('one')],
      [2, proofOf('two')],
      [3, proofOf('three')],
    ])
    expect(server.log.at(-1)).to.equal('finish t1 3')
    expect(server.counted('addresses')).to.equal(1)
    expect(left).to.deep.equal([])
    expect(kept).to.deep.equal([])
    expect(seen.at(-1)).to.include({ confirmed: 3, made: 3, state: 'finished' })
  })

  it('brings the picture of the take, once, and is whole without it [REV-15]', async () => {
    const poster = new Blob(['frame'])
    const server = new FakeTakeServer()
    await upload(server, { ...ended, poster })
    expect(server.log.filter((line) => line.startsWith('poster'))).to.deep.equal(['poster t1 5'])
    const broken = new FakeTakeServer().fail('poster', refusal(500, 'unexpected'))
    expect((await upload(broken, { ...ended, poster })).end).to.equal('finished')
  })

  it('keeps a piece on the device until the server has confirmed it [REC-08]', async () => {
    const server = new FakeTakeServer().fail('confirm 2', refusal(422, 'invalid'))
    const { end, left } = await upload(server)
    expect(end).to.equal('refused')
    expect(left).to.include(2)
    expect(server.counted('finish')).to.equal(0)
  })

  it('tries again while the line is cut, and puts a stored piece no second time', async () => {
    const server = new FakeTakeServer()
      .fail('addresses', offline())
      .fail('put 1', offline())
      .fail('confirm 1', refusal(503, 'unavailable'))
      .fail('finish', offline())
    const { end } = await upload(server)
    expect(end).to.equal('finished')
    expect(server.counted('put 1')).to.equal(2)
    expect(server.counted('confirm 1')).to.equal(2)
    expect(server.counted('put 2')).to.equal(1)
    expect(server.counted('finish')).to.equal(2)
  })

  it('confirms again when only the answer was lost', async () => {
    const server = new FakeTakeServer().fail('confirm 2', offline(), true).fail('finish', offline(), true)
    const { end } = await upload(server)
    expect(end).to.equal('finished')
    expect(server.counted('put 2')).to.equal(1)
    expect(server.counted('confirm 2')).to.equal(2)
  })

  it('only confirms pieces that the server had before a reload', async () => {
    const server = new FakeTakeServer()
    server.checked.set(1, proofOf('one'))
    const { end, left } = await upload(server)
    expect(end).to.equal('finished')
    expect(server.counted('put 1')).to.equal(0)
    expect(left).to.deep.equal([])
  })

  it('takes a fresh address when the old one is used up', async () => {
    const server = new FakeTakeServer().fail('put 2', refusal(403, 'upload_failed'))
    const { end } = await upload(server)
    expect(end).to.equal('finished')
    expect(server.counted('addresses')).to.equal(2)
  })

  it('sends a piece again that did not arrive whole', async () => {
    const server = new FakeTakeServer().fail('confirm 3', refusal(409, 'piece_damaged'))
    const { end } = await upload(server)
    expect(end).to.equal('finished')
    expect(server.counted('put 3')).to.equal(2)
  })

  it('reports a gap and finishes the pieces before it', async () => {
    const server = new FakeTakeServer()
    const { end } = await upload(server, ended, { 1: 'one', 3: 'three' })
    expect(end).to.equal('finished')
    expect(server.log.slice(-2)).to.deep.equal([
      'interrupted t1 Piece 2 of the recording was lost on the device.',
      'finish t1 1',
    ])
  })

  it('says that it started and why it ended before it finishes', async () => {
    const server = new FakeTakeServer().fail('started', offline())
    await upload(server, deviceTake({ made: 0, ended: true, reason: 'The camera was disconnected.' }), {})
    expect(server.log).to.deep.equal([
      'started t1 video/webm',
      'started t1 video/webm',
      'interrupted t1 The camera was disconnected.',
      'finish t1 0',
    ])
  })

  it('waits for pieces while the take runs', async () => {
    const server = new FakeTakeServer()
    const store = diskLike()
    let take = deviceTake({ toldStarted: true })
    const sending = new TakeUpload(take, uploadPorts(store, server), () => {})
    const run = sending.run()
    for (const text of ['a', 'b']) {
      take = { ...take, made: take.made + 1 }
      await store.add(take, take.made, new Blob([text]))
      sending.changed(take)
    }
    sending.changed({ ...take, ended: true })
    expect(await run).to.equal('finished')
    expect(server.log.at(-1)).to.equal('finish t1 2')
  })

  it('forgets a closed take only when the server has all of it', async () => {
    const whole = new FakeTakeServer()
    whole.closed = true
    for (const [number, text] of Object.entries(THREE)) whole.checked.set(Number(number), proofOf(text))
    whole.fail('addresses', refusal(409, 'take_closed'))
    const sent = await upload(whole)
    expect(sent.end).to.equal('finished')
    expect(sent.kept).to.deep.equal([])

    const part = new FakeTakeServer()
    part.closed = true
    const { end, left } = await upload(part)
    expect(end).to.equal('refused')
    expect(left).to.deep.equal([1, 2, 3])
  })

  for (const [what, other] of [
    ['other bytes of the same size', { size: 3, sha256: sumOf('owt') }],
    ['another size', { size: 4, sha256: sumOf('two') }],
  ] as const) {
    it(`keeps a closed take of which the server has ${what} [REC-08]`, async () => {
      const server = new FakeTakeServer().fail('addresses', refusal(409, 'take_closed'))
      for (const [number, text] of Object.entries(THREE)) server.checked.set(Number(number), proofOf(text))
      server.checked.set(2, other)
      const { end, left, kept } = await upload(server)
      expect(end).to.equal('refused')
      expect(left).to.deep.equal([1, 2, 3])
      expect(kept).to.have.length(1)
    })
  }

  it('keeps a take that is closed while the camera still adds to it', async () => {
    const server = new FakeTakeServer().fail('addresses', refusal(409, 'take_closed'))
    server.checked.set(1, proofOf('one'))
    const { end, left } = await upload(server, deviceTake({ made: 1, toldStarted: true }), { 1: 'one' })
    expect(end).to.equal('refused')
    expect(left).to.deep.equal([1])
  })

  it('keeps a piece until the answer is a plain yes [REC-08]', async () => {
    const server = new FakeTakeServer()
    server.yes = false
    const store = await stored(ended, THREE)
    const asked: (readonly number[])[] = []
    const pause = async () => {
      asked.push(await store.numbers('t1'))
      server.yes = asked.length > 3
    }
    const end = await new TakeUpload(ended, { ...uploadPorts(store, server), pause }, () => {}).run()
    expect(asked[0]).to.deep.equal([1, 2, 3])
    expect(asked[3]).to.deep.equal([1, 2, 3])
    expect(end).to.equal('finished')
  })
})

describe('upload from a storage that fails', () => {
  for (const faulty of ['numbers', 'piece', 'forgetPiece', 'save'] as const) {
    it(`goes on after a fault of ${faulty}`, async () => {
      const server = new FakeTakeServer()
      const { end, kept } = await upload(server, { ...ended, toldStarted: false }, THREE, { faulty })
      expect(end).to.equal('finished')
      expect([...server.checked.keys()]).to.have.members([1, 2, 3])
      expect(server.log.at(-1)).to.equal('finish t1 3')
      expect(kept).to.deep.equal([])
    })
  }

  it('waits longer after each fault, and asks the server for nothing meanwhile', async () => {
    const server = new FakeTakeServer()
    const store = await stored(ended, THREE)
    store.fail('numbers', 3)
    const pauses: number[] = []
    const pause = async (attempt: number) => {
      pauses.push(attempt)
      expect(server.log).to.deep.equal([])
    }
    await new TakeUpload(ended, { ...uploadPorts(store, server), pause }, () => {}).run()
    expect(pauses).to.deep.equal([0, 1, 2])
  })

  it('neither waits nor sends anything twice when the storage lets go of nothing', async () => {
    const server = new FakeTakeServer()
    const store = await stored(ended, THREE)
    store.fail('forgetPiece', Number.POSITIVE_INFINITY)
    const seen: UploadProgress[] = []
    const pauses: number[] = []
    const pause = async (attempt: number) => void pauses.push(attempt)
    await new TakeUpload(ended, { ...uploadPorts(store, server), pause }, (now) => seen.push(now)).run()
    expect(pauses).to.deep.equal([])
    expect(server.counted('confirm')).to.equal(3)
    expect(seen.at(-1)).to.include({ confirmed: 3, state: 'finished' })
    expect(await store.takes()).to.deep.equal([])
  })

  it('leaves a finished take that cannot be forgotten to the next page', async () => {
    const server = new FakeTakeServer()
    const { end, kept } = await upload(server, ended, THREE, { faulty: 'forgetTake' })
    expect(end).to.equal('finished')
    expect(kept).to.have.length(1)
  })

  it('sends the pieces behind one that cannot be read, reports the gap and keeps that piece [REC-08]', async () => {
    const server = new FakeTakeServer()
    const { end, left, kept } = await upload(server, ended, THREE, { sha256: unreadable('two') })
    expect(end).to.equal('finished')
    expect([...server.checked.keys()]).to.have.members([1, 3])
    expect(server.log.slice(-2)).to.deep.equal([
      'interrupted t1 Piece 2 of the recording was lost on the device.',
      'finish t1 1',
    ])
    expect(left).to.deep.equal([2])
    expect(kept).to.have.length(1)
  })

  it('tries a piece that cannot be read again before it does without', async () => {
    const server = new FakeTakeServer()
    const { end, left } = await upload(server, ended, THREE, { sha256: unreadable('two', 3) })
    expect(end).to.equal('finished')
    expect(server.log.at(-1)).to.equal('finish t1 3')
    expect(server.counted('interrupted')).to.equal(0)
    expect(left).to.deep.equal([])
  })
})

describe('upload of a take that another device records', () => {
  const elsewhere = () => {
    const server = new FakeTakeServer()
    server.devices.set('t1', 'd2')
    return server
  }

  it('ends and keeps everything [REC-08]', async () => {
    const server = elsewhere()
    const { end, left, seen } = await upload(server)
    expect(end).to.equal('elsewhere')
    expect(seen.at(-1)?.state).to.equal('elsewhere')
    expect(left).to.deep.equal([1, 2, 3])
    expect(server.counted('put')).to.equal(0)
    expect(server.counted('finish')).to.equal(0)
  })

  it('ends when the start is refused, before there is any piece', async () => {
    const server = elsewhere()
    const { end } = await upload(server, deviceTake(), {})
    expect(end).to.equal('elsewhere')
    expect(server.log).to.deep.equal(['started t1 video/webm'])
  })

  it('ends when the start is refused, also while something else waits for the line', async () => {
    const server = elsewhere().fail('addresses', offline())
    const { end } = await upload(server, { ...ended, toldStarted: false }, THREE, {
      pause: () => new Promise(() => {}),
    })
    expect(end).to.equal('elsewhere')
  })

  it('is not tried again by this page', async () => {
    const server = elsewhere()
    const store = diskLike()
    const take = deviceTake()
    const sending = new TakeUpload(take, uploadPorts(store, server), () => {})
    await sending.run()
    sending.changed({ ...take, made: 1, ended: true, reason: 'Too early.' })
    expect(server.log).to.deep.equal(['started t1 video/webm'])
  })

  it('brings a take there for which the other device came to nothing', async () => {
    const server = elsewhere()
    server.devices.clear()
    expect((await upload(server)).end).to.equal('finished')
    expect(new Set(server.askers.map(({ device }) => device))).to.deep.equal(new Set(['d1']))
  })
})
