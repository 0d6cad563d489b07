import type { Pick } from '@callboard/posting/contract'
import { expect } from 'chai'
import { firstWithout, pagesWith } from './pages-with.ts'
import type { ShownGroup } from './review-groups.ts'

const shown = (_id: string) => ({ group: { _id } }) as ShownGroup
const pick = (groups: readonly string[], pages: readonly string[]) =>
  ({ groups, pages: pages.map((_id) => ({ _id, name: _id })) }) as unknown as Pick

describe('the posting pages that have a group already', () => {
  const picks = [pick(['a'], ['first', 'second']), pick(['b'], ['second'])]

  it('are those that its talent is on', () => {
    expect([...pagesWith([shown('a')], picks)]).to.deep.equal(['first', 'second'])
    expect([...pagesWith([shown('c')], picks)]).to.deep.equal([])
  })

  it('are of several groups those that have all of them', () => {
    expect([...pagesWith([shown('a'), shown('b')], picks)]).to.deep.equal(['second'])
    expect([...pagesWith([shown('a'), shown('c')], picks)]).to.deep.equal([])
  })

  it('are unknown of a talent who is in several groups', () => {
    expect([...pagesWith([shown('a')], [pick(['a', 'b'], ['first'])])]).to.deep.equal([])
  })

  it('are passed over where one is chosen for the copy', () => {
    const pages = [{ _id: 'first' }, { _id: 'second' }]
    expect(firstWithout(pages, new Set())).to.equal('first')
    expect(firstWithout(pages, new Set(['first']))).to.equal('second')
    expect(firstWithout(pages, new Set(['first', 'second']))).to.equal('')
  })
})
