import { listAudit } from '@callboard/admin/contract'
import { addDocument, getUploadAddress, listDocuments } from '@callboard/projects/contract'
import { expect } from 'chai'
import type { ApiClient } from '../../drivers/http/api-client.ts'
import { signIn, startSession } from '../../drivers/http/office.ts'
import { type Clamd, EICAR, startClamd } from '../../peers/clamd.ts'
import { ownProduct } from '../support/product-for-tests.ts'
import { Wire } from './wire.ts'

const NAME = 'script.txt'

describe('a document where ClamAV looks into files', () => {
  let clamd: Clamd
  before(async () => {
    clamd = await startClamd()
  })
  after(() => clamd?.stop())
  const product = ownProduct(() => clamd.env)

  async function put(director: ApiClient, text: string): Promise<string> {
    const { url, Key, content_type } = await director.call(getUploadAddress, { filename: NAME })
    const headers = { 'content-type': content_type }
    const sent = await fetch(new URL(url, product.origin), { method: 'PUT', headers, body: text })
    expect(sent.status).to.equal(200)
    return Key
  }

  it('is refused when there is a virus in it, with words that say what to do, and stands in the audit log; a clean one is taken [SEC-10]', async () => {
    const director = await signIn(product.origin, 'director')
    const wire = new Wire(product.origin, director.token)
    const session = await startSession(director, ['Barista'])
    const day = { session: session._id, day: session.dates[0]!._id }
    const Key = await put(director, EICAR)
    const refused = await wire.send('POST', `/api/sessions/${day.session}/days/${day.day}/documents`, {
      json: { list: 'script_pdf', Key, name: NAME },
    })
    expect(refused.status).to.equal(422)
    expect(JSON.stringify(refused)).to.include('A virus was found in this file, so it was deleted.')
    expect((await director.call(listDocuments, day)).lists.script_pdf).to.deep.equal([])

    const clean = await put(director, 'INT. SHOP - DAY')
    await director.call(addDocument, { ...day, list: 'script_pdf', Key: clean, name: NAME })
    expect((await director.call(listDocuments, day)).lists.script_pdf).to.have.length(1)
    expect(clamd.asked()).to.equal(2)
    const admin = await signIn(product.origin, 'admin')
    const { entries } = await admin.call(listAudit, {})
    const about = entries.filter(({ action }) => action === addDocument.name)
    expect(about).to.have.length(2)
  })
})
