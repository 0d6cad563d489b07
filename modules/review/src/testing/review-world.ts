import { createHash } from 'node:crypto'
import { SIGN_IN_DIRECTORY, USER_DIRECTORY } from '@callboard/accounts/queries'
import {
  type Actor,
  Actor as actors,
  BLOB_STORE,
  type BlobStore,
  CLOCK,
  type Clock,
  IDS,
  PICTURES,
  type Pictures,
  PUBLIC_URL,
  SCRATCH_SPACE,
  type ScratchSpace,
  SEALER,
  SECRET_HASHER,
  type Sealer,
  subjectLoader,
  type UserType,
} from '@callboard/core'
import {
  double,
  manualClock,
  notingStore,
  type OutboxEntry,
  personNamed,
  promisedAs,
  randomIds,
  signedInAs,
  wired,
} from '@callboard/core/testing'
import { recordSubject } from '@callboard/lobby/contract'
import { CHECK_IN_TICKETS, GROUP_DIRECTORY, type GroupFacts, GroupLoader } from '@callboard/lobby/queries'
import { aRecord } from '@callboard/lobby/testing'
import { POSTED_COPIES } from '@callboard/posting/queries'
import {
  groundOfSession,
  projectSubjects,
  SESSION_DIRECTORY,
  type SessionFacts,
} from '@callboard/projects/queries'
import { dateFacts, sessionFacts } from '@callboard/projects/testing'
import {
  ARCHIVER,
  type Archiver,
  MEDIA_TOOL,
  type MediaTool,
  type OnProgress,
  REVIEW_STORE,
  type ReviewStore,
  WORK_FILES,
  type WorkFiles,
} from '../application/ports/index.ts'
import { ListTalentVideos } from '../application/videos/list-talent-videos.ts'
import { RemovedMedia } from '../application/videos/removed-media.ts'
import { ReviewViews } from '../application/videos/review-view.ts'
import { StuckVideos } from '../application/videos/stuck-videos.ts'
import { archivesRoom } from '../contract/index.ts'
import { reviewModule } from '../module.ts'
import { SELF_TAPES, VIDEO_DIRECTORY } from '../queries/index.ts'

/** The ports that the module works with. */
export interface ReviewMachines {
  readonly store: ReviewStore
  readonly blobs: BlobStore
  readonly scratch: ScratchSpace
  readonly files: WorkFiles
  readonly media: MediaTool
  readonly archiver: Archiver
  readonly sealer: Sealer
  stop(): Promise<void>
}

/** Waits for `beat` before each call of a method, all of which answer by a promise. */
const beating = <T extends object>(target: T, beat: () => Promise<void>): T =>
  new Proxy(target, {
    get: (_target, name) => {
      const value: unknown = Reflect.get(target, name)
      if (typeof value !== 'function') return value
      return async (...input: unknown[]) => {
        await beat()
        return Reflect.apply(value, target, input)
      }
    },
  })

const user = (name: string, userType: UserType): Actor =>
  signedInAs(personNamed(name, userType, { id: name }))

const SESSION = sessionFacts({
  id: 'session',
  name: 'Day one',
  projectId: 'project',
  projectName: 'Spring film',
  projectUri: 'spring-film',
  roles: ['Lead'],
  castingDirectorIds: ['director'],
  dates: [dateFacts({ managerIds: ['manager'] })],
})

/** A picture of a test is a text that begins so. */
export const pictureNamed = (name: string) => new TextEncoder().encode(`picture ${name}`)

const readable: Pictures['toJpeg'] = async (bytes) =>
  new TextDecoder().decode(bytes).startsWith('picture ') ? { bytes, width: 640, height: 360 } : null
const pictures: Pictures = { toJpeg: readable, toPng: readable }

export const sha256 = (bytes: Uint8Array | string) => createHash('sha256').update(bytes).digest('hex')

/** The review module with one session, whose current group has two members. */
export async function reviewWorld(make: (clock: Clock) => Promise<ReviewMachines>) {
  const clock = manualClock()
  const machines = await make(clock)
  const promised: OutboxEntry[] = []
  let beatsToLive = Number.POSITIVE_INFINITY
  let callsUntilEvent = Number.POSITIVE_INFINITY
  let event = async () => {}
  const beat = async () => {
    callsUntilEvent -= 1
    if (callsUntilEvent === -1) await event()
    beatsToLive -= 1
    if (beatsToLive < 0) throw new Error('The process was killed.')
  }
  let beforeCopy: () => Promise<unknown> = async () => {}
  const readKeys: string[] = []
  const signed = new Map<string, number | undefined>()
  const files: BlobStore = {
    ...machines.blobs,
    async copy(from, to) {
      await beforeCopy()
      await machines.blobs.copy(from, to)
    },
    signGet(key, rights) {
      signed.set(key, rights?.seconds)
      return machines.blobs.signGet(key, rights)
    },
    async read(key, range) {
      readKeys.push(key)
      return await machines.blobs.read(key, range)
    },
  }
  const blobs = beating(files, beat)
  let stillsAreEmpty = false
  let decodes = true
  let encodes = machines.media.encodes
  let encode = async (_onProgress: OnProgress) => {}
  const media = beating<MediaTool>(
    {
      get encodes() {
        return encodes
      },
      probe: (file) => machines.media.probe(file),
      async still(file, seconds, target) {
        if (!decodes) return 'needs_encoder'
        if (!stillsAreEmpty) return await machines.media.still(file, seconds, target)
        await machines.files.write(target, (async function* () {})())
        return 'done'
      },
      async toMp4(file, target, onProgress = () => {}) {
        await encode(onProgress)
        return await machines.media.toMp4(file, target)
      },
    },
    beat,
  )
  let zipped = async (_pieces: number) => {}
  const archiver: Archiver = {
    zip(entries, options) {
      const zip = machines.archiver.zip(entries, options)
      let pieces = 0
      async function* bytes() {
        for await (const piece of zip) {
          await zipped(pieces)
          pieces += 1
          yield piece
        }
      }
      return { progress: () => zip.progress(), [Symbol.asyncIterator]: bytes }
    },
  }
  const group: { facts: GroupFacts | null } = {
    facts: {
      id: 'group',
      sessionId: SESSION.id,
      name: 'Group 1',
      order: 1,
      isCurrent: true,
      createdAt: clock.now(),
      members: ['ann', 'bob'].map((recordId) => ({
        recordId,
        email: `${recordId}@example.com`,
        firstName: recordId,
        lastName: 'Lee',
        role: 'Lead',
        photoKey: null,
      })),
      guests: [],
    },
  }
  let facts: SessionFacts = SESSION
  let isThere = true
  const copiedGroups = new Set<string>()
  const copiedVideos = new Set<string>()
  const accounts = new Map<string, UserType>([
    ['director', 'casting_director'],
    ['manager', 'session_manager'],
  ])
  const endedSignIns = new Set<string>()
  const more: GroupFacts[] = []
  const all = () => [...(group.facts ? [group.facts] : []), ...more]
  const store = notingStore(machines.store, promised)
  const ports = [
    double(REVIEW_STORE, store),
    double(CLOCK, clock),
    double(IDS, randomIds),
    double(PICTURES, pictures),
    double(SCRATCH_SPACE, machines.scratch),
    double(WORK_FILES, machines.files),
    double(ARCHIVER, archiver),
    double(SEALER, machines.sealer),
    double(SECRET_HASHER, { digest: sha256 }),
    double(PUBLIC_URL, 'https://callboard.test'),
    double(SESSION_DIRECTORY, {
      session: async (id) => (isThere && id === facts.id ? facts : null),
      sessionInWrite: async (id) => (isThere && id === facts.id ? facts : null),
      byProject: async () => [facts],
    }),
    double(POSTED_COPIES, {
      copiedInWrite: async (ids) => new Set(ids.filter((id) => copiedGroups.has(id))),
      copiedVideos: async (ids) => new Set(ids.filter((id) => copiedVideos.has(id))),
    }),
    double(GROUP_DIRECTORY, {
      current: async () => group.facts,
      bySession: async (id) => all().filter((facts) => facts.sessionId === id),
      find: async (id) => all().find((facts) => facts.id === id) ?? null,
    }),
    double(CHECK_IN_TICKETS, {
      open: (nonce) => ({ sessionId: SESSION.id, dayId: SESSION.dates[0]!.id, nonce }),
    }),
    double(SIGN_IN_DIRECTORY, {
      live: async (ids) => new Set(ids.filter((id) => !endedSignIns.has(id))),
    }),
    double(USER_DIRECTORY, {
      many: async (ids) =>
        ids.flatMap((id) => {
          const userType = accounts.get(id)
          return userType ? [{ ...personNamed(id, userType, { id }), phone: null }] : []
        }),
      find: async (id) => {
        const userType = accounts.get(id)
        return userType ? { ...personNamed(id, userType, { id }), phone: null } : null
      },
      byEmail: async (email) => ({
        ...personNamed('', 'session_manager', { id: email.split('@')[0] ?? '', email }),
        phone: null,
      }),
    }),
  ]
  const RecordLoader = subjectLoader(recordSubject, {}, async ({ ids: { id } }) => {
    const isThere = all().some(({ members }) => members.some(({ recordId }) => recordId === id))
    if (!isThere) return null
    return {
      subject: { record: aRecord({ id, sessionId: SESSION.id }), session: facts },
      ground: groundOfSession(facts),
    }
  })
  const subjects = [...projectSubjects, GroupLoader, RecordLoader]
  const { call, work, get, guardOf, query } = wired(
    reviewModule,
    [...ports, double(BLOB_STORE, files), double(MEDIA_TOOL, media)],
    subjects,
  )
  // The job that makes takes playable works with files and a media tool that can die under it.
  const mortal = wired(
    reviewModule,
    [...ports, double(BLOB_STORE, blobs), double(MEDIA_TOOL, media), double(ReviewViews, get(ReviewViews))],
    subjects,
  )

  return {
    ...machines,
    clock,
    promised,
    group,
    /** Another group of the session. */
    addGroup(id: string, members: GroupFacts['members'] = []): void {
      const facts = {
        sessionId: SESSION.id,
        isCurrent: false,
        createdAt: clock.now(),
        members,
        guests: [],
      }
      more.push({ ...facts, id, name: id, order: all().length + 1 })
    },
    session: SESSION.id,
    sessionFacts: () => facts,
    changeSession: (changes: Partial<SessionFacts>) => {
      facts = { ...facts, ...changes }
    },
    /** The session is deleted, or there again. */
    sessionIsThere: (is: boolean) => {
      isThere = is
    },
    /** Ids of what is on posting pages. */
    copiedGroups,
    copiedVideos,
    removedMedia: get(RemovedMedia),
    /** Types of the accounts that there are, by id. */
    accounts,
    /** Ids of sign-ins that are over. */
    endedSignIns,
    director: user('director', 'casting_director'),
    manager: user('manager', 'session_manager'),
    stranger: user('stranger', 'casting_director'),
    device: (recordId: string) => actors.talentPage(recordId, SESSION.id),
    /** Does a job under which the files and the media tool can die. */
    mortalWork: mortal.work,
    stuck: get(StuckVideos),
    tapes: query(SELF_TAPES),
    archivesRoom: guardOf(archivesRoom),
    videos: query(VIDEO_DIRECTORY),
    talentVideos: get(ListTalentVideos),
    /** The process dies before its next call but `calls` of the store of files or the media tool. */
    dieAfter(calls: number): void {
      beatsToLive = calls
    },
    /** `happening` comes between two calls of the job that makes takes playable, after `calls` of them. */
    afterCalls(calls: number, happening: () => Promise<void>): void {
      callsUntilEvent = calls
      event = happening
    },
    /** Comes each time before the store of files copies one. */
    beforeCopy(happening: () => Promise<unknown>): void {
      beforeCopy = happening
    },
    /** Keys of the files that were read, in order. */
    readKeys,
    /** Key → for how many seconds its last address is good. */
    signed,
    stillsAreEmpty(): void {
      stillsAreEmpty = true
    },
    /** The install takes no pictures out of videos. */
    cannotDecode(): void {
      decodes = false
    },
    /** The install has got an encoder. */
    gotEncoder(): void {
      encodes = true
    },
    /** How the media tool gets on, each time it makes an MP4. */
    whileEncoding(happening: (onProgress: OnProgress) => Promise<void>): void {
      encode = happening
    },
    /** Comes before each piece that the archiver gives, after so many others. */
    whileZipping(happening: (pieces: number) => Promise<void>): void {
      zipped = happening
    },
    live(): void {
      beatsToLive = Number.POSITIVE_INFINITY
    },
    call,
    work,
    /** Payloads of the promises under a name. */
    payloads: (name: string) => promisedAs(promised, name),
  }
}

export type ReviewWorld = Awaited<ReturnType<typeof reviewWorld>>
