import { addDocument, getUploadAddress, listDocuments } from '@callboard/projects/contract'
import { expect } from 'chai'
import { signIn, startSession } from '../../drivers/http/office.ts'
import { insisting } from '../../drivers/http/persist.ts'
import { ownProduct } from '../support/product-for-tests.ts'

const SCRIPT = new TextEncoder().encode('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n')
const NAME = 'script.pdf'

describe('a document while the server is killed', () => {
  const product = ownProduct()

  it('is kept once it is uploaded, and is in its list once, as it was sent [INT-01] [REL-01]', async () => {
    const director = await signIn(product.origin, 'director')
    const session = await startSession(director, ['Barista'])
    const day = { session: session._id, day: session.dates[0]!._id }
    const { url, Key, content_type } = await director.call(getUploadAddress, { filename: NAME })
    const address = new URL(url, product.origin)
    const put = await fetch(address, {
      method: 'PUT',
      headers: { 'content-type': content_type },
      body: SCRIPT,
    })
    expect(put.status).to.equal(200)
    await product.killAndRestart()

    const add = () => director.call(addDocument, { ...day, list: 'script_pdf', Key, name: NAME })
    // The first call is cut off in whatever it does, and is repeated as a page does it.
    const first = add().catch(() => null)
    await product.killAndRestart()
    await first
    await insisting()(add)
    await product.killAndRestart()
    await add()
    const { lists } = await director.call(listDocuments, day)
    expect(lists.script_pdf.map(({ name }) => name)).to.deep.equal([NAME])
    const file = await fetch(new URL(lists.script_pdf[0]!.url, product.origin))
    expect(new Uint8Array(await file.arrayBuffer())).to.deep.equal(SCRIPT)
  })
})
