import { type OwnDataPerson, type OwnDataSource, service } from '@callboard/core'
import { SESSION_DIRECTORY, sessionNames } from '@callboard/projects/queries'
import { POSTING_STORE, type PostingRepositories } from './ports/index.ts'

const givenBy = async (repositories: PostingRepositories, userId: string) => ({
  feedbacks: await repositories.feedbacks.by(userId),
  comments: await repositories.comments.by(userId),
  recordFeedbacks: await repositories.recordFeedbacks.by(userId),
  recordComments: await repositories.recordComments.by(userId),
  pageWishes: await repositories.pagePrivacy.by(userId),
  sessionWishes: await repositories.sessionPrivacy.by(userId),
  views: await repositories.takeViews.by(userId),
})

/** What the account answered, wrote and watched. What others answered about it is theirs, and is not shown to it. */
export class OwnPostingData
  extends service({ store: POSTING_STORE, sessions: SESSION_DIRECTORY })
  implements OwnDataSource
{
  async of({ userId }: OwnDataPerson) {
    const { given, pages } = await this.needs.store.read(async (repositories) => {
      const all = await givenBy(repositories, userId)
      const ids = [
        ...[...all.feedbacks, ...all.comments, ...all.views].map(({ pageId }) => pageId),
        ...all.pageWishes.map(({ placeId }) => placeId),
      ]
      return { given: all, pages: await repositories.pages.many([...new Set(ids)]) }
    })
    const projects = await this.needs.sessions.names(pages.map(({ projectId }) => projectId))
    const ofPage = new Map(
      pages.map(({ id, name, projectId }) => [id, { project: projects.get(projectId) ?? null, page: name }]),
    )
    const page = (id: string) => ofPage.get(id) ?? { project: null, page: null }
    const session = await sessionNames(this.needs.sessions, [
      ...[...given.recordFeedbacks, ...given.recordComments].map(({ sessionId }) => sessionId),
      ...given.sessionWishes.map(({ placeId }) => placeId),
    ])
    const answers = [
      ...given.feedbacks.map(({ pageId, recordId, value, givenAt }) => ({
        ...page(pageId),
        about_talent: recordId,
        answer: value,
        given_at: givenAt,
      })),
      ...given.recordFeedbacks.map(({ sessionId, recordId, value, givenAt }) => ({
        ...session(sessionId),
        about_talent: recordId,
        answer: value,
        given_at: givenAt,
      })),
    ]
    const comments = [
      ...given.comments.map(({ pageId, recordId, second, content, createdAt }) => ({
        ...page(pageId),
        about_talent: recordId,
        ...(second !== null && { at_second: second }),
        text: content,
        written_at: createdAt,
      })),
      ...given.recordComments.map(({ sessionId, recordId, content, createdAt }) => ({
        ...session(sessionId),
        about_talent: recordId,
        text: content,
        written_at: createdAt,
      })),
    ]
    const wishes = [
      ...given.pageWishes.map(({ placeId, mode }) => ({ ...page(placeId), private: mode })),
      ...given.sessionWishes.map(({ placeId, mode }) => ({ ...session(placeId), private: mode })),
    ]
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
