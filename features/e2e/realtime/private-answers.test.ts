import { whoAmI } from '@callboard/accounts/contract'
import { chatMessage, chatRoom, listChat, sendChat, sessionRoom } from '@callboard/lobby/contract'
import {
  commentOnRecord,
  feedbackPrivateUpdate,
  getReactions,
  giveRecordFeedback,
  ownRecordFeedback,
  recordCommentRef,
  recordFeedbackSet,
  reviewerRoom,
  setSessionPrivacy,
} from '@callboard/posting/contract'
import { expect } from 'chai'
import { signIn } from '../../drivers/http/office.ts'
import { productWithListeners } from './listeners.ts'

describe('answers and chats on the line', () => {
  const product = productWithListeners()

  it('a private answer is in no frame of anybody but its giver [R4] [F3] [FBK-02]', async () => {
    const ana = await product.day.arrive('Ana')
    const client = await signIn(product.origin, 'client')
    const { user } = await client.call(whoAmI, {})
    const me = user!._id
    const [staff, own, talent] = [
      product.connect(product.director.token!),
      product.connect(client.token!),
      product.connect(ana.key),
    ]
    for (const listener of [staff, own]) await listener.enter(sessionRoom, product.day.id)
    await own.enter(reviewerRoom, me)
    expect((await staff.ask(reviewerRoom, me)).ok, 'the room of another').to.equal(false)
    expect((await talent.ask(sessionRoom, product.day.id)).ok).to.equal(false)

    const privacy = { session: product.day.id, feedback_private: 'full-private' } as const
    await client.call(setSessionPrivacy, privacy)
    await client.call(giveRecordFeedback, { id: ana.id, feedback: 'maybe' })
    await client.call(commentOnRecord, { id: ana.id, content: 'The end of it' })
    await Promise.all([staff.live.heard(recordCommentRef), own.live.heard(ownRecordFeedback)])
    expect(own.frames.join('\n')).to.include('"maybe"')
    for (const listener of [staff, talent])
      expect(listener.frames.join('\n')).not.to.include('maybe').and.not.include('set-record-feedback')
    const { feedbacks } = await product.director.call(getReactions, { session: product.day.id })
    expect(feedbacks).to.deep.equal([])

    await client.call(setSessionPrivacy, { ...privacy, feedback_private: 'yes-private' })
    await client.call(giveRecordFeedback, { id: ana.id, feedback: 'yes' })
    await staff.live.heard(recordFeedbackSet)
    expect(staff.frames.join('\n')).to.include('"yes"')
    expect(staff.frames.join('\n')).not.to.include('maybe')
  })

  it('an answer that was hidden since is not among the missed signals of others [F3] [FBK-02]', async () => {
    const ana = await product.day.arrive('Ana')
    const client = await signIn(product.origin, 'client')
    const staff = product.connect(product.director.token!)
    const { seq } = await staff.enter(sessionRoom, product.day.id)
    await client.call(giveRecordFeedback, { id: ana.id, feedback: 'maybe' })
    const privacy = { session: product.day.id, feedback_private: 'yes-private' } as const
    await client.call(setSessionPrivacy, privacy)
    await staff.live.heard(feedbackPrivateUpdate)
    await client.call(setSessionPrivacy, { ...privacy, feedback_private: 'full-private' })
    await staff.live.heard<{ feedbacks: unknown[] }>(
      feedbackPrivateUpdate,
      ({ feedbacks }) => !feedbacks.length,
    )

    const late = product.connect(product.director.token!)
    expect((await late.enter(sessionRoom, product.day.id, seq)).missed).to.equal('reload')
    expect(late.frames.join('\n')).not.to.include('maybe')
  })

  it('the chat of the back office is in no frame of a client [R4] [LIV-10]', async () => {
    const client = await signIn(product.origin, 'client')
    const [staff, listener] = [product.connect(product.director.token!), product.connect(client.token!)]
    const [main, office] = ['main', 'backoffice'].map((room) => `${room}.${product.day.id}`) as [
      string,
      string,
    ]
    for (const room of [main, office]) await staff.enter(chatRoom, room)
    await listener.enter(chatRoom, main)
    expect((await listener.ask(chatRoom, office)).ok).to.equal(false)
    const place = { session: product.day.id }
    await product.director.call(sendChat, { ...place, room: 'backoffice', content: 'Between us' })
    await product.director.call(sendChat, { ...place, room: 'main', content: 'Hello all' })
    const isLast = ({ content }: { content: string }) => content === 'Hello all'
    await Promise.all([staff, listener].map(({ live }) => live.heard(chatMessage, isLast)))
    expect(staff.frames.join('\n')).to.include('Between us')
    expect(listener.frames.join('\n')).not.to.include('Between us')
    const { messages } = await client.call(listChat, { ...place, room: 'main' })
    expect(messages.map(({ content }) => content)).to.deep.equal(['Hello all'])
  })
})
