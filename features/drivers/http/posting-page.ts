import {
  addComment,
  commentRef,
  feedbackPage,
  getLink,
  getPage,
  giveFeedback,
  listComments,
  type PostingPageView,
  pageRoom,
  playTake,
} from '@callboard/posting/contract'
import { expect } from 'chai'
import { ApiClient } from './api-client.ts'
import type { LiveClient } from './live-client.ts'
import { signIn } from './office.ts'

/** Ids of a group on a posting page, for answers and comments. */
const about = ({ _id, groups: [group] }: PostingPageView) => ({ page_id: _id, ref_id: group!._id })

/** A posting page with one group, as the client sees it by its link. */
export class ClientPage {
  readonly #client: ApiClient
  readonly #link: string
  readonly #view: PostingPageView

  private constructor(client: ApiClient, link: string, view: PostingPageView) {
    this.#client = client
    this.#link = link
    this.#view = view
  }

  /** Opens the page as a visitor, who may not answer, and then as the client. */
  static async open(origin: string, link: string): Promise<ClientPage> {
    const visitor = new ApiClient(origin)
    const { posting_pages } = await visitor.call(getLink, { id: link })
    const page = { id: posting_pages[0]!._id, link }
    expect((await visitor.call(getPage, page)).can.answer).to.equal(false)
    const client = await signIn(origin, 'client')
    const view = await client.call(getPage, page)
    expect(JSON.stringify(view)).not.to.include('@example.com')
    return new ClientPage(client, link, view)
  }

  async expectPlaying(origin: string): Promise<void> {
    const [video] = this.#view.groups[0]!.videos
    const asked = { ...about(this.#view), link: this.#link, video: video!._id }
    const { url } = await this.#client.call(playTake, asked)
    const played = await fetch(new URL(url, origin), { headers: { range: 'bytes=0-1023' } })
    expect(played.status).to.equal(206)
  }

  get #answered() {
    const [group] = this.#view.groups
    return { ...about(this.#view), link: this.#link, to_user: group!.records[0]!._id }
  }

  async answer(feedback: 'yes'): Promise<void> {
    await this.#client.call(giveFeedback, { ...this.#answered, feedback })
  }

  async comment(content: string): Promise<void> {
    await this.#client.call(addComment, { ...this.#answered, content })
  }
}

/** A posting page with one group, opened by staff with a live connection for its answers. */
export class StaffPage {
  readonly #staff: ApiClient
  readonly #live: LiveClient
  readonly #page: string

  private constructor(staff: ApiClient, live: LiveClient, page: string) {
    this.#staff = staff
    this.#live = live
    this.#page = page
  }

  static async open(staff: ApiClient, live: LiveClient, page: string): Promise<StaffPage> {
    await live.join(pageRoom, page)
    return new StaffPage(staff, live, page)
  }

  /** Hears of an answer and of a comment; they are the only ones. */
  async expectAnswer(feedback: 'yes', comment: string): Promise<void> {
    await this.#live.heard(feedbackPage)
    await this.#live.heard(commentRef)
    const view = await this.#staff.call(getPage, { id: this.#page })
    expect(view.feedbacks.map((given) => given.feedback)).to.deep.equal([feedback])
    const { comments } = await this.#staff.call(listComments, about(view))
    expect(comments.map(({ content }) => content)).to.deep.equal([comment])
  }
}
