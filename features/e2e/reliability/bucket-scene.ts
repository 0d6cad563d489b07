import { sessionRoom } from '@callboard/lobby/contract'
import { listOwnTakes, startTakes, type VideoView, videoUpdated } from '@callboard/review/contract'
import { expect } from 'chai'
import { ApiClient, Refusal } from '../../drivers/http/api-client.ts'
import { GroupUpload } from '../../drivers/http/group-upload.ts'
import { LiveClient } from '../../drivers/http/live-client.ts'
import { signIn, startGroup } from '../../drivers/http/office.ts'
import { TakeDevice } from '../../drivers/http/take-device.ts'
import { cameraFile } from '../../support/camera-file.ts'
import type { Fate, HttpLine, PassedRequest } from '../../support/http-line.ts'
import { type StoredInS3, startStoredInS3 } from '../support/stored-in-s3.ts'

/** What the API says to a call beside its file: a few hundred bytes each. */
const WORDS = 100_000

/** Files in a bucket, with lines that break, for the tests of one `describe`, which calls this at its beginning. */
export function filesInBucket() {
  let place: StoredInS3
  let origin: string
  let director: ApiClient
  let group: string
  let device: TakeDevice
  let file: Buffer
  let lobby: LiveClient

  before(async () => {
    file = (await cameraFile('two parts')).buffer
    place = await startStoredInS3()
    origin = place.api.origin
  })
  after(() => place?.stop())
  beforeEach(async () => {
    director = await signIn(origin, 'director')
    const { session, talent, ...made } = await startGroup(origin, director)
    group = made.group
    await director.call(startTakes, { session: session._id })
    const page = new ApiClient(origin, talent.page_key!)
    device = new TakeDevice(origin, page, (await page.call(listOwnTakes, {})).takes[0]!._id)
    lobby = new LiveClient(origin, director.token!)
    await lobby.join(sessionRoom, session._id)
  })
  afterEach(() => {
    for (const line of [place.storage, place.uploads]) line.fate = () => 'pass'
    lobby.close()
  })

  const begin = () => GroupUpload.begin(origin, director, group, 'take.mp4', file)
  /** Both videos of a test: that of its upload and that of its take. */
  const bothReady = () =>
    Promise.all(
      [true, false].map((isTake) =>
        lobby.heard<VideoView>(
          videoUpdated,
          (video) => video.state === 'ready' && (video.name === 'take') !== isTake,
        ),
      ),
    )
  const refusalOf = (work: Promise<unknown>): Promise<unknown> =>
    work.then(
      () => expect.fail('should have been refused'),
      (fault: unknown) => fault,
    )
  const AWAY = {
    status: 503,
    code: 'storage_unavailable',
    message: '503 storage_unavailable: Files cannot be reached right now. Please try again in a minute.',
  }
  /** Resolves with the first request that the line gives this fate. */
  function spoil(line: HttpLine, fate: Fate, wanted: (request: PassedRequest) => boolean) {
    const { promise, resolve } = Promise.withResolvers<PassedRequest>()
    line.fate = (request) => {
      if (!wanted(request)) return 'pass'
      resolve(request)
      return fate
    }
    return promise
  }

  /** Files go between people and the bucket: no byte of them passes the API. */
  async function expectNoneThroughApi(): Promise<void> {
    const { api, storage, uploads } = place
    const before = [api, storage, uploads].map((line) => line.bytes) as [number, number, number]
    const upload = await begin()
    await upload.send()
    await device.record(4)
    expect(uploads.bytes - before[2]).to.be.above(file.length)
    expect(api.bytes - before[0]).to.be.below(WORDS)
    expect(storage.bytes - before[1]).to.be.below(WORDS)
    const ready = bothReady()
    await upload.complete()
    await device.finish()
    for (const video of await ready) {
      const watched = await fetch(new URL(video.url!, origin))
      expect(new URL(watched.url).origin).to.equal(uploads.origin)
      expect((await watched.bytes()).length).to.equal(video.size)
    }
    expect(api.bytes - before[0]).to.be.below(WORDS)
  }

  /** A part is not confirmed while the storage has this fate, and the same part is confirmed afterwards. */
  async function expectNotConfirmed(fate: Fate): Promise<void> {
    const upload = await begin()
    expect((await upload.put(1)).status).to.equal(200)
    const spoilt = spoil(place.storage, fate, ({ method }) => method === 'PUT')
    const refusal = await refusalOf(upload.confirm(1))
    expect(refusal).to.be.instanceOf(Refusal).and.include(AWAY)
    await spoilt
    place.storage.fate = () => 'pass'
    expect((await upload.state()).parts).to.deep.equal([])
    await upload.confirm(1)
    await upload.send([2])
    expect(await upload.complete()).to.include({ state: 'whole' })
  }

  /** Videos are made by themselves after the storage was away when they were to be made. */
  async function expectMadeAfterwards(): Promise<void> {
    const upload = await begin()
    await upload.send()
    await device.record(2)
    const isWork = ({ url }: PassedRequest) => url.pathname.endsWith(`uploads/${upload.id}/original`)
    const spoilt = spoil(place.storage, { status: 500 }, isWork)
    const ready = bothReady()
    await upload.complete()
    await spoilt
    await device.finish()
    place.storage.fate = () => 'pass'
    for (const video of await ready) expect(video).to.include({ state: 'ready', reason: null })
  }

  return { expectNoneThroughApi, expectNotConfirmed, expectMadeAfterwards }
}
