import { mock } from 'node:test'
import type { TakeTrouble } from '@callboard/review/contract'
import { expect } from 'chai'
import { watchRecording } from './recording-watch.ts'

const SECOND = 1_000

describe('the watch of a recording', () => {
  beforeEach(() => mock.timers.enable({ apis: ['setInterval', 'Date'] }))
  afterEach(() => mock.timers.reset())

  type Track = { kind: string; enabled: boolean; muted: boolean; readyState: 'live' | 'ended' }
  const track = (kind: string): Track => ({ kind, enabled: true, muted: false, readyState: 'live' })

  function watched(tracks: Track[], peak: () => number | null) {
    const told: (TakeTrouble | null)[] = []
    let isClosed = false
    const end = watchRecording(
      { getTracks: () => tracks as unknown as MediaStreamTrack[] },
      (trouble) => told.push(trouble),
      {
        peak,
        close: () => {
          isClosed = true
        },
      },
    )
    return { now: () => told.at(-1), told, end, isClosed: () => isClosed }
  }

  it('tells of silence after eight seconds, and that it is over', () => {
    let level: number | null = 0.2
    const { now } = watched([track('video'), track('audio')], () => level)
    mock.timers.tick(30 * SECOND)
    expect(now()).to.equal(null)
    level = 0
    mock.timers.tick(7.5 * SECOND)
    expect(now()).to.equal(null)
    mock.timers.tick(SECOND)
    expect(now()).to.equal('silent')
    level = 0.1
    mock.timers.tick(SECOND)
    expect(now()).to.equal(null)
  })

  it('tells within a second of a device that is switched off, or taken away', () => {
    const [camera, microphone] = [track('video'), track('audio')]
    const { now } = watched([camera, microphone], () => 0.2)
    microphone.enabled = false
    mock.timers.tick(SECOND)
    expect(now()).to.equal('muted')
    microphone.enabled = true
    microphone.muted = true
    mock.timers.tick(SECOND)
    expect(now()).to.equal('muted')
    microphone.muted = false
    camera.enabled = false
    mock.timers.tick(SECOND)
    expect(now()).to.equal('camera_off')
    camera.enabled = true
    mock.timers.tick(SECOND)
    expect(now()).to.equal(null)
  })

  it('tells of a picture without any microphone, and raises no alarm where the browser does not measure', () => {
    const silent = watched([track('video')], () => null)
    const unknown = watched([track('video'), track('audio')], () => null)
    mock.timers.tick(60 * SECOND)
    expect(silent.now()).to.equal('silent')
    expect(unknown.now()).to.equal(null)
  })

  it('ends with the recording', () => {
    const { told, end, isClosed } = watched([track('video'), track('audio')], () => 0.2)
    mock.timers.tick(SECOND)
    const before = told.length
    end()
    mock.timers.tick(10 * SECOND)
    expect(told).to.have.length(before)
    expect(isClosed()).to.equal(true)
  })
})
