import { PHOTO_UNREADABLE } from '@callboard/accounts/contract'
import { expect } from 'chai'
import { turnedHeic, waitingPhoto } from '../../support/photo.ts'
import { productForTests } from '../support/product-for-tests.ts'
import { CheckIns } from './check-ins.ts'
import { expectRefused } from './wire.ts'

describe('a check-in that is not right by its photo', () => {
  const product = productForTests()
  let checkIns: CheckIns

  before(async () => {
    checkIns = await CheckIns.at(product.origin)
  })

  const upload = async (raw: BodyInit, type: string) =>
    await checkIns.upload(raw, type, await checkIns.ticket())
  const jpeg = async () => new Uint8Array(await waitingPhoto().arrayBuffer())

  const noPictures: readonly (readonly [string, () => Promise<BodyInit>])[] = [
    ['a text named image/jpeg', async () => 'just a text'],
    ['a page with a script', async () => '<html><script>alert(1)</script></html>'],
    [
      'a drawing that runs scripts',
      async () => '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>',
    ],
    ['a picture that was cut off', async () => (await jpeg()).slice(0, 150)],
    ['a HEIC that was cut off', async () => new Uint8Array(await turnedHeic()).slice(0, 700)],
    ['a head without a picture', async () => new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 16])],
  ]
  for (const [what, bytes] of noPictures) {
    it(`refuses ${what} by its content [SEC-04]`, async () => {
      for (const type of ['image/jpeg', 'image/png', 'image/heic'])
        expectRefused(await upload(await bytes(), type), 422, { fields: { file: PHOTO_UNREADABLE } })
    })
  }

  it('refuses an empty file and other types by their name [SEC-04]', async () => {
    expectRefused(await upload('', 'image/jpeg'), 422)
    for (const type of ['text/html', 'image/svg+xml', 'application/pdf', 'image/jpegx'])
      expectRefused(await upload(await jpeg(), type), 415, { code: 'unsupported_type' }, type)
  })

  it('refuses 16 MB, announced and unannounced [SEC-04]', async () => {
    const large = new Uint8Array(16 * 1024 * 1024)
    large.set(await jpeg())
    expectRefused(await upload(large, 'image/jpeg'), 413, { code: 'too_large' })
    const ticket = await checkIns.ticket()
    const unannounced = await fetch(`${product.origin}/api/records/upload-image?ticket=${ticket}`, {
      method: 'POST',
      headers: { 'content-type': 'image/jpeg' },
      body: new Blob([large]).stream(),
      duplex: 'half',
    } as RequestInit)
    expect(unannounced.status).to.equal(413)
  })

  it('takes four and refuses the fifth', async () => {
    const ticket = await checkIns.ticket()
    const photos = []
    for (let count = 0; count < 4; count += 1)
      photos.push(await checkIns.upload(waitingPhoto(), 'image/jpeg', ticket))
    expect(photos.map(({ status }) => status)).to.deep.equal([200, 200, 200, 200])
    const fifth = await checkIns.upload(waitingPhoto(), 'image/jpeg', ticket)
    expectRefused(fifth, 422, { code: 'too_many_photos', message: 'At most 4 photos can be added.' })
  })

  it('takes four of twelve that come at once', async () => {
    const ticket = await checkIns.ticket()
    const calls = Array.from({ length: 12 }, () => checkIns.upload(waitingPhoto(), 'image/jpeg', ticket))
    const answers = await Promise.all(calls)
    const refused = answers.filter(({ status }) => status !== 200)
    expect(refused).to.have.length(8)
    for (const answer of refused) expectRefused(answer, 422, { code: 'too_many_photos' })
  })
})
