import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { downloadOwnData, getOwnData, requestOwnData, verifyToken } from '@callboard/accounts/contract'
import { expect } from 'chai'
import { until } from '../../../core/src/testing/until.ts'
import { signUpTalent } from '../../drivers/http/office.ts'
import { insisting } from '../../drivers/http/persist.ts'
import { readStoredZip } from '../../support/read-zip.ts'
import { ownProduct } from '../support/product-for-tests.ts'

describe('own data whose server is killed once they are asked for', () => {
  let folder: string
  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'callboard-own-data-'))
  })
  const product = ownProduct(() => ({ CALLBOARD_DATA: folder }))
  after(() => rm(folder, { recursive: true, force: true }))

  it('are made by the next one, and are whole [ACC-16] [REL-01]', async () => {
    const talent = await signUpTalent(product.origin, 'Tess')
    const { user } = await talent.call(verifyToken, {})
    const { _id: id, email } = user
    const asked = await talent.call(requestOwnData, { id })
    await product.killAndRestart()
    const persist = insisting()
    await until('the data are ready', async () => {
      const { own_data } = await persist(() => talent.call(getOwnData, { id }))
      return own_data?._id === asked._id && own_data.state === 'ready'
    })
    const { url } = await persist(() => talent.call(downloadOwnData, { id: asked._id }))
    const response = await fetch(new URL(url, product.origin))
    const files = readStoredZip(Buffer.from(await response.arrayBuffer()))
    expect(JSON.parse(files.get('profile.json')!.toString())[0].email).to.equal(email)
  })
})
