import { messageRequested, type TemplateName } from '@callboard/admin/contract'
import { CLOCK, jobHandler, type NeedsOf, type Outbox } from '@callboard/core'
import { GROUP_DIRECTORY } from '@callboard/lobby/queries'
import { SESSION_DIRECTORY, type SessionFacts } from '@callboard/projects/queries'
import { ended, isGone, madeReady, nextTry } from '../../contract/index.ts'
import type { Archive } from '../../domain/archive.ts'
import { inReviewOrder } from '../../domain/group-order.ts'
import type { MadeContents } from '../../queries/index.ts'
import { buildArchive, removeArchive } from '../jobs.ts'
import { REVIEW_STORE } from '../ports/index.ts'
import { inGroups } from './archive-files.ts'
import { ArchiveLinks, saveArchive } from './archive-view.ts'
import { StoredVideoArchives } from './video-archives.ts'

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
  archives: StoredVideoArchives,
  groups: GROUP_DIRECTORY,
  sessions: SESSION_DIRECTORY,
  links: ArchiveLinks,
  clock: CLOCK,
}
type Needs = NeedsOf<typeof NEEDS>

/**
 * Zips the videos of an archive in the store and mails the link. A try goes on where the one before ended. Unreadable
 * videos are named in its list.
 */
export const BuildArchive = jobHandler(buildArchive, NEEDS, async ({ needs, payload }) => {
  const progress = await needs.archives.progress(payload.archive)
  const archive = await begin(needs, payload.archive, progress)
  const session = archive && (await needs.sessions.session(archive.sessionId))
  try {
    if (archive && session) await finish(needs, archive, session, await writeZip(needs, archive, session))
  } catch (error) {
    if (archive?.state !== 'failed' || !session) throw error
    await needs.archives.removeParts(archive.id)
    await mailFailure(needs, archive, session)
    throw error
  }
  await needs.archives.removeParts(payload.archive)
})

/** Counts the try. @returns null when it is built already, or has ended */
async function begin({ store, clock }: Needs, archiveId: string, progress: number): Promise<Archive | null> {
  return await store.write(async (repositories, outbox) => {
    const archive = await repositories.archives.lock(archiveId)
    if (!archive || archive.state === 'ready' || isGone(archive, clock.now())) return null
    const trying = nextTry(archive, progress)
    await saveArchive(repositories, outbox, trying)
    return trying
  })
}

async function writeZip(needs: Needs, archive: Archive, session: SessionFacts): Promise<MadeContents> {
  const { videos, reviews } = await needs.store.read(async (repositories) => ({
    videos: await repositories.videos.list({ ids: archive.videoIds, ever: true }),
    reviews: await repositories.groupReviews.bySession(archive.sessionId),
  }))
  const groups = inReviewOrder(await needs.groups.bySession(archive.sessionId), reviews)
  const title = `${session.projectName}, ${session.name}`
  return await needs.archives.write(archive, title, inGroups(videos, groups), (percent) =>
    tell(needs, archive, percent),
  )
}

/** A try that is not the one that runs any more tells nothing. */
async function tell({ store }: Needs, { id, attempts }: Archive, progress: number): Promise<void> {
  await store.write(async (repositories, outbox) => {
    const archive = await repositories.archives.lock(id)
    if (archive?.state !== 'building' || archive.attempts !== attempts) return
    await saveArchive(repositories, outbox, { ...archive, progress })
  })
}

/** One whose session or requester has gone while it was built is removed, and nobody is mailed. */
async function finish(
  needs: Needs,
  archive: Archive,
  session: SessionFacts,
  zipped: MadeContents,
): Promise<void> {
  const isKept = await needs.store.write(async (repositories, outbox) => {
    const building = await repositories.archives.lock(archive.id)
    const now = needs.clock.now()
    if (!building || isGone(building, now)) return false
    if (building.state === 'ready') return true
    if (!(await needs.sessions.sessionInWrite(archive.sessionId))) {
      await saveArchive(repositories, outbox, ended(building, now))
      return false
    }
    const ready = madeReady({ ...building, ...zipped }, now)
    await saveArchive(repositories, outbox, ready)
    outbox.enqueue(removeArchive, { archive: archive.id }, { at: ready.expiresAt, key: archive.id })
    mail(outbox, ready, session, 'ARCHIVE_READY', {
      ARCHIVE_LINK: needs.links.address(ready, ready.expiresAt),
      FILE_COUNT: String(zipped.fileCount),
      EXPIRES: inZone(ready.expiresAt, session.timeZone),
    })
    return true
  })
  if (!isKept) await needs.archives.remove(archive.id)
}

/** Without this mail the requester would wait for ever. */
async function mailFailure({ store, links }: Needs, archive: Archive, session: SessionFacts): Promise<void> {
  await store.write(async (_repositories, outbox) =>
    mail(outbox, archive, session, 'ARCHIVE_FAILED', { REVIEW_LINK: links.review(session) }),
  )
}
