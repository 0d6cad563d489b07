import { expect } from 'chai'
import { clientAddress } from './posting-address.ts'

const link = (_id: string, ...pages: string[]) => ({
  _id,
  posting_pages: pages.map((page) => ({ _id: page, name: page })),
})

describe('the address of a posting page for clients', () => {
  it('is that of a link that holds the page', () => {
    const links = [link('l1', 'other'), link('l2', 'other', 'first')]
    expect(clientAddress('spot', 'first', links)).to.equal('/posting-page-via-link/spot/l2/first')
  })
  it('is none while no link holds it', () => {
    expect(clientAddress('spot', 'first', [link('l1', 'other')])).to.equal(undefined)
  })
})
