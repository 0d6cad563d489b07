import { expect } from 'chai'
import { clientAddress } from './posting-address.ts'

const link = (_id: string, ...pages: string[]) => ({
  _id,
  posting_pages: pages.map((page) => ({ _id: page, name: page })),
  has_password: false,
  expires_at: null as string | null,
  revoked_at: null as string | null,
})

const NOW = new Date('2026-03-02T10:00:00.000Z')

describe('the address of a posting page for clients', () => {
  it('is that of a link that holds the page', () => {
    const links = [link('l1', 'other'), link('l2', 'other', 'first')]
    expect(clientAddress('spot', 'first', links, NOW)).to.equal('/posting-page-via-link/spot/l2/first')
  })
  it('is that of a link that is not over, rather one without a password [PST-08]', () => {
    const links = [
      { ...link('revoked', 'first'), revoked_at: NOW.toISOString() },
      { ...link('ended', 'first'), expires_at: NOW.toISOString() },
      { ...link('guarded', 'first'), has_password: true },
    ]
    expect(clientAddress('spot', 'first', links, NOW)).to.equal('/posting-page-via-link/spot/guarded/first')
    expect(clientAddress('spot', 'first', [...links, link('plain', 'first')], NOW)).to.contain('/plain/')
    expect(clientAddress('spot', 'first', links.slice(0, 2), NOW)).to.equal(undefined)
  })
  it('is none while no link holds it', () => {
    expect(clientAddress('spot', 'first', [link('l1', 'other')], NOW)).to.equal(undefined)
  })
})
