import { expect } from 'chai'
import { copiedToPageWords, copiedWords } from './copied-words.ts'

describe('what is said of groups copied to a session [REV-07]', () => {
  const said = (copied: number, known = 0, not_ready = 0) =>
    copiedWords({ copied, known, not_ready }, 'Callbacks')

  it('names those that came, those that were there, and takes that stayed behind', () => {
    expect(said(1)).to.equal('1 group copied to Callbacks.')
    expect(said(2, 1)).to.equal('2 groups copied to Callbacks, which had the others already.')
    expect(said(0, 1)).to.equal('Callbacks has this group already. Takes that were missing are copied.')
    expect(said(3, 0, 1)).to.equal(
      '3 groups copied to Callbacks. 1 take not ready yet: copy again when it plays.',
    )
  })
})

describe('what is said of groups copied to a posting page [REV-07]', () => {
  const said = (groups: number, takes: number) =>
    copiedToPageWords({ name: 'Picks', added: { groups, takes } })

  it('names takes that came to groups of before, and a page that lacked nothing', () => {
    expect(said(2, 3)).to.equal('Copied to Picks.')
    expect(said(1, 0)).to.equal('Copied to Picks.')
    expect(said(0, 1)).to.equal('1 new take copied to Picks.')
    expect(said(0, 0)).to.equal('Already on Picks.')
  })
})
