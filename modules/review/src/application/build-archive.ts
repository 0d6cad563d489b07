import { messageRequested } from '@callboard/admin/contract'
import type { Actor, BlobStore, Clock, Sealer } from '@callboard/core'
import type { PayloadOf } from '@callboard/core/http-contract'
import {
  ARCHIVE_ATTEMPTS,
  type Archive,
  archiveExpiry,
  archiveKey,
  contentsText,
  entryNames,
  type LeftOut,
} from '../domain/archive.ts'
import type { Video } from '../domain/video.ts'
import { ARCHIVE_PURPOSE } from './archive-link.ts'
import { type buildArchive, removeArchive } from './jobs.ts'
import type {
  ArchiveEntry,
  Archiver,
  GroupDirectory,
  ReviewStore,
  SessionDirectory,
  SessionFacts,
} from './ports/index.ts'

const CONTENTS = 'contents.txt'
const NOT_READY = 'It is not playable any more.'
const GONE = 'Its file is missing or damaged.'

interface NamedVideo {
  readonly name: string
  readonly video: Video
}

const inZone = (instant: Date, timeZone: string) =>
  new Intl.DateTimeFormat('en-US', {
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
    timeZone,
  }).format(instant)

/** Zips the videos of an archive straight into the store and mails the link. What cannot be read is named in its list. */
export class BuildArchive {
  readonly #store: ReviewStore
  readonly #blobs: BlobStore
  readonly #archiver: Archiver
  readonly #groups: GroupDirectory
  readonly #sessions: SessionDirectory
  readonly #sealer: Sealer
  readonly #clock: Clock
  readonly #publicUrl: string

  constructor(
    store: ReviewStore,
    blobs: BlobStore,
    archiver: Archiver,
    groups: GroupDirectory,
    sessions: SessionDirectory,
    sealer: Sealer,
    clock: Clock,
    publicUrl: string,
  ) {
    this.#store = store
    this.#blobs = blobs
    this.#archiver = archiver
    this.#groups = groups
    this.#sessions = sessions
    this.#sealer = sealer
    this.#clock = clock
    this.#publicUrl = publicUrl
  }

  async run(_actor: Actor, input: PayloadOf<typeof buildArchive>): Promise<void> {
    const archive = await this.#begin(input.archive)
    const session = archive && (await this.#sessions.session(archive.sessionId))
    if (!archive || !session) return
    await this.#finish(archive, session, await this.#zip(archive, session))
  }

  /** Counts the try; the last one is written down as failed before it starts. @returns null when it is built already */
  async #begin(archiveId: string): Promise<Archive | null> {
    return await this.#store.write(async ({ archives }) => {
      const archive = await archives.lock(archiveId)
      if (!archive || archive.state === 'ready') return null
      const attempts = archive.attempts + 1
      const isLast = attempts >= ARCHIVE_ATTEMPTS
      const trying: Archive = isLast
        ? { ...archive, attempts, state: 'failed', reason: 'The archive could not be built.' }
        : { ...archive, attempts }
      await archives.save(trying)
      return trying
    })
  }

  /** @returns how many videos are in it */
  async #zip(archive: Archive, session: SessionFacts): Promise<number> {
    const videos = await this.#store.read((repositories) =>
      repositories.videos.list({ ids: archive.videoIds }),
    )
    const named = await this.#named(archive, videos)
    const leftOut: LeftOut[] = []
    const isIn = ({ name }: NamedVideo) => !leftOut.some((skipped) => skipped.name === name)
    const contents = () => {
      const files = named.filter(isIn).map(({ name }) => name)
      return contentsText(`${session.projectName}, ${session.name}`, files, leftOut)
    }
    const zip = this.#archiver.zip(this.#entries(named, contents), (name, reason) =>
      leftOut.push({ name, reason }),
    )
    await this.#blobs.write(archiveKey(archive.id), zip, 'application/zip')
    return named.filter(isIn).length
  }

  async #named(archive: Archive, videos: readonly Video[]): Promise<NamedVideo[]> {
    const groups = new Map(
      (await this.#groups.bySession(archive.sessionId)).map((group) => [group.id, group]),
    )
    const orderOf = (video: Video) => groups.get(video.groupId)?.order ?? 0
    const sorted = videos.toSorted((a, b) => orderOf(a) - orderOf(b) || a.order - b.order)
    const names = entryNames(
      sorted.map((video) => {
        const members = groups.get(video.groupId)?.members ?? []
        const talents = members.filter(({ recordId }) => video.recordIds.includes(recordId))
        return {
          groupOrder: orderOf(video),
          talentNames:
            talents.length > 0
              ? talents.map(({ firstName, lastName }) => `${firstName} ${lastName}`.trim())
              : [video.talentName],
          takeNumber: video.takeNumber,
        }
      }),
      [CONTENTS],
    )
    return sorted.map((video, index) => ({ video, name: names[index] ?? video.id }))
  }

  /** The list comes last, when it is known what was left out. */
  *#entries(named: readonly NamedVideo[], contents: () => string): Iterable<ArchiveEntry> {
    for (const { name, video } of named) yield { name, open: () => this.#open(video) }
    yield {
      name: CONTENTS,
      open: async () =>
        (async function* () {
          yield new TextEncoder().encode(contents())
        })(),
    }
  }

  async #open(video: Video): Promise<AsyncIterable<Uint8Array>> {
    if (video.state !== 'ready' || video.playableKey === null) throw new Error(NOT_READY)
    const stored = await this.#blobs.info(video.playableKey)
    if (stored?.size !== video.size) throw new Error(GONE)
    return await this.#blobs.read(video.playableKey)
  }

  async #finish(archive: Archive, session: SessionFacts, fileCount: number): Promise<void> {
    await this.#store.write(async ({ archives }, outbox) => {
      const building = await archives.lock(archive.id)
      if (!building || building.state === 'ready') return
      const expiresAt = archiveExpiry(this.#clock.now())
      await archives.save({ ...building, state: 'ready', reason: null, fileCount, expiresAt })
      const secret = this.#sealer.seal(ARCHIVE_PURPOSE, { archive: archive.id }, expiresAt)
      outbox.enqueue(removeArchive, { archive: archive.id }, { at: expiresAt, key: archive.id })
      outbox.publish(messageRequested, {
        key: `archive:${archive.id}`,
        channel: 'email',
        template: 'ARCHIVE_READY',
        to: archive.email,
        values: {
          ARCHIVE_LINK: `${this.#publicUrl}/api/videos/archive/${secret}`,
          PROJECT_NAME: session.projectName,
          FILE_COUNT: String(fileCount),
          EXPIRES: inZone(expiresAt, session.timeZone),
        },
        about: { project_id: session.projectId, session_id: session.id, user_id: archive.requestedBy },
      })
    })
  }
}
