import type { ChatMessageView } from '@callboard/lobby/contract'
import { expect } from 'chai'
import { type ChatModel, fromPage, linked, unreadOf, withMessage, withOlder } from './chat-model.ts'

const message = (id: number, from = 'otto'): ChatMessageView => ({
  _id: `m-${String(id).padStart(3, '0')}`,
  room: 'main',
  content: String(id),
  sent_at: '2026-11-21T10:00:00.000Z',
  from_user: { _id: from, name: from, user_type: 'client' },
})
const page = (from: number, to: number, has_more: boolean) => ({
  messages: Array.from({ length: to - from + 1 }, (_, place) => message(from + place)),
  has_more,
})
const said = ({ messages }: ChatModel) => messages.map(({ content }) => Number(content))

describe('a chat on the screen', () => {
  it('has each message once and in order, whichever way it comes [LIV-10] [R3]', () => {
    let now = fromPage(undefined, page(5, 7, true))
    now = withMessage(withMessage(withMessage(now, message(9)), message(8)), message(9))
    now = withOlder(now, page(1, 4, false))
    expect(said(now)).to.deep.equal([1, 2, 3, 4, 5, 6, 7, 8, 9])
    expect(now.hasMore).to.equal(false)
  })

  it('keeps earlier messages over a reconnect that reaches back to them [LIV-10]', () => {
    const before = withOlder(fromPage(undefined, page(5, 7, true)), page(1, 4, false))
    const after = fromPage(before, page(6, 10, true))
    expect(said(after)).to.deep.equal([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
    expect(after.hasMore).to.equal(false)
  })

  it('begins anew where a reconnect leaves a gap [LIV-10]', () => {
    const after = fromPage(fromPage(undefined, page(1, 3, false)), page(8, 12, true))
    expect(said(after)).to.deep.equal([8, 9, 10, 11, 12])
    expect(after.hasMore).to.equal(true)
  })

  it('counts what others said since it was read', () => {
    const now = withMessage(fromPage(undefined, page(1, 3, false)), message(4, 'me'))
    expect(unreadOf(now, '', 'me')).to.equal(3)
    expect(unreadOf(now, 'm-002', 'me')).to.equal(1)
  })

  it('makes links of web addresses and of nothing else', () => {
    expect(linked('See https://a.test/x?y=1, or javascript:alert(1).')).to.deep.equal([
      { text: 'See ' },
      { text: 'https://a.test/x?y=1', href: 'https://a.test/x?y=1' },
      { text: ', or javascript:alert(1).' },
    ])
    expect(linked('http://')).to.deep.equal([{ text: 'http://' }])
  })
})
