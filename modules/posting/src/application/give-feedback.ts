import type { Actor, Clock } from '@callboard/core'
import type { InputOf, ReplyOf } from '@callboard/core/http-contract'
import { feedbackPage, type giveFeedback, groupAnswered } from '../contract/index.ts'
import type { PageAccess } from './page-access.ts'
import type { PostingStore, UserDirectory } from './ports/index.ts'
import { feedbackEntries } from './reaction-view.ts'
import { groupOfTalent } from './talent-of-page.ts'

/** Who answers is who is signed in; the same answer twice is one. */
export class GiveFeedback {
  readonly #store: PostingStore
  readonly #access: PageAccess
  readonly #users: UserDirectory
  readonly #clock: Clock

  constructor(store: PostingStore, access: PageAccess, users: UserDirectory, clock: Clock) {
    this.#store = store
    this.#access = access
    this.#users = users
    this.#clock = clock
  }

  async run(actor: Actor, input: InputOf<typeof giveFeedback>): Promise<ReplyOf<typeof giveFeedback>> {
    const { page, user, group } = await this.#store.read(async (repositories) => {
      const opened = await this.#access.openToAnswer(repositories, actor, input.page_id, input.link)
      return {
        ...opened,
        group: await groupOfTalent(repositories, opened.page.id, input.ref_id, input.to_user),
      }
    })
    const own = { pageId: page.id, groupId: group.id, recordId: input.to_user, userId: user.userId }
    const feedbacks = await this.#store.write(async (repositories, outbox) => {
      const before = await repositories.feedbacks.find(own)
      if ((before?.value ?? null) !== input.feedback) {
        if (input.feedback === null) await repositories.feedbacks.remove(own)
        else {
          await repositories.feedbacks.set({ ...own, value: input.feedback, givenAt: this.#clock.now() })
          outbox.publish(groupAnswered, { group_id: group.sourceGroupId, session_id: group.sessionId })
        }
        const about = { page_id: page.id, ref_id: group.id }
        outbox.signal(feedbackPage, page.id, { staff: about, client: about })
      }
      return await repositories.feedbacks.ofPage(page.id)
    })
    return { feedbacks: await feedbackEntries(this.#users, feedbacks) }
  }
}
