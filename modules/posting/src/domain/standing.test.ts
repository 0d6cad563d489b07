import { expect } from 'chai'
import type { PostingLink } from './link.ts'
import type { PostingPage } from './page.ts'
import { isShownOutside, opensByLink, standsIn } from './standing.ts'

const from = (...sessions: string[]) => sessions.map((sessionId) => ({ sessionId }))
const parts = (groups: readonly { sessionId: string }[], there: readonly string[], archived = false) => ({
  project: { archived },
  groups,
  sessions: new Set(there),
})

describe('what stands of a posting page', () => {
  it('is each group whose session is there', () => {
    expect(from('kept', 'gone', 'kept').filter(standsIn(new Set(['kept'])))).to.have.length(2)
  })

  it('is nothing for outsiders once all its sessions are gone, or its project is archived', () => {
    expect(isShownOutside(parts(from('kept', 'gone'), ['kept']))).to.equal(true)
    expect(isShownOutside(parts(from('gone'), []))).to.equal(false)
    expect(isShownOutside(parts(from('kept'), ['kept'], true))).to.equal(false)
  })

  it('is the page itself while it is still empty', () => {
    expect(isShownOutside(parts([], []))).to.equal(true)
    expect(isShownOutside(parts([], [], true))).to.equal(false)
  })

  it('opens by a link that holds it, and by none else', () => {
    const page = {} as PostingPage
    const link = {} as PostingLink
    expect(opensByLink({ ...parts(from('kept'), ['kept']), page, link })).to.equal(true)
    expect(opensByLink({ ...parts(from('kept'), ['kept']), page, link: null })).to.equal(false)
    expect(opensByLink({ ...parts(from('kept'), [], false), page, link })).to.equal(false)
  })
})
