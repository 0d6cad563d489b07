import { expect } from 'chai'
import { TakeUpload, type UploadProgress } from './take-upload.ts'
import { deviceTake, diskLike, FakeTakeServer, offline, refusal, stored, uploadPorts } from './testing.ts'

const THREE = { 1: 'one', 2: 'two', 3: 'three' }
const ended = deviceTake({ made: 3, ended: true, toldStarted: true })

async function upload(
  server: FakeTakeServer,
  take = ended,
  pieces: Readonly<Record<number, string>> = THREE,
) {
  const store = await stored(take, pieces)
  const seen: UploadProgress[] = []
  const end = await new TakeUpload(take, uploadPorts(store, server), (now) => seen.push(now)).run()
  return { end, store, seen, left: await store.numbers(take.id), kept: await store.takes(take.record) }
}

describe('upload of a take', () => {
  it('sends every piece once, has it checked, then finishes and forgets the take', async () => {
    const server = new FakeTakeServer()
    const { end, left, kept, seen } = await upload(server)
    expect(end).to.equal('finished')
    expect([...server.checked]).to.have.deep.members([
      [1, 'sum of one'],
      [2, 'sum of two'],
      [3, 'sum of three'],
    ])
    expect(server.log.at(-1)).to.equal('finish t1 3')
    expect(server.counted('addresses')).to.equal(1)
    expect(left).to.deep.equal([])
    expect(kept).to.deep.equal([])
    expect(seen.at(-1)).to.include({ confirmed: 3, made: 3, state: 'finished' })
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

  it('only confirms what the server had before a reload', async () => {
    const server = new FakeTakeServer()
    server.checked.set(1, 'sum of one')
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

  it('reports a gap and finishes what lies before it', async () => {
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
    for (const number of [1, 2, 3]) whole.checked.set(number, 'other')
    whole.fail('addresses', refusal(409, 'take_closed'))
    expect((await upload(whole)).end).to.equal('finished')

    const part = new FakeTakeServer()
    part.closed = true
    const { end, left } = await upload(part)
    expect(end).to.equal('refused')
    expect(left).to.deep.equal([1, 2, 3])
  })
})
