import { confirmPiece, getReview, listPieces, listTakes, takeStarted } from '@callboard/review/contract'
import { expect } from 'chai'
import { ApiClient } from '../../drivers/http/api-client.ts'
import { signIn } from '../../drivers/http/office.ts'
import { productForTests } from '../support/product-for-tests.ts'
import { type AskedTake, askTake, sha256 } from './asked-take.ts'
import { expectRefused, Wire } from './wire.ts'

const bytesOf = (text: string) => new TextEncoder().encode(text)

describe('a take whose pieces go wrong', () => {
  const product = productForTests()
  let director: ApiClient
  let asked: AskedTake
  let page: ApiClient
  let device: Wire

  before(async () => {
    director = await signIn(product.origin, 'director')
  })
  beforeEach(async () => {
    asked = await askTake(product.origin, director)
    page = new ApiClient(product.origin, asked.pageKey)
    device = new Wire(product.origin, asked.pageKey)
    await page.call(takeStarted, { id: asked.take._id, device: asked.device, mime_type: 'video/webm' })
  })

  const pieces = async () =>
    (await page.call(listPieces, { id: asked.take._id })).pieces.map(({ piece }) => piece)
  const counted = async () => (await director.call(listTakes, { session: asked.session })).takes[0]?.pieces
  const videos = async () =>
    (await director.call(getReview, { session: asked.session })).groups.flatMap((group) => group.videos)
  const confirm = (piece: number, json: object) =>
    device.send('POST', `/api/takes/${asked.take._id}/pieces/${piece}`, {
      json: { device: asked.device, ...json },
    })
  const finish = (count: number) =>
    device.send('POST', `/api/takes/${asked.take._id}/finish`, {
      json: { pieces: count, device: asked.device },
    })
  const keep = async (piece: number, text: string) => {
    const bytes = bytesOf(text)
    expect((await asked.put(piece, bytes)).status).to.equal(200)
    const fact = {
      id: asked.take._id,
      device: asked.device,
      piece,
      size: bytes.length,
      sha256: sha256(bytes),
    }
    await page.call(confirmPiece, fact)
  }

  it('refuses a piece with another checksum or size, and does not count it [REC-08]', async () => {
    const bytes = bytesOf('two seconds of film')
    expect((await asked.put(1, bytes)).status).to.equal(200)
    const right = { size: bytes.length, sha256: sha256(bytes) }
    for (const wrong of [
      { ...right, sha256: sha256(bytesOf('another film')) },
      { ...right, size: bytes.length + 1 },
    ]) {
      expectRefused(await confirm(1, wrong), 409, { code: 'piece_damaged' })
      expect([await pieces(), await counted()]).to.deep.equal([[], 0])
    }
    expect((await confirm(1, right)).json).to.deep.equal({ confirmed: true })
    expect([await pieces(), await counted()]).to.deep.equal([[1], 1])
  })

  it('refuses to confirm a piece that never came [REC-08]', async () => {
    expectRefused(await confirm(1, { size: 1, sha256: sha256(bytesOf('x')) }), 404)
    expect(await pieces()).to.deep.equal([])
  })

  it('refuses facts that cannot be [API-03]', async () => {
    const hash = sha256(bytesOf('x'))
    for (const json of [
      { size: 0, sha256: hash },
      { size: 1, sha256: hash.toUpperCase() },
      { size: '1', sha256: hash },
    ])
      expectRefused(await confirm(1, json), 422, { code: 'invalid' }, JSON.stringify(json))
    for (const piece of [0, -1, 1.5, 100_001])
      expectRefused(await confirm(piece, { size: 1, sha256: hash }), 422, { code: 'invalid' }, String(piece))
    const many = { device: asked.device, from: 1, count: 51 }
    const path = `/api/takes/${asked.take._id}/piece-addresses`
    expectRefused(await device.send('POST', path, { json: many }), 422, {
      fields: { count: 'Must be at most 50.' },
    })
  })

  it('keeps the first contents of a confirmed piece: no address to write over it, no other checksum', async () => {
    await keep(1, 'the take')
    const bytes = bytesOf('something else')
    expectRefused(await confirm(1, { size: bytes.length, sha256: sha256(bytes) }), 409, {
      code: 'piece_differs',
    })
    const path = `/api/takes/${asked.take._id}/piece-addresses`
    const { json } = await device.send('POST', path, {
      json: { device: asked.device, from: 1, count: 2 },
    })
    expect((json as { addresses: { piece: number }[] }).addresses.map(({ piece }) => piece)).to.deep.equal([
      2,
    ])
  })

  it("refuses the talent's other device, whose bytes come to lie beside those that are confirmed [REC-08]", async () => {
    const { json: before } = await device.send('POST', `/api/takes/${asked.take._id}/piece-addresses`, {
      json: { device: asked.device, from: 1, count: 1 },
    })
    await keep(1, 'the take')
    const path = `/api/takes/${asked.take._id}`
    const calls = [
      ['started', { mime_type: 'video/webm' }],
      ['piece-addresses', { from: 1, count: 1 }],
      ['pieces/1', { size: 8, sha256: sha256(bytesOf('the take')) }],
      ['finish', { pieces: 0 }],
    ] as const
    for (const [call, json] of calls) {
      const answer = await device.send('POST', `${path}/${call}`, { json: { device: 'laptop', ...json } })
      expectRefused(answer, 409, { code: 'other_device' }, call)
    }
    expect(JSON.stringify(before)).to.contain(asked.device)
    expect((await finish(1)).json).to.include({ state: 'done' })
  })

  it('tells at the end which pieces are missing, registers nothing, and goes on when they come', async () => {
    await keep(1, 'first')
    await keep(3, 'third')
    expectRefused(await finish(5), 409, { code: 'pieces_missing', current: [2, 4, 5] })
    expect(await videos()).to.deep.equal([])
    await keep(2, 'second')
    expect((await finish(3)).json).to.include({ state: 'done', pieces: 3 })
    expect(await videos()).to.have.length(1)
  })

  it('is finished once, however often the device says so', async () => {
    await keep(1, 'first')
    const answers = [await finish(1), ...(await Promise.all([finish(1), finish(1)])), await finish(7)]
    expect(answers.map(({ status }) => status)).to.deep.equal([200, 200, 200, 200])
    const states = answers.map(({ json }) => (json as { state: string; pieces: number }).state)
    expect(states).to.deep.equal(['done', 'done', 'done', 'done'])
    expect(await videos()).to.have.length(1)
    expectRefused(await confirm(2, { size: 1, sha256: sha256(bytesOf('x')) }), 409, { code: 'take_closed' })
  })

  it("is not there for another talent's device, nor for that of staff", async () => {
    const foreign = await askTake(product.origin, director)
    const theirs = new Wire(product.origin, foreign.pageKey)
    const staff = new Wire(product.origin, director.token)
    const { device } = asked
    for (const [path, json] of [
      ['started', { device, mime_type: 'video/webm' }],
      ['interrupted', { reason: 'No camera.' }],
      ['piece-addresses', { device, from: 1, count: 1 }],
      ['pieces/1', { device, size: 1, sha256: sha256(bytesOf('x')) }],
      ['finish', { device, pieces: 0 }],
    ] as const) {
      const address = `/api/takes/${asked.take._id}/${path}`
      expectRefused(await theirs.send('POST', address, { json }), 404, {}, path)
      expectRefused(await staff.send('POST', address, { json }), 404, {}, path)
    }
    const { takes } = await director.call(listTakes, { session: asked.session })
    expect(takes.map(({ state }) => state)).to.deep.equal(['recording'])
  })
})
