import type { Actor, UserType } from '@callboard/core'
import {
  callOf,
  manualClock,
  notingStore,
  type OutboxEntry,
  personNamed,
  randomIds,
  signedInAs,
  smallBlobStore,
} from '@callboard/core/testing'
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
import { ListComments } from '../application/list-comments.ts'
import { ListPageFeedbacks } from '../application/list-page-feedbacks.ts'
import { ListPostings } from '../application/list-postings.ts'
import { PageAccess } from '../application/page-access.ts'
import { PageEditor } from '../application/page-editor.ts'
import { PageRoomGuard } from '../application/page-room-guard.ts'
import type {
  GroupFacts,
  PostingStore,
  SessionAccess,
  SessionDirectory,
  VideoDirectory,
} from '../application/ports/index.ts'
import { ProjectGate } from '../application/project-gate.ts'
import { RemoveLink } from '../application/remove-link.ts'
import { RenamePage } from '../application/rename-page.ts'

export const user = (name: string, userType: UserType): Actor =>
  signedInAs(personNamed(name, userType, { id: name }))

const PROJECT = { id: 'project', name: 'Spring film', uri: 'spring-film' }
const SESSION = { id: 'session', projectId: PROJECT.id }

interface SourceVideo {
  readonly id: string
  liked: boolean
  archived: boolean
  order: number
}

/** The posting module with one project, its session and two groups around it. */
export function postingWorld(store: PostingStore) {
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
  const desk = notingStore(store, promised)
  const gate = new ProjectGate(sessions, access)
  const pageAccess = new PageAccess(gate)
  const editor = new PageEditor(desk, gate)
  const guard = new PageRoomGuard(desk, gate)
  const useCases = [
    new ListPostings(desk, gate),
    new CreatePage(desk, gate, clock, randomIds),
    new RenamePage(editor),
    new DeletePage(editor, clock),
    new CopyToPage(desk, sessions, access, groupDirectory, videoDirectory, clock, randomIds),
    new AddLink(desk, gate, clock, randomIds),
    new RemoveLink(desk, gate, clock),
    new GetLink(desk, gate),
    new GetPage(desk, pageAccess, gate, videoDirectory, userDirectory, smallBlobStore()),
    new GiveFeedback(desk, pageAccess, userDirectory, clock),
    new ListPageFeedbacks(desk, pageAccess, userDirectory),
    new AddComment(desk, pageAccess, userDirectory, clock, randomIds),
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
    call: callOf(postingApi, useCases),
    entry: (actor: Actor, pageId: string) => guard.run(actor, { id: pageId }),
  }
}

export type PostingWorld = ReturnType<typeof postingWorld>
