import { createHash } from 'node:crypto'
import {
  type Actor,
  Actor as actors,
  type BlobStore,
  type Clock,
  type ScratchSpace,
  type Sealer,
  type UserType,
} from '@callboard/core'
import {
  callOf,
  manualClock,
  notingStore,
  type OutboxEntry,
  personNamed,
  promisedAs,
  randomIds,
  signedInAs,
} from '@callboard/core/testing'
import { reviewApi } from '../api.ts'
import { ArchiveLinks } from '../application/archive-link.ts'
import { ArchiveVideo } from '../application/archive-video.ts'
import { ArchivesRoomGuard } from '../application/archives-room-guard.ts'
import { AssembleTake } from '../application/assemble-take.ts'
import { BuildArchive } from '../application/build-archive.ts'
import { VideoChanger } from '../application/change-video.ts'
import { CloseAbandonedTake } from '../application/close-abandoned-take.ts'
import { ConfirmPiece } from '../application/confirm-piece.ts'
import { DownloadArchive } from '../application/download-archive.ts'
import { FinishTake } from '../application/finish-take.ts'
import { GetArchive } from '../application/get-archive.ts'
import { GetGroupVideos } from '../application/get-group-videos.ts'
import { GetReview } from '../application/get-review.ts'
import { GroupGate } from '../application/group-gate.ts'
import { LikeVideo } from '../application/like-video.ts'
import { ListArchives } from '../application/list-archives.ts'
import { ListOwnTakes } from '../application/list-own-takes.ts'
import { ListPieces } from '../application/list-pieces.ts'
import { ListTakes } from '../application/list-takes.ts'
import { MarkViewed } from '../application/mark-viewed.ts'
import { OnGroupAnswered } from '../application/on-group-answered.ts'
import { OnGroupFinished } from '../application/on-group-finished.ts'
import { OnGroupsCopied } from '../application/on-groups-copied.ts'
import { OnRecordDeleted } from '../application/on-record-deleted.ts'
import { PieceAddresses } from '../application/piece-addresses.ts'
import type {
  Archiver,
  GroupDirectory,
  GroupFacts,
  MediaTool,
  OnProgress,
  ReviewStore,
  SessionAccess,
  SessionDirectory,
  SessionFacts,
  WorkFiles,
} from '../application/ports/index.ts'
import { TakeRegistrar } from '../application/register-take.ts'
import { RequestArchive } from '../application/request-archive.ts'
import { ReviewViews } from '../application/review-view.ts'
import { SessionGate } from '../application/session-gate.ts'
import { StartTakes } from '../application/start-takes.ts'
import { StopTakes } from '../application/stop-takes.ts'
import { TakeInterrupted } from '../application/take-interrupted.ts'
import { TakeStarted } from '../application/take-started.ts'
import { VideoDirectory } from '../application/video-directory.ts'

/** What the module works with. */
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

const SESSION: SessionFacts = {
  id: 'session',
  name: 'Day one',
  projectId: 'project',
  projectName: 'Spring film',
  projectUri: 'spring-film',
  timeZone: 'America/Los_Angeles',
  roles: ['Lead'],
  castingDirectorIds: ['director'],
  dates: [{ managerIds: ['manager'], lobbyManagerIds: [] }],
}

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
  const blobs = beating(machines.blobs, beat)
  let encode = async (_onProgress: OnProgress) => {}
  const media = beating<MediaTool>(
    {
      probe: (file) => machines.media.probe(file),
      still: (file, seconds, target) => machines.media.still(file, seconds, target),
      async toMp4(file, target, onProgress = () => {}) {
        await encode(onProgress)
        return await machines.media.toMp4(file, target)
      },
    },
    beat,
  )
  let zipped = async (_pieces: number) => {}
  const archiver: Archiver = {
    async *zip(entries, skipped) {
      let pieces = 0
      for await (const piece of machines.archiver.zip(entries, skipped)) {
        await zipped(pieces)
        pieces += 1
        yield piece
      }
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
        firstName: recordId,
        lastName: 'Lee',
        role: 'Lead',
        photoKey: null,
      })),
    },
  }
  const all = () => (group.facts ? [group.facts] : [])
  const groups: GroupDirectory = {
    current: async () => group.facts,
    bySession: async (id) => all().filter((facts) => facts.sessionId === id),
    find: async (id) => all().find((facts) => facts.id === id) ?? null,
  }
  const sessions: SessionDirectory = {
    session: async (id) => (id === SESSION.id ? SESSION : null),
    byProject: async () => [SESSION],
  }
  const access: SessionAccess = {
    audience: async (actor, id) =>
      id === SESSION.id && actor.kind === 'user' && ['director', 'manager'].includes(actor.userId)
        ? 'staff'
        : null,
  }
  const users = {
    byEmail: async (email: string) => {
      const [id] = email.split('@')
      return { id: id ?? '', email, userType: 'session_manager' as const }
    },
  }
  const hasher = { digest: sha256 }

  const store = notingStore(machines.store, promised)
  const views = new ReviewViews(machines.blobs)
  const gate = new SessionGate(sessions, access)
  const groupGate = new GroupGate(groups, gate)
  const links = new ArchiveLinks(machines.sealer, 'https://callboard.test')
  const registrar = new TakeRegistrar(views, randomIds)
  const changer = new VideoChanger(store, gate, views)
  const useCases = [
    new StartTakes(store, gate, groups, clock, randomIds),
    new StopTakes(store, gate, clock),
    new ListTakes(store, gate),
    new ListOwnTakes(store),
    new TakeStarted(store, clock),
    new TakeInterrupted(store, clock),
    new PieceAddresses(store, machines.blobs),
    new ConfirmPiece(store, machines.blobs, clock),
    new ListPieces(store),
    new FinishTake(store, registrar, clock),
    new GetReview(store, gate, sessions, groups, views),
    new GetGroupVideos(store, groupGate, views),
    new LikeVideo(changer),
    new ArchiveVideo(changer),
    new MarkViewed(store, groupGate, views),
    new RequestArchive(store, gate, sessions, users, hasher, clock, randomIds),
    new DownloadArchive(store, machines.blobs, links),
    new GetArchive(store, gate, links, clock),
    new ListArchives(store, gate, links, clock),
  ]

  return {
    ...machines,
    clock,
    promised,
    group,
    session: SESSION.id,
    director: user('director', 'casting_director'),
    manager: user('manager', 'session_manager'),
    stranger: user('stranger', 'casting_director'),
    device: (recordId: string) => actors.talentPage(recordId, SESSION.id),
    system: actors.system('test'),
    assemble: new AssembleTake(store, blobs, machines.scratch, machines.files, media, views, clock),
    close: new CloseAbandonedTake(store, registrar, clock),
    build: new BuildArchive(store, machines.blobs, archiver, groups, sessions, links, clock),
    archivesRoom: new ArchivesRoomGuard(),
    onGroupFinished: new OnGroupFinished(store, clock),
    onRecordDeleted: new OnRecordDeleted(store, clock),
    onGroupsCopied: new OnGroupsCopied(store, views),
    onGroupAnswered: new OnGroupAnswered(store, views),
    videos: new VideoDirectory(store, views),
    /** The process dies before its next call but `calls` of the store of files or the media tool. */
    dieAfter(calls: number): void {
      beatsToLive = calls
    },
    /** `happening` comes between two calls of the job that makes takes playable, after `calls` of them. */
    afterCalls(calls: number, happening: () => Promise<void>): void {
      callsUntilEvent = calls
      event = happening
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
    call: callOf(reviewApi, useCases),
    /** Payloads of what was promised under a name. */
    payloads: (name: string) => promisedAs(promised, name),
  }
}

export type ReviewWorld = Awaited<ReturnType<typeof reviewWorld>>
