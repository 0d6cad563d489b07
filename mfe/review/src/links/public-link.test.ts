import { expect } from 'chai'
import { type PublicLink, pageToOpen } from './public-link.ts'

const linkOf = (...pages: readonly { readonly talent: number; readonly to_answer: number | null }[]) =>
  ({ posting_pages: pages.map((page, at) => ({ ...page, _id: `page-${at}` })) }) as unknown as PublicLink

describe('the page of a link to go on with', () => {
  it('is the first one, in the order of the sender, with talent to answer', () => {
    const link = linkOf({ talent: 2, to_answer: 0 }, { talent: 3, to_answer: 1 }, { talent: 9, to_answer: 9 })
    expect(pageToOpen(link, false)?._id).to.equal('page-1')
  })

  it('is the first one with talent for a visitor, whose answers are not known', () => {
    const link = linkOf({ talent: 0, to_answer: null }, { talent: 3, to_answer: null })
    expect(pageToOpen(link, true)?._id).to.equal('page-1')
    expect(pageToOpen(link, false)).to.equal(undefined)
  })

  it('is none once all are answered', () => {
    expect(pageToOpen(linkOf({ talent: 2, to_answer: 0 }), true)).to.equal(undefined)
  })
})
