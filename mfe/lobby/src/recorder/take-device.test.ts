import { expect } from 'chai'
import {
  type CameraState,
  type DevicePorts,
  LEFT_ROOM,
  NO_ROOM_LEFT,
  NOT_JOINED,
  type OwnTake,
  PAGE_CLOSED,
  type RecordingEvents,
  TakeDevice,
  type TalentPage,
} from './take-device.ts'
import type { TakeStore } from './take-store.ts'
import { deviceTake, diskLike, FakeTakeServer, refusal, stored, uploadPorts } from './testing.ts'

class Bench {
  readonly server = Object.assign(new FakeTakeServer(), { own: async () => this.own })
  own: readonly OwnTake[] = []
  pause: DevicePorts['pause'] = async () => {}
  camera: CameraState = { kind: 'on' }
  readonly recordings: { readonly events: RecordingEvents; stops: number }[] = []
  readonly taken = new Set<string>()
  readonly waited = Promise.withResolvers<void>()
  readonly device: TakeDevice

  constructor(store: TakeStore = diskLike(), page: TalentPage = { record: 'r1', key: 'k1' }) {
    const ports: DevicePorts = {
      ...uploadPorts(store, this.server),
      server: this.server,
      pause: (attempt) => this.pause(attempt),
      camera: () => this.camera,
      now: () => 1000,
      patience: () => this.waited.promise,
      claim: async (take) => !this.taken.has(take),
      record: (events) => {
        const recording = { events, stops: 0 }
        this.recordings.push(recording)
        return {
          mimeType: 'video/webm',
          stop: async () => {
            recording.stops += 1
            if (recording.stops === 1) events.piece(new Blob(['last']))
          },
        }
      },
    }
    this.device = new TakeDevice(page, ports)
  }

  piece(text: string): void {
    this.recordings.at(-1)?.events.piece(new Blob([text]))
  }

  /** Resolves when nothing is recorded or on its way any more. */
  settled(): Promise<void> {
    const isQuiet = () => {
      const { recording, uploads } = this.device.state()
      return !recording && uploads.every(({ state }) => state !== 'sending')
    }
    return new Promise((resolve) => {
      const end = this.device.subscribe(() => {
        if (!isQuiet()) return
        end()
        resolve()
      })
    })
  }
}

describe('recorder of a talent device', () => {
  it('sends a picture of the take, which a reload does not lose [REV-15]', async () => {
    const store = diskLike()
    const bench = new Bench(store)
    await bench.device.start('t1')
    bench.recordings[0]!.events.poster(new Blob(['frame']))
    bench.piece('one')
    const settled = bench.settled()
    await bench.device.stop('t1')
    expect(await (await store.takes())[0]?.poster?.text()).to.equal('frame')
    await settled
    expect(bench.server.counted('poster t1 5')).to.equal(1)
  })

  it('knows that its latest take is whole at the server, until another one begins [REC-09]', async () => {
    const bench = new Bench()
    expect(bench.device.state().saved).to.equal(null)
    await bench.device.start('t1')
    bench.piece('one')
    const settled = bench.settled()
    await bench.device.stop('t1')
    await settled
    expect(bench.device.state()).to.include({ saved: 'whole' })
    await bench.device.start('t2')
    expect(bench.device.state()).to.include({ saved: null })
  })

  it('tells staff what is wrong with a recording, once, and again when the line was away', async () => {
    const bench = new Bench()
    await bench.device.start('t1')
    const tell = async (trouble: 'silent' | 'muted' | null) => {
      bench.recordings[0]!.events.trouble(trouble)
      await new Promise(setImmediate)
    }
    const told = () => bench.server.log.filter((line) => line.startsWith('trouble'))
    await new Promise(setImmediate)
    await tell(null)
    expect(told()).to.deep.equal([])
    bench.server.fail('trouble', refusal(0, 'offline'))
    await tell('silent')
    await tell('silent')
    await tell('silent')
    await tell(null)
    expect(told()).to.deep.equal(['trouble t1 silent', 'trouble t1 silent', 'trouble t1 null'])
    const settled = bench.settled()
    await bench.device.stop('t1')
    await settled
    await tell('muted')
    expect(told()).to.have.length(3)
  })

  it('records on command, numbers the pieces, leaves out empty ones and finishes [REC-02]', async () => {
    const bench = new Bench()
    await bench.device.start('t1')
    expect(bench.device.state().recording).to.deep.equal({ take: 't1', since: 1000 })
    bench.piece('a')
    bench.piece('')
    bench.piece('b')
    const settled = bench.settled()
    await bench.device.stop('t1')
    await settled
    expect([...bench.server.stored]).to.have.deep.members([
      [1, 'a'],
      [2, 'b'],
      [3, 'last'],
    ])
    expect(bench.server.log[0]).to.equal('started t1 video/webm')
    expect(bench.server.log.at(-1)).to.equal('finish t1 3')
  })

  it('starts once, however often it is told', async () => {
    const bench = new Bench()
    bench.own = [{ _id: 't1', state: 'asked' }]
    await Promise.all([bench.device.start('t1'), bench.device.start('t1'), bench.device.sync()])
    await bench.device.start('t1')
    expect(bench.recordings).to.have.length(1)
  })

  it('starts takes after a reconnect that were asked meanwhile, and stops takes that were stopped', async () => {
    const bench = new Bench()
    bench.own = [{ _id: 't1', state: 'asked' }]
    await bench.device.sync()
    expect(bench.device.state().recording?.take).to.equal('t1')
    bench.own = [{ _id: 't1', state: 'stopping' }]
    await bench.device.sync()
    expect(bench.device.state().recording).to.equal(null)
    expect(bench.recordings[0]?.stops).to.equal(1)
  })

  it('tells why it cannot record without a camera [REC-03]', async () => {
    const bench = new Bench()
    const words = 'Camera access is required for recording. Please enable camera permissions.'
    bench.camera = { kind: 'failed', words }
    await bench.device.start('t1')
    expect(bench.server.log).to.deep.equal([`interrupted t1 ${words}`])
    expect(bench.device.state().recording).to.equal(null)
  })

  it('waits for a camera that opens', async () => {
    const bench = new Bench()
    bench.camera = { kind: 'opening' }
    await bench.device.start('t1')
    expect(bench.recordings).to.have.length(0)
    bench.camera = { kind: 'on' }
    await bench.device.cameraChanged()
    expect(bench.device.state().recording?.take).to.equal('t1')
  })

  it('refuses for a page outside the room only when no other device has answered', async () => {
    const alone = new Bench()
    alone.camera = { kind: 'off' }
    alone.own = [{ _id: 't1', state: 'asked' }]
    alone.waited.resolve()
    await alone.device.start('t1')
    expect(alone.server.log).to.deep.equal([`interrupted t1 ${NOT_JOINED}`])

    const beside = new Bench()
    beside.camera = { kind: 'off' }
    beside.own = [{ _id: 't1', state: 'recording' }]
    beside.waited.resolve()
    await beside.device.start('t1')
    expect(beside.server.log).to.deep.equal([])
  })

  it('ends with words when the camera is lost or the room is left, and keeps the recorded pieces', async () => {
    const bench = new Bench()
    await bench.device.start('t1')
    bench.piece('a')
    const settled = bench.settled()
    bench.recordings[0]?.events.broke('The camera was disconnected.')
    await settled
    expect(bench.server.log).to.include('interrupted t1 The camera was disconnected.')
    expect(bench.server.log.at(-1)).to.equal('finish t1 2')

    await bench.device.start('t2')
    bench.camera = { kind: 'off' }
    await bench.device.cameraChanged()
    expect(bench.device.state().recording).to.equal(null)
    expect(bench.recordings[1]?.stops).to.equal(1)
    await bench.device.stop('t2')
    expect(bench.server.log.filter((line) => line.startsWith('interrupted t2'))).to.satisfy(
      (lines: string[]) => lines.every((line) => line.endsWith(LEFT_ROOM)),
    )
  })

  it('goes on after a reload with the pieces left, and says why the take is short [REC-04]', async () => {
    const left = deviceTake({ made: 1, toldStarted: true })
    const bench = new Bench(await stored(left, { 1: 'a', 2: 'b' }))
    const settled = bench.settled()
    // The server has not heard of the start yet and asks again.
    await Promise.all([bench.device.resume(), bench.device.start('t1')])
    await settled
    expect(bench.device.state().resumed).to.equal(true)
    expect(bench.server.log).to.include(`interrupted t1 ${PAGE_CLOSED}`)
    expect(bench.server.log.at(-1)).to.equal('finish t1 2')
    expect(bench.device.state()).to.include({ saved: 'cut' })
    await bench.device.start('t1')
    expect(bench.recordings).to.have.length(0)
  })

  it('leaves takes alone that another page of the browser records', async () => {
    const bench = new Bench(await stored(deviceTake({ made: 1 }), { 1: 'a' }))
    bench.taken.add('t1')
    await bench.device.resume()
    await bench.device.start('t1')
    expect(bench.server.log).to.deep.equal([])
    expect(bench.recordings).to.have.length(0)
  })

  it('stops when the device has no room left, and still sends the piece that found none', async () => {
    const disk = diskLike()
    const bench = new Bench({
      ...disk,
      add: async (...piece) => {
        await disk.add(...piece)
        return false
      },
    })
    await bench.device.start('t1')
    const settled = bench.settled()
    bench.piece('a')
    await settled
    expect(bench.server.log).to.include(`interrupted t1 ${NO_ROOM_LEFT}`)
    expect(bench.server.stored.get(1)).to.equal('a')
  })
})

describe('recorder on a storage that fails', () => {
  it('records and sends although the start cannot be saved', async () => {
    const disk = diskLike()
    disk.fail('save')
    const bench = new Bench(disk)
    await bench.device.start('t1')
    expect(bench.device.state().recording?.take).to.equal('t1')
    bench.piece('a')
    const settled = bench.settled()
    await bench.device.stop('t1')
    await settled
    expect(bench.server.log.at(-1)).to.equal('finish t1 2')
  })

  it('ends with words for staff when a piece can be kept nowhere, and sends the others', async () => {
    const disk = diskLike()
    const bench = new Bench(disk)
    await bench.device.start('t1')
    disk.fail('add')
    const settled = bench.settled()
    bench.piece('a')
    await settled
    expect(bench.recordings[0]?.stops).to.equal(1)
    expect(bench.server.log).to.include(`interrupted t1 ${NO_ROOM_LEFT}`)
    expect(bench.server.stored.get(2)).to.equal('last')
  })

  it('ends a recording whose end cannot be saved', async () => {
    const disk = diskLike()
    const bench = new Bench(disk)
    await bench.device.start('t1')
    const settled = bench.settled()
    disk.fail('save', 2)
    await bench.device.stop('t1')
    await settled
    expect(bench.device.state().recording).to.equal(null)
    expect(bench.server.log.at(-1)).to.equal('finish t1 1')
  })

  it('asks again for the takes left when the storage does not answer at once', async () => {
    const disk = await stored(deviceTake({ made: 1 }), { 1: 'a' })
    disk.fail('takes', 2)
    disk.fail('numbers')
    disk.fail('save')
    const bench = new Bench(disk)
    const settled = bench.settled()
    await bench.device.resume()
    await settled
    expect(bench.server.log.at(-1)).to.equal('finish t1 1')
  })

  it('records meanwhile when the storage stays silent, and takes up the takes left with the next line', async () => {
    const disk = await stored(deviceTake({ made: 2 }), { 2: 'b' })
    disk.fail('takes', 3)
    const bench = new Bench(disk)
    await bench.device.resume()
    await bench.device.start('t2')
    expect(bench.device.state().recording?.take).to.equal('t2')
    const sent = bench.settled()
    await bench.device.stop('t2')
    await sent
    const settled = bench.settled()
    await bench.device.sync()
    await settled
    expect(bench.server.log.at(-1)).to.equal('finish t1 2')
  })
})

describe('recorders of a talent who has two devices', () => {
  /** The other device was the first to say that it records. */
  function second(disk = diskLike()) {
    const bench = new Bench(disk)
    bench.server.devices.set('t1', 'the other')
    return bench
  }

  it('stop at once where the start comes second, keep their pieces and tell staff nothing', async () => {
    const disk = diskLike()
    const bench = second(disk)
    const settled = bench.settled()
    await bench.device.start('t1')
    await settled
    expect(bench.recordings[0]?.stops).to.equal(1)
    expect(bench.device.state().uploads.map(({ state }) => state)).to.deep.equal(['elsewhere'])
    expect(bench.server.log).to.deep.equal(['started t1 video/webm'])
    expect(await disk.numbers('t1')).to.deep.equal([1])
    expect((await disk.takes())[0]).to.include({ ended: true, reason: null })
    bench.own = [{ _id: 't1', state: 'asked' }]
    await bench.device.sync()
    expect(bench.recordings).to.have.length(1)
  })

  it('says so only until the take is stopped or the next one begins', async () => {
    for (const next of [
      (bench: Bench) => bench.device.stop('t1'),
      (bench: Bench) => bench.device.start('t2'),
    ]) {
      const bench = second()
      const settled = bench.settled()
      await bench.device.start('t1')
      await settled
      await next(bench)
      expect(bench.device.state().uploads.filter(({ state }) => state === 'elsewhere')).to.deep.equal([])
    }
  })

  it('tries once more after a reload, as the same device and without words', async () => {
    const disk = diskLike()
    const before = second(disk)
    const stopped = before.settled()
    await before.device.start('t1')
    await stopped

    const refused = second(disk)
    const settled = refused.settled()
    await refused.device.resume()
    await settled
    expect(refused.device.state().uploads).to.deep.equal([])
    expect(await disk.numbers('t1')).to.deep.equal([1])

    const accepted = new Bench(disk)
    const finished = accepted.settled()
    await accepted.device.resume()
    await finished
    expect(accepted.server.log.at(-1)).to.equal('finish t1 1')
    const device = before.server.askers[0]?.device
    expect(device).to.match(/^[A-Za-z0-9_-]{1,64}$/)
    expect(new Set(accepted.server.askers.map((asker) => asker.device))).to.deep.equal(new Set([device]))
  })

  it('calls itself differently for each take', async () => {
    const bench = new Bench()
    await bench.device.start('t1')
    await bench.device.start('t2')
    const [first, other] = bench.server.devices.values()
    expect(first).to.be.a('string')
    expect(other).to.be.a('string').that.does.not.equal(first)
  })

  it('speaks for no device where nothing was recorded', async () => {
    const bench = new Bench()
    bench.camera = { kind: 'failed', words: 'No camera.' }
    await bench.device.start('t1')
    expect(bench.server.log).to.deep.equal(['interrupted t1 No camera.'])
    expect(bench.server.askers).to.deep.equal([{ id: 't1', key: 'k1' }])
  })

  it('goes on when another page gave the take up before the start was heard', async () => {
    const bench = new Bench()
    bench.server.fail('started', refusal(0, 'offline'))
    const line = Promise.withResolvers<void>()
    bench.pause = () => line.promise
    await bench.device.start('t1')
    bench.own = [{ _id: 't1', state: 'lost' }]
    await bench.device.sync()
    expect(bench.device.state().recording?.take).to.equal('t1')
    bench.pause = async () => {}
    line.resolve()
    bench.piece('a')
    const settled = bench.settled()
    await bench.device.stop('t1')
    await settled
    await bench.device.sync()
    expect(bench.server.log.at(-1)).to.equal('finish t1 2')
  })
})

describe('recorder of a device that several talents use', () => {
  const another = deviceTake({ id: 't0', record: 'r0', key: 'k0', made: 1, toldStarted: true })

  it('sends takes that another talent left, with the key of their page [REC-04]', async () => {
    const disk = await stored(another, { 1: 'a' })
    const bench = new Bench(disk)
    const settled = bench.settled()
    await bench.device.resume()
    await settled
    expect(bench.server.log.at(-1)).to.equal('finish t0 1')
    expect(new Set(bench.server.askers.map(({ key }) => key))).to.deep.equal(new Set(['k0']))
    expect(await disk.takes()).to.deep.equal([])
  })

  it('goes on without a word when their key is refused, and keeps their takes [REC-08]', async () => {
    const disk = await stored(deviceTake({ made: 2 }), { 2: 'b' }, await stored(another, { 1: 'a' }))
    const bench = new Bench(disk)
    bench.server.refusedKeys.add('k0')
    bench.server.checked.set(1, { size: 1, sha256: 'sum of c' })
    const shown: string[] = []
    bench.device.subscribe(() => shown.push(...bench.device.state().uploads.map(({ state }) => state)))
    const settled = bench.settled()
    await bench.device.resume()
    await settled
    expect(new Set(shown)).to.deep.equal(new Set(['sending']))
    expect(bench.server.log).to.include('finish t1 2')
    expect(bench.device.state().uploads).to.deep.equal([])
    expect(await disk.numbers('t0')).to.deep.equal([1])
  })

  it('tells a talent of an own take that is refused', async () => {
    const bench = new Bench(await stored(deviceTake({ made: 1 }), { 1: 'a' }))
    bench.server.refusedKeys.add('k1')
    const settled = bench.settled()
    await bench.device.resume()
    await settled
    expect(bench.device.state().uploads.map(({ state }) => state)).to.deep.equal(['refused'])
  })

  it('sends an own take with the key of now, which may be newer than the kept one', async () => {
    const bench = new Bench(await stored(deviceTake({ made: 1, key: 'old' }), { 1: 'a' }))
    bench.server.refusedKeys.add('old')
    const settled = bench.settled()
    await bench.device.resume()
    await settled
    expect(bench.server.log.at(-1)).to.equal('finish t1 1')
  })

  it('leaves a take that was kept without a key to the page of its own record', async () => {
    const { key: _key, device: _device, ...old } = deviceTake({ made: 1 })
    const foreign = new Bench(await stored(old, { 1: 'a' }), { record: 'r2', key: 'k2' })
    await foreign.device.resume()
    expect(foreign.server.log).to.deep.equal([])

    const disk = await stored(old, { 1: 'a' })
    const own = new Bench(disk)
    const settled = own.settled()
    await own.device.resume()
    expect((await disk.takes())[0]?.device)
      .to.be.a('string')
      .with.length.above(20)
    await settled
    expect(own.server.log.at(-1)).to.equal('finish t1 1')
    expect(new Set(own.server.askers.map(({ key }) => key))).to.deep.equal(new Set(['k1']))
  })

  it('keeps the key with its take', async () => {
    const disk = diskLike()
    const bench = new Bench(disk)
    await bench.device.start('t1')
    expect((await disk.takes()).map(({ id, record, key }) => ({ id, record, key }))).to.deep.equal([
      { id: 't1', record: 'r1', key: 'k1' },
    ])
  })
})
