import { expect } from 'chai'
import { leftToAnswer, type PublicLink, pageToOpen } from './public-link.ts'

const linkOf = (...pages: readonly { readonly talent: number; readonly to_answer: number | null }[]) =>
  ({
    posting_pages: pages.map((page, at) => ({ ...page, asked: page.talent, _id: `page-${at}` })),
  }) as unknown as PublicLink

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

  it('is the first one again, to be looked at, once all are answered', () => {
    const link = linkOf({ talent: 0, to_answer: 0 }, { talent: 2, to_answer: 0 })
    expect(pageToOpen(link, false)?._id).to.equal('page-1')
  })
})

describe('the people of a link who wait for an answer', () => {
  it('are those of all pages that ask the reader', () => {
    const link = linkOf(
      { talent: 2, to_answer: 1 },
      { talent: 3, to_answer: null },
      { talent: 3, to_answer: 2 },
    )
    expect(leftToAnswer(link)).to.equal(3)
  })

  it('are not known of a reader who is not asked', () => {
    expect(leftToAnswer(linkOf({ talent: 2, to_answer: null }))).to.equal(undefined)
  })
})
