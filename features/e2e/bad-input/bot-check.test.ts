import { expect } from 'chai'
import { productForTests } from '../support/product-for-tests.ts'
import { CheckIns } from './check-ins.ts'
import { expectRefused } from './wire.ts'

const FAILED = { code: 'captcha_failed' }

describe('a check-in of a guest by its bot check', () => {
  const product = productForTests()
  let checkIns: CheckIns

  before(async () => {
    checkIns = await CheckIns.at(product.origin)
  })

  it('lets nobody in without an answer, or with one of a made-up challenge [ACC-05]', () =>
    checkIns.expectNobodyNew(async () => {
      const { captcha, ...fields } = (await checkIns.arrive('Ana')).fields
      const { challenge, solution } = JSON.parse(atob(captcha))
      const harmless = { ...challenge, parameters: { ...challenge.parameters, cost: 1 } }
      expectRefused(await checkIns.submit(fields), 422, FAILED)
      expectRefused(await checkIns.submit({ ...fields, kiosk: true }), 422, FAILED)
      for (const made of ['x', btoa('{}'), btoa(JSON.stringify({ challenge: harmless, solution }))])
        expectRefused(await checkIns.submit({ ...fields, captcha: made }), 422, FAILED, made)
    }))

  it('gives the answer back when the check-in is refused in its write, and takes it for one talent only [ACC-05]', async () => {
    const [first, second, third] = [
      await checkIns.arrive('Ana'),
      await checkIns.arrive('Ben'),
      await checkIns.arrive('Cai'),
    ]
    const { captcha } = first.fields
    expectRefused(await checkIns.submit({ ...first.fields, photos: ['forged'] }), 422)
    expect((await checkIns.submit({ ...second.fields, captcha })).status).to.equal(200)
    await checkIns.expectNobodyNew(async () => {
      expectRefused(await checkIns.submit({ ...third.fields, captcha }), 422, FAILED)
    })
  })
})
