import { expect } from 'chai'
import { keepAnswers } from '../posting/keep-answers.ts'
import {
  answersOn,
  goOnAddress,
  isDue,
  leftOn,
  leftToAnswer,
  type PublicLink,
  pageToOpen,
  sendAddress,
  unsentOn,
  wayWords,
} from './public-link.ts'

const linkOf = (
  ...pages: readonly {
    readonly talent: number
    readonly to_answer: number | null
    readonly answered?: { readonly talent: number; readonly by: number }
  }[]
) =>
  ({
    posting_pages: pages.map((page, at) => ({
      answered: null,
      ...page,
      asked: page.talent,
      _id: `page-${at}`,
    })),
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

  it('is one that asks a visitor before one that does not', () => {
    const link = linkOf({ talent: 2, to_answer: null }, { talent: 3, to_answer: null })
    const [first, second] = link.posting_pages
    const closed = { ...link, posting_pages: [{ ...first!, asked: 0 }, second!] }
    expect(pageToOpen(closed, true)?._id).to.equal('page-1')
  })

  it('is none once all are answered', () => {
    const link = linkOf({ talent: 0, to_answer: 0 }, { talent: 2, to_answer: 0 })
    expect(pageToOpen(link, false)).to.equal(undefined)
  })
})

describe('the way on from the cover of a link', () => {
  const pageWith = (next_group: string | null) => {
    const link = { ...linkOf({ talent: 2, to_answer: 1 }), _id: 'link' }
    return goOnAddress(link, { ...link.posting_pages[0]!, studio_uri: 'uri', next_group })
  }

  it('leads straight to the group that waits, and to the page where none does', () => {
    expect(pageWith('group')).to.equal('/posting-page-via-link/uri/link/page-0?group=group')
    expect(pageWith(null)).to.equal('/posting-page-via-link/uri/link/page-0')
  })
})

describe('a page of a link', () => {
  it('is due while talent wait for the answer of the reader, and leads on in the same order as it is marked', () => {
    const link = linkOf(
      { talent: 2, to_answer: 0 },
      { talent: 1, to_answer: null },
      { talent: 3, to_answer: 1 },
      { talent: 9, to_answer: 9 },
    )
    const due = link.posting_pages.filter(isDue)
    expect(due.map(({ _id }) => _id)).to.deep.equal(['page-2', 'page-3'])
    expect(pageToOpen(link, false)).to.equal(due[0])
  })
})

describe('how far the answers of a link are', () => {
  it('is told of the reader on the pages that ask them', () => {
    const link = linkOf(
      { talent: 2, to_answer: 1 },
      { talent: 3, to_answer: null },
      { talent: 3, to_answer: 0 },
    )
    expect(answersOn(link)).to.deep.equal({ given: 4, asked: 5 })
  })

  it('is told to staff of what others have answered', () => {
    const link = linkOf(
      { talent: 2, to_answer: null, answered: { talent: 1, by: 2 } },
      { talent: 3, to_answer: null, answered: { talent: 0, by: 0 } },
      { talent: 4, to_answer: null },
    )
    expect(answersOn(link)).to.deep.equal({ given: 1, asked: 5 })
  })

  it('is not known of a visitor, nor where nobody is to be answered', () => {
    expect(answersOn(linkOf({ talent: 2, to_answer: null }))).to.equal(undefined)
    expect(answersOn(linkOf({ talent: 0, to_answer: 0 }))).to.equal(undefined)
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

describe('what a visitor of a link has answered without a name', () => {
  const items = new Map<string, string>()
  const kept = {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  }
  const nina = { ref_id: 'group', to_user: 'nina', feedback: 'yes' } as const
  const link = {
    ...linkOf({ talent: 3, to_answer: null }, { talent: 2, to_answer: null }, { talent: 0, to_answer: null }),
    _id: 'link',
  }
  const [first, second, empty] = link.posting_pages
  keepAnswers('page-0', [nina], kept)
  const unsent = unsentOn(link, kept)

  it('is known by page, and its talent wait for no answer any more [PST-11]', () => {
    expect(unsent.get('page-0')).to.deep.equal([nina])
    expect([first, second].map((page) => leftOn(page!, unsent))).to.deep.equal([2, 2])
    expect(leftOn(empty!, unsent), 'a page that asks nobody').to.equal(null)
  })

  it('does not count for a reader who is known, of whom the server knows', () => {
    expect(leftOn({ ...first!, to_answer: 3 }, undefined)).to.equal(3)
    expect(leftOn(first!, undefined), 'staff').to.equal(null)
  })

  it('is sent from the take that it was given to, with the form open [PST-11]', () => {
    expect(sendAddress(link, { ...first!, studio_uri: 'uri' }, nina)).to.equal(
      '/posting-page-via-link/uri/link/page-0?group=group&send=1',
    )
  })

  it('says what the way to a page does [PST-05]', () => {
    expect(wayWords({ asked: 3 }, 3)).to.equal('Start with')
    expect(wayWords({ asked: 3 }, 2)).to.equal('Go on with')
    expect(wayWords({ asked: 3 }, 0)).to.equal('Open')
    expect(wayWords({ asked: 0 }, null), 'staff').to.equal('Open')
  })
})
