import type { PostingLink } from '@callboard/posting/contract'
import { expect } from 'chai'
import { guardFaults, guardsOf, guardWords, NO_GUARDS, sentGuards } from './link-guards.ts'

const link = (changes: Partial<PostingLink> = {}): PostingLink => ({
  _id: 'link',
  name: 'For clients',
  studio: 'project',
  posting_pages: [],
  has_password: false,
  expires_at: null,
  revoked_at: null,
  other_posting_pages: [],
  allows_download: false,
  watermark: false,
  path: '/',
  ...changes,
})

describe('guards of a posting link', () => {
  it('end with the midnight after the last day, where the reader is [PST-08]', () => {
    const { expires_at } = sentGuards({ ...NO_GUARDS, lastDay: '2026-12-31' })
    expect(new Date(expires_at!).getTime()).to.equal(new Date(2027, 0, 1).getTime())
    expect(guardsOf(link({ expires_at })).lastDay).to.equal('2026-12-31')
    expect(sentGuards(NO_GUARDS).expires_at).to.equal(null)
  })

  it('keep a password that is not typed anew, and take it off [PST-08]', () => {
    const kept = { ...NO_GUARDS, asksPassword: true }
    expect(sentGuards(kept)).to.not.have.property('password')
    expect(sentGuards({ ...kept, password: 'new-one' }).password).to.equal('new-one')
    expect(sentGuards({ ...kept, asksPassword: false }).password).to.equal(null)
    expect(guardFaults(kept, true)).to.deep.equal({})
    expect(guardFaults(kept, false)).to.have.property('password')
  })

  it('with text for a last day that names none are a fault of that field, and none of the page', () => {
    const typed = { ...NO_GUARDS, lastDay: '31/12/2026' }
    expect(guardFaults(typed, false)).to.have.property('lastDay')
    expect(sentGuards(typed).expires_at).to.equal('31/12/2026')
    expect(guardFaults({ ...NO_GUARDS, lastDay: '2026-12-31' }, false)).to.deep.equal({})
  })

  it('are said in words', () => {
    const now = new Date(2026, 11, 1)
    const expires_at = new Date(2026, 11, 4).toISOString()
    expect(guardWords(link(), now)).to.deep.equal([])
    expect(guardWords(link({ allows_download: true, watermark: true }), now)).to.deep.equal([
      'downloads',
      'names on pictures',
    ])
    expect(guardWords(link({ has_password: true, expires_at }), now).join()).to.match(
      /^until .*3.*,password$/,
    )
    expect(guardWords(link({ expires_at }), new Date(2026, 11, 5))[0]).to.match(/^ended /)
    expect(guardWords(link({ expires_at, revoked_at: expires_at }), now)).to.deep.equal(['held back'])
  })
})
