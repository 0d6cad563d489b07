import { messageRequested, type TemplateName } from '@callboard/admin/contract'
import { BLOB_STORE, CLOCK, jobHandler, type NeedsOf, type Outbox } from '@callboard/core'
import { GROUP_DIRECTORY } from '@callboard/lobby/queries'
import { SESSION_DIRECTORY, type SessionFacts } from '@callboard/projects/queries'
import {
  type Archive,
  archiveExpiry,
  archiveKey,
  contentsText,
  ended,
  isGone,
  type LeftOut,
  nextTry,
} from '../../domain/archive.ts'
import { inReviewOrder } from '../../domain/group-order.ts'
import type { Video } from '../../domain/video.ts'
import { buildArchive, removeArchive } from '../jobs.ts'
import { ARCHIVER, type ArchiveEntry, REVIEW_STORE } from '../ports/index.ts'
import { ProgressTeller } from '../videos/progress-teller.ts'
import { counted, type NamedVideo, namedVideos } from './archive-files.ts'
import { ArchiveLinks, saveArchive } from './archive-view.ts'

const CONTENTS = 'contents.txt'
const NOT_READY = 'It is not playable any more.'
const GONE = 'Its file is missing or damaged.'

/** Counts of the files that a try has put into the archive. */
interface Zipped {
  readonly fileCount: number
  readonly leftOutCount: number
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

/** Mails the recipient of the archive: once that it is ready, and once that it failed, which a later try may mend. */
function mail(
  outbox: Outbox,
  archive: Archive,
  session: SessionFacts,
  template: TemplateName,
  values: Readonly<Record<string, string>>,
): void {
  outbox.publish(messageRequested, {
    key: `archive:${archive.id}:${template}`,
    channel: 'email',
    template,
    to: archive.email,
    values: { PROJECT_NAME: session.projectName, ...values },
    about: { project_id: session.projectId, session_id: session.id, user_id: archive.requestedBy },
  })
}

const NEEDS = {
  store: REVIEW_STORE,
  blobs: BLOB_STORE,
  archiver: ARCHIVER,
  groups: GROUP_DIRECTORY,
  sessions: SESSION_DIRECTORY,
  links: ArchiveLinks,
  clock: CLOCK,
}
type Needs = NeedsOf<typeof NEEDS>

/**
 * Zips the videos of an archive straight into the store and mails the link. Unreadable videos are named in its list.
 */
export const BuildArchive = jobHandler(buildArchive, NEEDS, async ({ needs, payload }) => {
  const archive = await begin(needs, payload.archive)
  const session = archive && (await needs.sessions.session(archive.sessionId))
  if (!archive || !session) return
  try {
    await finish(needs, archive, session, await writeZip(needs, archive, session))
  } catch (error) {
    if (archive.state === 'failed') await mailFailure(needs, archive, session)
    throw error
  }
})

/** Counts the try. @returns null when it is built already, or has ended */
async function begin({ store, clock }: Needs, archiveId: string): Promise<Archive | null> {
  return await store.write(async (repositories, outbox) => {
    const archive = await repositories.archives.lock(archiveId)
    if (!archive || archive.state === 'ready' || isGone(archive, clock.now())) return null
    const trying = nextTry(archive)
    await saveArchive(repositories, outbox, trying)
    return trying
  })
}

async function writeZip(needs: Needs, archive: Archive, session: SessionFacts): Promise<Zipped> {
  const { videos, reviews } = await needs.store.read(async (repositories) => ({
    videos: await repositories.videos.list({ ids: archive.videoIds, ever: true }),
    reviews: await repositories.groupReviews.bySession(archive.sessionId),
  }))
  const groups = inReviewOrder(await needs.groups.bySession(archive.sessionId), reviews)
  const named = namedVideos(videos, groups, [CONTENTS])
  const leftOut: LeftOut[] = []
  const isIn = ({ name }: NamedVideo) => !leftOut.some((skipped) => skipped.name === name)
  const contents = () => {
    const files = named.filter(isIn).map(({ name }) => name)
    return contentsText(`${session.projectName}, ${session.name}`, files, leftOut)
  }
  let total = named.reduce((sum, { video }) => sum + video.size, 0)
  const zip = needs.archiver.zip(entries(needs, named, contents), (name, reason) => {
    leftOut.push({ name, reason })
    total -= named.find((skipped) => skipped.name === name)?.video.size ?? 0
  })
  const progress = new ProgressTeller(needs.clock, (percent) => tell(needs, archive, percent))
  const told = counted(zip, (bytes) => progress.reached(bytes / Math.max(1, total)))
  await needs.blobs.write(archiveKey(archive.id), told, 'application/zip')
  return { fileCount: named.filter(isIn).length, leftOutCount: leftOut.length }
}

/** A try that is not the one that runs any more tells nothing. */
async function tell({ store }: Needs, { id, attempts }: Archive, progress: number): Promise<void> {
  await store.write(async (repositories, outbox) => {
    const archive = await repositories.archives.lock(id)
    if (archive?.state !== 'building' || archive.attempts !== attempts) return
    await saveArchive(repositories, outbox, { ...archive, progress })
  })
}

/** The list comes last, when all left-out videos are known. */
function* entries(
  needs: Needs,
  named: readonly NamedVideo[],
  contents: () => string,
): Iterable<ArchiveEntry> {
  for (const { name, video } of named) yield { name, open: () => open(needs, video) }
  yield {
    name: CONTENTS,
    open: async () =>
      (async function* () {
        yield new TextEncoder().encode(contents())
      })(),
  }
}

async function open({ blobs }: Needs, video: Video): Promise<AsyncIterable<Uint8Array>> {
  if (video.state !== 'ready' || video.playableKey === null || video.deletedAt !== null)
    throw new Error(NOT_READY)
  const stored = await blobs.info(video.playableKey)
  if (stored?.size !== video.size) throw new Error(GONE)
  return await blobs.read(video.playableKey)
}

/** One whose session or requester has gone while it was built is removed, and nobody is mailed. */
async function finish(needs: Needs, archive: Archive, session: SessionFacts, zipped: Zipped): Promise<void> {
  const isKept = await needs.store.write(async (repositories, outbox) => {
    const building = await repositories.archives.lock(archive.id)
    const now = needs.clock.now()
    if (!building || isGone(building, now)) return false
    if (building.state === 'ready') return true
    if (!(await needs.sessions.sessionInWrite(archive.sessionId))) {
      await saveArchive(repositories, outbox, ended(building, now))
      return false
    }
    const expiresAt = archiveExpiry(now)
    const ready: Archive = {
      ...building,
      ...zipped,
      state: 'ready',
      reason: null,
      progress: 100,
      expiresAt,
    }
    await saveArchive(repositories, outbox, ready)
    outbox.enqueue(removeArchive, { archive: archive.id }, { at: expiresAt, key: archive.id })
    mail(outbox, ready, session, 'ARCHIVE_READY', {
      ARCHIVE_LINK: needs.links.to(ready, expiresAt),
      FILE_COUNT: String(zipped.fileCount),
      EXPIRES: inZone(expiresAt, session.timeZone),
    })
    return true
  })
  if (!isKept) await needs.blobs.remove(archiveKey(archive.id))
}

/** Without this mail the requester would wait for ever. */
async function mailFailure({ store, links }: Needs, archive: Archive, session: SessionFacts): Promise<void> {
  await store.write(async (_repositories, outbox) =>
    mail(outbox, archive, session, 'ARCHIVE_FAILED', { REVIEW_LINK: links.review(session) }),
  )
}
