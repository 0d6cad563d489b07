import {
  type Comment,
  type CommentRepository,
  type Feedback,
  type FeedbackRepository,
  type LinkRepository,
  nameKey,
  type PageRepository,
  type PostingGroup,
  type PostingGroupRepository,
  type PostingLink,
  type PostingPage,
  type PostingRepositories,
  type PostingVideo,
} from '@callboard/posting'
import { memoryUnitOfWork } from '../memory-unit-of-work.ts'

interface State {
  readonly pages: Map<string, PostingPage>
  readonly groups: Map<string, PostingGroup>
  readonly videos: Map<string, PostingVideo>
  readonly links: Map<string, PostingLink>
  readonly feedbacks: Map<string, Feedback>
  readonly comments: Map<string, Comment>
}

const COMMENTS_AT_ONCE = 500

const byId = (a: { id: string }, b: { id: string }) => (a.id < b.id ? -1 : 1)
const byOrder = (a: { order: number }, b: { order: number }) => a.order - b.order

function counted<T>(items: readonly T[], keyOf: (item: T) => string): Map<string, number> {
  return new Map([...Map.groupBy(items, keyOf)].map(([key, own]) => [key, own.length]))
}

function mustBeNew<T>(items: ReadonlyMap<string, T>, key: string): void {
  if (items.has(key)) throw new Error(`${key} is there already.`)
}

function pageRepository(pages: Map<string, PostingPage>): PageRepository {
  const kept = () => [...pages.values()].filter((page) => page.deletedAt === null).sort(byId)
  const find = async (id: string) => kept().find((page) => page.id === id) ?? null
  const put = async (page: PostingPage) => {
    const isTaken = kept().some(
      (other) =>
        other.id !== page.id &&
        other.projectId === page.projectId &&
        nameKey(other.name) === nameKey(page.name),
    )
    if (isTaken) return false
    pages.set(page.id, page)
    return true
  }
  return {
    find,
    lock: find,
    many: async (ids) => kept().filter((page) => ids.includes(page.id)),
    byProject: async (projectId) => kept().filter((page) => page.projectId === projectId),
    addIfAbsent: put,
    save: put,
  }
}

function groupRepository({ groups, videos }: State): PostingGroupRepository {
  const all = () => [...groups.values()].sort(byOrder)
  return {
    ofPage: async (pageId) => all().filter((group) => group.pageId === pageId),
    find: async (pageId, groupId) =>
      all().find((group) => group.pageId === pageId && group.id === groupId) ?? null,
    add: async (added) => {
      for (const group of added) {
        const isDouble = all().some(
          (other) => other.pageId === group.pageId && other.sourceGroupId === group.sourceGroupId,
        )
        if (isDouble) throw new Error(`Group ${group.sourceGroupId} is on the page already.`)
        groups.set(group.id, group)
      }
    },
    count: async (pageIds) =>
      counted(
        all().filter((group) => pageIds.includes(group.pageId)),
        (group) => group.pageId,
      ),
    videosOfPage: async (pageId) =>
      [...videos.values()].filter((video) => video.pageId === pageId).sort(byOrder),
    addVideos: async (added) => {
      for (const video of added) {
        const key = `${video.groupId}/${video.videoId}`
        mustBeNew(videos, key)
        videos.set(key, video)
      }
    },
  }
}

function linkRepository(links: Map<string, PostingLink>): LinkRepository {
  const kept = () => [...links.values()].filter((link) => link.removedAt === null)
  return {
    find: async (id) => kept().find((link) => link.id === id) ?? null,
    byProject: async (projectId) => kept().filter((link) => link.projectId === projectId),
    add: async (link) => {
      mustBeNew(links, link.id)
      links.set(link.id, link)
    },
    remove: async (id, at) => {
      const link = links.get(id)
      if (link) links.set(id, { ...link, removedAt: at })
    },
  }
}

function feedbackRepository(feedbacks: Map<string, Feedback>): FeedbackRepository {
  const keyOf = (of: Omit<Feedback, 'value' | 'givenAt'>) =>
    [of.pageId, of.groupId, of.recordId, of.userId].join('/')
  return {
    find: async (of) => feedbacks.get(keyOf(of)) ?? null,
    set: async (feedback) => void feedbacks.set(keyOf(feedback), feedback),
    remove: async (of) => void feedbacks.delete(keyOf(of)),
    ofPage: async (pageId) => [...feedbacks.values()].filter((feedback) => feedback.pageId === pageId),
  }
}

function commentRepository(comments: Map<string, Comment>): CommentRepository {
  const ofPage = (pageId: string) =>
    [...comments.values()].filter((comment) => comment.pageId === pageId).sort(byId)
  return {
    find: async (id) => comments.get(id) ?? null,
    add: async (comment) => {
      mustBeNew(comments, comment.id)
      comments.set(comment.id, comment)
    },
    remove: async (id) => void comments.delete(id),
    ofGroup: async (pageId, groupId) =>
      ofPage(pageId)
        .filter((comment) => comment.groupId === groupId)
        .slice(0, COMMENTS_AT_ONCE),
    count: async (pageId) => counted(ofPage(pageId), (comment) => comment.groupId),
  }
}

/** A store of posting pages that lives as long as the test. */
export const memoryPostingStore = () =>
  memoryUnitOfWork<PostingRepositories, State>(
    {
      pages: new Map(),
      groups: new Map(),
      videos: new Map(),
      links: new Map(),
      feedbacks: new Map(),
      comments: new Map(),
    },
    (state) => ({
      pages: pageRepository(state.pages),
      groups: groupRepository(state),
      links: linkRepository(state.links),
      feedbacks: feedbackRepository(state.feedbacks),
      comments: commentRepository(state.comments),
    }),
  )
