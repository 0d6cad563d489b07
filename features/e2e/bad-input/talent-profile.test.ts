import { getTalentProfile, HEADSHOTS_LIMIT, PHOTO_UNREADABLE, whoAmI } from '@callboard/accounts/contract'
import { expect } from 'chai'
import type { ApiClient } from '../../drivers/http/api-client.ts'
import { signUpTalent } from '../../drivers/http/office.ts'
import { turnedHeic, waitingPhoto } from '../../support/photo.ts'
import { productForTests } from '../support/product-for-tests.ts'
import { type Answer, expectRefused, Wire } from './wire.ts'

/** The head of a PNG of 10,000 x 10,000 pixels. */
const HUGE = Buffer.from('89504e470d0a1a0a0000000d49484452000027100000271008020000004a10ba5b', 'hex')

describe('a profile of a talent that is not right', () => {
  const product = productForTests()
  let talent: ApiClient
  let id: string
  let wire: Wire

  beforeEach(async () => {
    talent = await signUpTalent(product.origin, 'Tess')
    id = (await talent.call(whoAmI, {})).user!._id
    wire = new Wire(product.origin, talent.token)
  })

  const add = (raw: BodyInit, type = 'image/jpeg', of = id): Promise<Answer> =>
    wire.send('POST', `/api/auth/user/${of}/headshots`, { raw, type })
  const save = (json: object): Promise<Answer> =>
    wire.send('POST', `/api/auth/user/${id}/details`, { json: { isRepresented: false, version: 1, ...json } })
  const profile = () => talent.call(getTalentProfile, { id })

  it('takes no script, bomb or huge picture as a headshot [ACC-10] [SEC-04]', async () => {
    for (const bytes of ['<script>alert(1)</script>', HUGE])
      expectRefused(await add(bytes), 422, { fields: { file: PHOTO_UNREADABLE } })
    expectRefused(await add('<svg onload="alert(1)"/>', 'image/svg+xml'), 415, { code: 'unsupported_type' })
    expect((await profile()).photos).to.deep.equal([])
  })

  it('keeps nothing of the place where a headshot was taken [ACC-10]', async () => {
    expect((await add(new Uint8Array(await turnedHeic()), 'image/heic')).status).to.equal(200)
    const [photo] = (await profile()).photos
    const stored = await fetch(new URL(photo!.url, product.origin))
    expect(stored.headers.get('content-type')).to.equal('image/jpeg')
    expect(Buffer.from(await stored.arrayBuffer()).toString('latin1')).not.to.match(/Exif|GPS/)
  })

  it('takes four headshots of five that come at once, and none for somebody else [ACC-10]', async () => {
    const answers = await Promise.all(
      Array.from({ length: HEADSHOTS_LIMIT + 1 }, () => add(waitingPhoto(), 'image/jpeg')),
    )
    expect(answers.filter(({ status }) => status === 200)).to.have.length(HEADSHOTS_LIMIT)
    expectRefused(await add(waitingPhoto()), 422, {
      code: 'too_many_photos',
      message: 'At most 4 headshots can be added.',
    })
    const { user } = await (await signUpTalent(product.origin, 'Ben')).call(whoAmI, {})
    expectRefused(await add(waitingPhoto(), 'image/jpeg', user!._id), 404)
  })

  it('takes no birth date that lies ahead, and none of a minor without a guardian [ACC-17]', async () => {
    const year = new Date().getUTCFullYear()
    expectRefused(await save({ date_of_birth: `${year + 1}-01-01` }), 422, {
      fields: { date_of_birth: 'Date of birth cannot be in the future' },
    })
    const child = { date_of_birth: `${year - 10}-01-01` }
    expectRefused(await save(child), 422, { fields: { 'guardian.name': 'Guardian name required' } })
    const guardian = { name: 'Eva', email: 'eva@example.com', phone: '3105550101' }
    expectRefused(await save({ ...child, guardian }), 422, {
      fields: { 'guardian.consent': 'Guardian consent required' },
    })
    expect((await profile()).date_of_birth).to.equal(null)
    expect((await save({ ...child, guardian: { ...guardian, consent: true } })).status).to.equal(200)
  })
})
