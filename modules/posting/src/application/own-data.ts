import { type OwnDataPerson, type OwnDataSource, service } from '@callboard/core'
import { SESSION_DIRECTORY, sessionNames } from '@callboard/projects/queries'
import { isInSession, type Place } from '../domain/reaction.ts'
import { POSTING_STORE, type PostingRepositories } from './ports/index.ts'

const givenBy = async (repositories: PostingRepositories, userId: string) => ({
  feedbacks: await repositories.feedbacks.by(userId),
  comments: await repositories.comments.by(userId),
  wishes: await repositories.privacy.by(userId),
  views: await repositories.takeViews.by(userId),
})

/** What the account answered, wrote and watched. What others answered about it is theirs, and is not shown to it. */
export class OwnPostingData
  extends service({ store: POSTING_STORE, sessions: SESSION_DIRECTORY })
  implements OwnDataSource
{
  async of({ userId }: OwnDataPerson) {
    const { given, places, pages } = await this.needs.store.read(async (repositories) => {
      const all = await givenBy(repositories, userId)
      const ids = [
        ...[...all.feedbacks, ...all.comments, ...all.wishes].map(({ placeId }) => placeId),
        ...all.views.map(({ pageId }) => pageId),
      ]
      const distinct = [...new Set(ids)]
      return { given: all, places: distinct, pages: await repositories.pages.many(distinct) }
    })
    const projects = await this.needs.sessions.names(pages.map(({ projectId }) => projectId))
    const ofPage = new Map(
      pages.map(({ id, name, projectId }) => [id, { project: projects.get(projectId) ?? null, page: name }]),
    )
    const session = await sessionNames(
      this.needs.sessions,
      places.filter((id) => !ofPage.has(id)),
    )
    const page = (id: string) => ofPage.get(id) ?? { project: null, page: null }
    const place = (at: Pick<Place, 'placeId' | 'groupId'>) =>
      isInSession(at) ? session(at.placeId) : page(at.placeId)
    const answers = given.feedbacks.map((feedback) => ({
      ...place(feedback),
      about_talent: feedback.recordId,
      answer: feedback.value,
      given_at: feedback.givenAt,
    }))
    const comments = given.comments.map((comment) => ({
      ...place(comment),
      about_talent: comment.recordId,
      ...(comment.second !== null && { at_second: comment.second }),
      text: comment.content,
      written_at: comment.createdAt,
    }))
    const wishes = given.wishes.map(({ placeId, mode }) => ({
      ...(ofPage.get(placeId) ?? session(placeId)),
      private: mode,
    }))
    const views = given.views.map(({ pageId, startedAt, lastAt, share }) => ({
      ...page(pageId),
      started_at: startedAt,
      last_at: lastAt,
      watched_share: share,
    }))
    return {
      documents: [
        { name: 'answers', about: 'Your answers about talent, on pages and in sessions.', rows: answers },
        { name: 'comments', about: 'What you wrote about talent.', rows: comments },
        { name: 'private-answers', about: 'Where you keep your answers to yourself.', rows: wishes },
        { name: 'watched', about: 'Takes of posting pages that you have watched.', rows: views },
      ],
      files: [],
    }
  }
}
