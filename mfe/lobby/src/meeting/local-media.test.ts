import { expect } from 'chai'
import { LocalMedia } from './local-media.ts'

class FakeTrack extends EventTarget {
  readonly kind: string
  enabled = true
  muted = false
  readyState = 'live'

  constructor(kind: string) {
    super()
    this.kind = kind
  }

  stop(): void {
    this.readyState = 'ended'
  }
}

class FakeStream {
  readonly #tracks: readonly FakeTrack[]

  constructor(tracks: readonly FakeTrack[]) {
    this.#tracks = tracks
  }

  getTracks = () => [...this.#tracks]
  getVideoTracks = () => this.#tracks.filter(({ kind }) => kind === 'video')
  getAudioTracks = () => this.#tracks.filter(({ kind }) => kind === 'audio')
}

describe('camera and microphone of a page', () => {
  const real = { navigator: globalThis.navigator, MediaStream: globalThis.MediaStream }
  let asked: MediaStreamConstraints[]
  let answers: (() => void)[]
  const stub = (name: string, value: unknown) =>
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true })

  beforeEach(() => {
    asked = []
    answers = []
    stub('MediaStream', FakeStream)
    stub('navigator', {
      mediaDevices: {
        getUserMedia: (wanted: MediaStreamConstraints) => {
          asked.push(wanted)
          const kinds = [wanted.video ? 'video' : '', wanted.audio ? 'audio' : ''].filter(Boolean)
          return new Promise((resolve) => {
            answers.push(() => resolve(new FakeStream(kinds.map((kind) => new FakeTrack(kind)))))
          })
        },
      },
    })
  })
  afterEach(() => {
    stub('navigator', real.navigator)
    stub('MediaStream', real.MediaStream)
  })

  /** The person, or the browser, says yes. */
  const allow = async (which = 0) => {
    while (answers.length <= which) await new Promise(setImmediate)
    answers[which]!()
  }

  it('are both there when one of them is switched on while both are being opened', async () => {
    const media = new LocalMedia()
    const entering = media.open({ camera: true, microphone: true }, false)
    const pressed = media.open({ camera: true, microphone: false })
    await allow()
    await Promise.all([entering, pressed])
    expect(media.state()).to.include({ kind: 'on', camera: true, microphone: false })
    expect(
      media
        .stream()!
        .getTracks()
        .map(({ kind }) => kind),
    ).to.have.members(['video', 'audio'])
    expect(asked).to.have.length(1)
  })

  it('stay closed for requests from before the room was left', async () => {
    const media = new LocalMedia()
    const first = media.open({ camera: true, microphone: false })
    const second = media.open({ camera: false, microphone: true })
    while (answers.length === 0) await new Promise(setImmediate)
    media.close()
    await allow()
    await Promise.all([first, second])
    expect([media.state().kind, media.stream(), asked.length]).to.deep.equal(['off', undefined, 1])
  })

  it('enters a room with what was wished, and a room that begins muted with nothing [LIV-15]', async () => {
    const media = new LocalMedia()
    media.wish({ camera: false, microphone: true })
    const enter = async (on: boolean) => {
      const entered = media.enter(on)
      await Promise.resolve()
      answers.at(-1)?.()
      await entered
      const { camera, microphone } = media.state()
      return { camera, microphone }
    }
    expect(await enter(true)).to.deep.equal({ camera: false, microphone: true })
    expect(await enter(false)).to.deep.equal({ camera: false, microphone: false })
    expect(await enter(true)).to.deep.equal({ camera: false, microphone: true })
  })
})
