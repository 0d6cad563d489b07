import { roomName } from '@callboard/core/http-contract'
import {
  feedbackRef,
  getPage,
  giveFeedback,
  listPageFeedbacks,
  listRecipients,
  pageRoom,
  shareLink,
} from '@callboard/posting/contract'
import { expect } from 'chai'
import { ApiClient } from '../../drivers/http/api-client.ts'
import { type LongPage, longPage } from '../../drivers/http/long-page.ts'
import { signIn } from '../../drivers/http/office.ts'
import type { Listener } from './frames.ts'
import { productWithListeners } from './listeners.ts'

const TALENT = 61
const REVIEWERS = 20
const VIEWERS = 50

interface Named {
  readonly page_id: string
  readonly ref_id: string
  readonly to_user: string
  readonly from_user: string
}

/** @returns names of the link, one for each recipient, who answer without an account */
async function recipientsOf(at: LongPage, count: number): Promise<string[]> {
  const of = { id: at.studio, link: at.link }
  const emails = Array.from({ length: count }, (_, n) => `reviewer-${String(n).padStart(2, '0')}@example.com`)
  await at.director.call(shareLink, { ...of, emails, subject: 'Takes', content: 'Look' })
  const { recipients } = await at.director.call(listRecipients, of)
  return recipients.map(({ path }) => path.split('/').at(-1)!)
}

/** The numbers of signals grow by digits, whatever they carry. */
const bytesOf = (text: string) => Buffer.byteLength(text.replaceAll(/"seq":\d+/g, '"seq":0'))

describe('a pick on a posting page', () => {
  const product = productWithListeners()

  it('costs each of 50 viewers as many bytes at 1,220 answers as at none [PST-07]', async () => {
    const at = await longPage(product.origin, TALENT)
    const [picker, ...reviewers] = await recipientsOf(at, REVIEWERS + 1)
    const guest = new ApiClient(product.origin)
    const client = await signIn(product.origin, 'client')
    const asked = { page_id: at.page, link: at.link }
    const { groups } = await client.call(getPage, { id: at.page, link: at.link })
    const pickerId = (await guest.call(getPage, { id: at.page, link: picker! })).reviewer!._id
    const talent = groups.map(({ _id, records }) => ({ ref_id: _id, to_user: records[0]!._id }))
    const viewers = Array.from({ length: VIEWERS }, () => product.connect(client.token!))
    await Promise.all(viewers.map((viewer) => viewer.enter(pageRoom, at.page, undefined, at.link)))

    /** What a viewer gets of a pick: the frames, and the answer that its page asks for by what they say. */
    const bytesTo = async (viewer: Listener, ref_id: string, from: number) => {
      const { page_id: _, ...name } = await viewer.live.heard<Named>(
        feedbackRef,
        (about) => about.ref_id === ref_id && about.from_user === pickerId,
      )
      const reply = await client.call(listPageFeedbacks, { ...asked, of: [name] })
      expect(reply.feedbacks.map(({ feedback }) => feedback)).to.deep.equal(['yes'])
      return bytesOf(viewer.frames.slice(from).join('')) + bytesOf(JSON.stringify(reply))
    }
    const pick = async (of: (typeof talent)[number]) => {
      const from = viewers.map(({ frames }) => frames.length)
      const given = await guest.call(giveFeedback, { ...asked, link: picker!, ...of, feedback: 'yes' })
      return {
        picker: bytesOf(JSON.stringify(given)),
        viewers: await Promise.all(viewers.map((viewer, n) => bytesTo(viewer, of.ref_id, from[n]!))),
      }
    }

    const first = await pick(talent[0]!)
    expect(first.viewers).to.deep.equal(Array(VIEWERS).fill(first.viewers[0]))
    await guest.call(giveFeedback, { ...asked, link: picker!, ...talent[0]!, feedback: null })
    await Promise.all(
      reviewers.map(async (link) => {
        const reviewer = new ApiClient(product.origin)
        for (const of of talent)
          await reviewer.call(giveFeedback, { ...asked, link, ...of, feedback: 'maybe' })
      }),
    )
    const { seq } = await product.connect(client.token!).enter(pageRoom, at.page, undefined, at.link)
    await Promise.all(viewers.map((viewer) => viewer.reaches(roomName(pageRoom, at.page), seq)))
    const { feedbacks } = await client.call(listPageFeedbacks, asked)
    expect(feedbacks).to.have.length(TALENT * REVIEWERS)
    expect(await pick(talent[1]!)).to.deep.equal(first)
  })
})
