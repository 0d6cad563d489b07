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
} from './take-device.ts'
import type { TakeStore } from './take-store.ts'
import { deviceTake, diskLike, FakeTakeServer, stored, uploadPorts } from './testing.ts'

class Bench {
  readonly server = Object.assign(new FakeTakeServer(), { own: async () => this.own })
  own: readonly OwnTake[] = []
  camera: CameraState = { kind: 'on' }
  readonly recordings: { readonly events: RecordingEvents; stops: number }[] = []
  readonly taken = new Set<string>()
  readonly waited = Promise.withResolvers<void>()
  readonly device: TakeDevice

  constructor(store: TakeStore = diskLike()) {
    const ports: DevicePorts = {
      ...uploadPorts(store, this.server),
      server: this.server,
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
    this.device = new TakeDevice('r1', ports)
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

  it('starts after a reconnect what was asked meanwhile, and stops what was stopped', async () => {
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

  it('ends with words when the camera is lost or the room is left, and keeps what was recorded', async () => {
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

  it('goes on after a reload with what was left, and says why the take is short [REC-04]', async () => {
    const left = deviceTake({ made: 1, toldStarted: true })
    const bench = new Bench(await stored(left, { 1: 'a', 2: 'b' }))
    const settled = bench.settled()
    // The server has not heard of the start yet and asks again.
    await Promise.all([bench.device.resume(), bench.device.start('t1')])
    await settled
    expect(bench.device.state().resumed).to.equal(true)
    expect(bench.server.log).to.include(`interrupted t1 ${PAGE_CLOSED}`)
    expect(bench.server.log.at(-1)).to.equal('finish t1 2')
    await bench.device.start('t1')
    expect(bench.recordings).to.have.length(0)
  })

  it('leaves alone what another page of the browser records', async () => {
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
