import { USER_DIRECTORY } from '@callboard/accounts/queries'
import { type Actor, BLOB_STORE, CLOCK, IDS, type UserType } from '@callboard/core'
import {
  double,
  manualClock,
  notingStore,
  type OutboxEntry,
  personNamed,
  randomIds,
  signedInAs,
  smallBlobStore,
  wired,
} from '@callboard/core/testing'
import { GROUP_DIRECTORY, type GroupFacts } from '@callboard/lobby/queries'
import { projectSubjects, SESSION_DIRECTORY } from '@callboard/projects/queries'
import { sessionFacts } from '@callboard/projects/testing'
import { VIDEO_DIRECTORY } from '@callboard/review/queries'
import { POSTING_STORE, type PostingStore } from '../application/ports/index.ts'
import { pageRoom } from '../contract/index.ts'
import { postingModule } from '../module.ts'

export const user = (name: string, userType: UserType): Actor =>
  signedInAs(personNamed(name, userType, { id: name }))

const PROJECT = {
  id: 'project',
  name: 'Spring film',
  uri: 'spring-film',
  archived: false,
  brand: { logoKey: null, accent: null },
  castingDirectorIds: ['director'],
}
const SESSION = sessionFacts({ id: 'session', projectId: PROJECT.id, castingDirectorIds: ['director'] })

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
    sessionId: SESSION.id,
    name: `Group ${order}`,
    order,
    isCurrent: false,
    createdAt: clock.now(),
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
  const users = ['director', 'client', 'other-client'].map((id) => ({
    ...personNamed(id, id === 'director' ? 'casting_director' : 'client', { id, lastName: 'Roe' }),
    phone: null,
  }))
  const { call, guardOf } = wired(
    postingModule,
    [
      double(POSTING_STORE, notingStore(store, promised)),
      double(CLOCK, clock),
      double(IDS, randomIds),
      double(BLOB_STORE, smallBlobStore()),
      double(SESSION_DIRECTORY, {
        session: async (id) => (id === SESSION.id ? SESSION : null),
        project: async (id) => (id === PROJECT.id ? PROJECT : null),
        isManager: async () => false,
      }),
      double(GROUP_DIRECTORY, { bySession: async (id) => (id === SESSION.id ? groups : []) }),
      double(USER_DIRECTORY, { many: async (wanted) => users.filter(({ id }) => wanted.includes(id)) }),
      double(VIDEO_DIRECTORY, {
        forGroups: async (_session, ids) =>
          ids.map((groupId) => ({ groupId, videos: [...(videos.get(groupId) ?? [])] })),
        playable: async (ids) =>
          new Map(
            ids.map((id) => [
              id,
              { name: id, url: `https://files/${id}`, thumbnailUrl: null, duration: 1, width: 2, height: 2 },
            ]),
          ),
      }),
    ],
    projectSubjects,
  )

  return {
    clock,
    promised,
    director: user('director', 'casting_director'),
    rival: user('rival', 'casting_director'),
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
    call,
    entry: (actor: Actor, pageId: string) => guardOf(pageRoom).run(actor, { id: pageId }),
  }
}

export type PostingWorld = ReturnType<typeof postingWorld>
