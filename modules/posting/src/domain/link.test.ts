import { expect } from 'chai'
import { linkIdOf, namedLink } from '../contract/link-names.ts'
import { isOver, keyOf, type PostingLink, stateOf } from './link.ts'

const ID = 'x'.repeat(43)
const NOW = new Date('2026-03-02T10:00:00.000Z')
const digest = (text: string) => Buffer.from(text).toString('hex').split('').reverse().join('')

const link = (changes: Partial<PostingLink> = {}): PostingLink => ({
  id: ID,
  projectId: 'project',
  name: 'For clients',
  pageIds: [],
  passwordDigest: null,
  expiresAt: null,
  revokedAt: null,
  allowsDownload: false,
  watermark: false,
  createdBy: null,
  createdAt: NOW,
  removedAt: null,
  ...changes,
})

const state = (changes: Partial<PostingLink>, key = '') => stateOf(link(changes), key, NOW, digest)

describe('a posting link', () => {
  it('is over from its end on, and while staff hold it back [PST-08]', () => {
    expect(isOver(link({ expiresAt: new Date(NOW.getTime() + 1) }), NOW)).to.equal(false)
    expect(isOver(link({ expiresAt: NOW }), NOW)).to.equal(true)
    expect(isOver(link({ revokedAt: NOW }), NOW)).to.equal(true)
    expect(
      state({ revokedAt: NOW, passwordDigest: 'a' }, keyOf(link({ passwordDigest: 'a' }), digest)),
    ).to.equal('over')
  })

  it('is locked until it is named with the key of its password, which a new password changes [PST-08]', () => {
    expect(state({})).to.equal('open')
    expect(state({ passwordDigest: 'a' })).to.equal('locked')
    const key = keyOf(link({ passwordDigest: 'a' }), digest)
    expect(state({ passwordDigest: 'a' }, key)).to.equal('open')
    expect(state({ passwordDigest: 'b' }, key)).to.equal('locked')
    expect(state({ passwordDigest: 'a' }, key.slice(1))).to.equal('locked')
  })

  it('is named by its id, or by id and key, in no more letters than an id has', () => {
    const id = linkIdOf('s'.repeat(80))
    const key = keyOf(link({ id, passwordDigest: 'a' }), digest)
    expect(namedLink(id)).to.deep.equal({ id, key: '' })
    expect(namedLink(`${id}${key}`)).to.deep.equal({ id, key })
    expect(`${id}${key}`.length).to.be.at.most(64)
  })
})
