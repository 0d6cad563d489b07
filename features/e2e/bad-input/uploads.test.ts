import { createProject, createSession } from '@callboard/projects/contract'
import { beginSelfTape, getReview, UPLOAD_PART_BYTES } from '@callboard/review/contract'
import { expect } from 'chai'
import { ApiClient } from '../../drivers/http/api-client.ts'
import { GroupUpload, putTo } from '../../drivers/http/group-upload.ts'
import { prepareCheckIn, signIn, startGroup } from '../../drivers/http/office.ts'
import { cameraFile } from '../../support/camera-file.ts'
import { dayFromToday, ZONE } from '../../support/today.ts'
import { productForTests } from '../support/product-for-tests.ts'
import { sha256 } from './asked-take.ts'
import { expectRefused, Wire } from './wire.ts'

const CALLS = ['state', 'part-addresses', 'parts/1', 'complete', 'remove'] as const
const BODIES: Readonly<Record<(typeof CALLS)[number], object>> = {
  state: {},
  'part-addresses': { parts: [1] },
  'parts/1': { sha256: '0'.repeat(64) },
  complete: {},
  remove: {},
}

describe('an upload that goes wrong', () => {
  const product = productForTests()
  let director: ApiClient
  let wire: Wire
  let session: string
  let group: string
  let file: Buffer

  before(async () => {
    file = (await cameraFile('two parts')).buffer
    director = await signIn(product.origin, 'director')
    wire = new Wire(product.origin, director.token)
  })
  beforeEach(async () => {
    const made = await startGroup(product.origin, director)
    session = made.session._id
    group = made.group
  })

  const begin = (told = {}) => GroupUpload.begin(product.origin, director, group, 'take.mp4', file, told)
  const send = (upload: { readonly id: string }, call: string, json: object, by = wire) =>
    by.send('POST', `/api/uploads/${upload.id}/${call}`, { json })
  const confirm = (upload: GroupUpload, part: number, bytes: Uint8Array) =>
    send(upload, `parts/${part}`, { sha256: sha256(bytes) })
  const confirmed = async (upload: GroupUpload) => (await upload.state()).parts.map(({ part }) => part)
  const videos = async () => (await director.call(getReview, { session })).groups.flatMap((one) => one.videos)

  it('is there for its own account alone [SEC-05]', async () => {
    const upload = await begin()
    await upload.send([1])
    const manager = new Wire(product.origin, (await signIn(product.origin, 'manager')).token)
    for (const call of CALLS)
      for (const by of [manager, new Wire(product.origin)])
        expectRefused(await send(upload, call, BODIES[call], by), 404, {}, call)
    expect(await confirmed(upload)).to.deep.equal([1])
  })

  it('of a self-tape is there for the browser that began it alone [SEC-05]', async () => {
    const project = await director.call(createProject, { name: 'Self-tapes', project_roles: ['Barista'] })
    const tapes = await director.call(createSession, {
      name: 'By video',
      studio: project._id,
      time_zone: ZONE,
      dates: [{ date: dayFromToday(0), start_time: '10:00', location_type: 'Video Submission' }],
    })
    const onboard = { uri: project.uri, session: tapes._id }
    const tape = async (name: string) => {
      const { ticket } = (await prepareCheckIn(product.origin, onboard, name, 'Barista')).fields
      const chosen = { ticket, name: 'take.mp4', type: 'video/mp4', size: file.length }
      return await new ApiClient(product.origin).call(beginSelfTape, chosen)
    }
    const [own, other] = [await tape('Ana'), await tape('Ben')]
    const upload = { id: own.upload._id }
    const anybody = new Wire(product.origin)
    for (const call of CALLS)
      for (const key of [{}, { key: other.key }, { key: `${own.key}x` }])
        expectRefused(await send(upload, call, { ...BODIES[call], ...key }, anybody), 404, {}, call)
    expectRefused(await send(upload, 'state', {}), 404)
    expect((await send(upload, 'state', { key: own.key }, anybody)).json).to.include({ state: 'sending' })
  })

  it('takes no part whose bytes are not those that were announced, and takes it when it is sent again [REC-08]', async () => {
    const upload = await begin()
    expectRefused(await confirm(upload, 1, upload.part(1)), 404)
    await upload.put(1)
    expectRefused(await confirm(upload, 1, upload.part(2)), 409, {
      code: 'part_damaged',
      message: 'Part 1 did not arrive whole. Send it again.',
    })
    expect(await confirmed(upload)).to.deep.equal([])
    await upload.send()
    expect(await confirmed(upload)).to.deep.equal([1, 2])
  })

  it('takes parts in any order, and each once: a second time changes nothing [REC-08]', async () => {
    const upload = await begin()
    const late = (await upload.address(2))!
    await upload.send([2, 1])
    expect(await confirmed(upload)).to.deep.equal([1, 2])
    expect(await upload.address(2)).to.equal(null)
    expect((await confirm(upload, 2, upload.part(2))).json).to.deep.equal({ confirmed: true })
    // Its address still lives, and leads nowhere that counts.
    const others = new Uint8Array(upload.part(2).length).fill(7)
    expect((await putTo(late, others)).status).to.equal(200)
    expectRefused(await confirm(upload, 2, others), 409, { code: 'part_differs' })
    expect(await upload.complete()).to.include({ state: 'whole' })
    expect((await upload.state()).parts[1]).to.include({ sha256: sha256(upload.part(2)) })
  })

  it('is not whole while parts are missing, and says so [CHK-10]', async () => {
    const upload = await begin()
    await upload.send([2])
    expectRefused(await send(upload, 'complete', {}), 409, {
      code: 'parts_missing',
      message: 'Parts of this upload are missing. Send them first.',
    })
    expect(await videos()).to.deep.equal([])
  })

  it('stores nothing of a file that is longer or shorter than it was said to be [SEC-04]', async () => {
    const longer = await begin({ size: 1_000 })
    expect((await longer.put(1)).status).to.equal(413)
    const shorter = await begin({ size: 2 * UPLOAD_PART_BYTES })
    expect((await shorter.put(2)).status).to.equal(400)
    for (const upload of [longer, shorter]) {
      expectRefused(await send(upload, 'complete', {}), 409, { code: 'parts_missing' })
      expectRefused(await send(upload, 'part-addresses', { parts: [9] }), 422)
    }
  })

  it('becomes one video, however often and at once it is completed, and when the answer was lost [REC-07]', async () => {
    const upload = await begin()
    await upload.send()
    // The answer to the first is lost: nothing reads it.
    await send(upload, 'complete', {})
    const answers = await Promise.all(Array.from({ length: 8 }, () => send(upload, 'complete', {})))
    for (const { status, json } of answers) {
      expect(status).to.equal(200)
      expect(json).to.include({ state: 'whole' })
    }
    const other = await begin()
    await other.send()
    const atOnce = await Promise.all(Array.from({ length: 8 }, () => send(other, 'complete', {})))
    expect(atOnce.map(({ status }) => status)).to.deep.equal(Array(8).fill(200))
    expect(await videos()).to.have.length(2)
  })
})
