import { useCase } from '@callboard/core'
import { getGroupComments } from '../../contract/index.ts'
import { POSTING_STORE } from '../ports/index.ts'
import { answering } from '../reactions/answering.ts'
import { commentViews } from '../reactions/reaction-view.ts'
import { Reviewers } from '../reactions/reviewers.ts'

/** Comments have no privacy: whoever reads a page reads all of them. */
export const GetGroupComments = useCase(
  getGroupComments,
  { store: POSTING_STORE, reviewers: Reviewers },
  async ({ needs, actor, input, subject: { session } }) => {
    const { userId } = answering(actor)
    const { comments, pages } = await needs.store.read(async (repositories) => {
      const copies = (await repositories.groups.copiesOf(input.group)).filter(
        ({ sessionId }) => sessionId === session.id,
      )
      const pageIds = copies.map(({ pageId }) => pageId)
      const groupIds = copies.map(({ id }) => id)
      return {
        comments: await repositories.comments.ofGroups(pageIds, groupIds),
        pages: await repositories.pages.many(pageIds),
      }
    })
    const nameOf = new Map(pages.map(({ id, name }) => [id, name]))
    const views = await commentViews(needs.reviewers, comments, userId)
    return {
      comments: views.map(({ ref_id: _group, to_user, ...comment }, at) => {
        const page = comments[at]?.placeId ?? ''
        return {
          ...comment,
          record: to_user,
          page: { _id: page, name: nameOf.get(page) ?? '' },
        }
      }),
    }
  },
)
