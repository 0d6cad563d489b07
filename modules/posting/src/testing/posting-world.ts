import { randomBytes, randomUUID } from 'node:crypto'
import {
  type Actor,
  Actor as actors,
  type BlobStore,
  missing,
  type UnitOfWork,
  type UseCase,
  type UserType,
} from '@callboard/core'
import type { Endpoint, InputOf, ReplyOf } from '@callboard/core/http-contract'
import { manualClock, OutboxEntries, type OutboxEntry } from '@callboard/core/testing'
import { postingApi } from '../api.ts'
import { AddComment } from '../application/add-comment.ts'
import { AddLink } from '../application/add-link.ts'
import { CopyToPage } from '../application/copy-to-page.ts'
import { CreatePage } from '../application/create-page.ts'
import { DeleteComment } from '../application/delete-comment.ts'
import { DeletePage } from '../application/delete-page.ts'
import { GetLink } from '../application/get-link.ts'
import { GetPage } from '../application/get-page.ts'
import { GiveFeedback } from '../application/give-feedback.ts'
import { GuardPageRoom } from '../application/guard-page-room.ts'
import { ListComments } from '../application/list-comments.ts'
import { ListPageFeedbacks } from '../application/list-page-feedbacks.ts'
import { ListPostings } from '../application/list-postings.ts'
import { PageAccess } from '../application/page-access.ts'
import { PageEditor } from '../application/page-editor.ts'
import type {
  GroupFacts,
  PostingRepositories,
  SessionAccess,
  SessionDirectory,
  VideoDirectory,
} from '../application/ports/index.ts'
import { ProjectGate } from '../application/project-gate.ts'
import { RemoveLink } from '../application/remove-link.ts'
import { RenamePage } from '../application/rename-page.ts'

const ids = { next: () => randomUUID(), secret: () => randomBytes(32).toString('base64url') }

const noFile = async () => {
  throw missing('This file')
}
/** Only addresses are asked of it. */
const blobs: BlobStore = {
  write: noFile,
  read: noFile,
  info: async () => null,
  remove: async () => {},
  list: async () => [],
  signGet: (key) => `https://files/${key}`,
  signPut: (key) => `https://files/${key}`,
}

export interface PostingHarness {
  readonly store: UnitOfWork<PostingRepositories>
  stop(): Promise<void>
}

/** Commits to the store under test and remembers what was promised. */
function watched(
  store: UnitOfWork<PostingRepositories>,
  promised: OutboxEntry[],
): UnitOfWork<PostingRepositories> {
  return {
    read: (work) => store.read(work),
    write: async (work) => {
      let outbox = new OutboxEntries()
      const result = await store.write((repositories) => {
        outbox = new OutboxEntries()
        return work(repositories, outbox)
      })
      promised.push(...outbox.entries)
      return result
    },
  }
}

export const user = (userId: string, userType: UserType): Actor =>
  actors.user({
    userId,
    email: `${userId}@example.com`,
    name: userId,
    userType,
    signInId: `sign-in-${userId}`,
  })

const PROJECT = { id: 'project', name: 'Spring film', uri: 'spring-film' }
const SESSION = { id: 'session', projectId: PROJECT.id }

interface SourceVideo {
  readonly id: string
  liked: boolean
  archived: boolean
  order: number
}

/** The posting module with one project, its session and two groups around it. */
export function postingWorld(store: UnitOfWork<PostingRepositories>) {
  const promised: OutboxEntry[] = []
  const clock = manualClock()
  const groups: GroupFacts[] = [1, 2].map((order) => ({
    id: `group-${order}`,
    name: `Group ${order}`,
    order,
    members: [
      {
        recordId: `record-${order}`,
        firstName: 'Ann',
        lastName: `Lee ${order}`,
        role: 'Lead',
        photoKey: 'p/1.jpg',
      },
    ],
  }))
  const videos = new Map<string, SourceVideo[]>(groups.map(({ id }) => [id, []]))
  const isStaff = (actor: Actor) => actor.kind === 'user' && actor.userId === 'director'
  const access: SessionAccess = {
    audience: async (actor, sessionId) => (isStaff(actor) && sessionId === SESSION.id ? 'staff' : null),
    runsProject: async (actor, projectId) => isStaff(actor) && projectId === PROJECT.id,
  }
  const videoDirectory: VideoDirectory = {
    forGroups: async (_session, ids) =>
      ids.map((groupId) => ({ groupId, videos: [...(videos.get(groupId) ?? [])] })),
    playable: async (ids) =>
      new Map(
        ids.map((id) => [
          id,
          { name: id, url: `https://files/${id}`, thumbnailUrl: null, duration: 1, width: 2, height: 2 },
        ]),
      ),
  }
  const users = ['director', 'client', 'other-client'].map((id) => ({ id, firstName: id, lastName: 'Roe' }))

  const sessions: SessionDirectory = {
    session: async (id) => (id === SESSION.id ? SESSION : null),
    project: async (id) => (id === PROJECT.id ? PROJECT : null),
  }
  const groupDirectory = { bySession: async (id: string) => (id === SESSION.id ? groups : []) }
  const userDirectory = {
    many: async (wanted: readonly string[]) => users.filter(({ id }) => wanted.includes(id)),
  }
  const desk = watched(store, promised)
  const gate = new ProjectGate(access, sessions)
  const pageAccess = new PageAccess(gate)
  const editor = new PageEditor(desk, gate)
  const guard = new GuardPageRoom(desk, gate)
  const useCases = [
    new ListPostings(desk, gate),
    new CreatePage(desk, gate, clock, ids),
    new RenamePage(editor),
    new DeletePage(editor, clock),
    new CopyToPage(desk, access, sessions, groupDirectory, videoDirectory, clock, ids),
    new AddLink(desk, gate, clock, ids),
    new RemoveLink(desk, gate, clock),
    new GetLink(desk, gate),
    new GetPage(desk, pageAccess, gate, videoDirectory, userDirectory, blobs),
    new GiveFeedback(desk, pageAccess, userDirectory, clock),
    new ListPageFeedbacks(desk, pageAccess, userDirectory),
    new AddComment(desk, pageAccess, userDirectory, clock, ids),
    new ListComments(desk, pageAccess, userDirectory),
    new DeleteComment(desk),
  ]

  return {
    clock,
    promised,
    director: user('director', 'casting_director'),
    client: user('client', 'client'),
    project: PROJECT.id,
    session: SESSION.id,
    /** Puts a video in a group of the session. */
    addVideo(groupId: string, id: string, fields: Partial<SourceVideo> = {}): SourceVideo {
      const own = videos.get(groupId) ?? []
      const video = { id, liked: false, archived: false, order: own.length + 1, ...fields }
      videos.set(groupId, [...own, video])
      return video
    },
    call<E extends Endpoint>(endpoint: E, actor: Actor, input: InputOf<E>): Promise<ReplyOf<E>> {
      const serving = postingApi.find((other) => other.endpoint.name === endpoint.name)
      const useCase = useCases.find((other) => serving && other instanceof serving.useCase)
      if (!useCase) throw new Error(`${endpoint.name} is not served.`)
      return (useCase as unknown as UseCase<InputOf<E>, ReplyOf<E>>).run(actor, input)
    },
    audience: (actor: Actor, pageId: string) => guard.run(actor, { id: pageId }),
  }
}

export type PostingWorld = ReturnType<typeof postingWorld>
