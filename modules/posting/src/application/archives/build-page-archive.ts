import { CLOCK, jobHandler, type NeedsOf } from '@callboard/core'
import { SESSION_DIRECTORY } from '@callboard/projects/queries'
import { archiveWorkEnd, ended, isGone, madeReady, nextTry } from '@callboard/review/contract'
import { type MadeContents, VIDEO_ARCHIVES } from '@callboard/review/queries'
import type { PageArchive } from '../../domain/page-archive.ts'
import { buildPageArchive, removePageArchive } from '../jobs.ts'
import { StandingPages } from '../pages/standing-pages.ts'
import { POSTING_STORE } from '../ports/index.ts'
import { PageArchives } from './page-archives.ts'

const NEEDS = {
  store: POSTING_STORE,
  standing: StandingPages,
  pages: PageArchives,
  archives: VIDEO_ARCHIVES,
  projects: SESSION_DIRECTORY,
  clock: CLOCK,
}
type Needs = NeedsOf<typeof NEEDS>

/** A try goes on where the one before ended. */
export const BuildPageArchive = jobHandler(buildPageArchive, NEEDS, async ({ needs, payload }) => {
  const archive = await begin(needs, payload.archive)
  try {
    if (archive) await finish(needs, archive, await make(needs, archive))
  } catch (error) {
    if (archive?.state === 'failed') await needs.archives.removeParts(archive.id)
    throw error
  }
  await needs.archives.removeParts(payload.archive)
})

/** What has expired goes, with what its tries have left; what was not made in its time has ended. */
export const RemovePageArchive = jobHandler(removePageArchive, NEEDS, async ({ needs, payload }) => {
  const now = needs.clock.now()
  const isOver = await needs.store.write(async ({ pageArchives }) => {
    const archive = await pageArchives.lock(payload.archive)
    const isGivenUp = archive?.state === 'building' && archiveWorkEnd(archive) <= now
    if (isGivenUp) await pageArchives.save(ended(archive, now))
    return !archive || isGivenUp || isGone(archive, now)
  })
  if (isOver) await needs.archives.remove(payload.archive)
  else await needs.archives.removeParts(payload.archive)
})

/** Counts the try. @returns null when it is built already, or has ended */
async function begin({ store, archives, clock }: Needs, id: string): Promise<PageArchive | null> {
  const progress = await archives.progress(id)
  return await store.write(async ({ pageArchives }) => {
    const archive = await pageArchives.lock(id)
    if (!archive || archive.state === 'ready' || isGone(archive, clock.now())) return null
    const trying = nextTry(archive, progress)
    await pageArchives.save(trying)
    return trying
  })
}

/** @returns null when the page is not there any more */
async function make(needs: Needs, archive: PageArchive): Promise<MadeContents | null> {
  const page = await needs.store.read(({ pages }) => pages.find(archive.pageId))
  const project = page && (await needs.projects.project(page.projectId))
  if (!page || !project) return null
  const groups = (await needs.standing.groups([page])).get(page.id) ?? []
  const wanted = new Set(archive.videoIds)
  const videos = (await needs.pages.shown(page.id, groups))
    .filter(({ videoId }) => wanted.has(videoId))
    .map(({ videoId, group }) => ({
      id: videoId,
      group: { order: groups.indexOf(group) + 1, members: group.members },
    }))
  return await needs.archives.make(
    { ...archive, title: `${project.name}, ${page.name}`, videos },
    (percent) => tell(needs, archive, percent),
  )
}

/** A try that is not the one that runs any more tells nothing. */
async function tell({ store }: Needs, { id, attempts }: PageArchive, progress: number): Promise<void> {
  await store.write(async ({ pageArchives }) => {
    const archive = await pageArchives.lock(id)
    if (archive?.state !== 'building' || archive.attempts !== attempts) return
    await pageArchives.save({ ...archive, progress })
  })
}

async function finish({ store, archives, clock }: Needs, { id }: PageArchive, made: MadeContents | null) {
  const isKept = await store.write(async ({ pageArchives }, outbox) => {
    const archive = await pageArchives.lock(id)
    const now = clock.now()
    if (!archive || isGone(archive, now)) return false
    if (archive.state === 'ready') return true
    if (made === null) {
      await pageArchives.save(ended(archive, now))
      return false
    }
    const ready = madeReady({ ...archive, ...made }, now)
    await pageArchives.save(ready)
    outbox.enqueue(removePageArchive, { archive: id }, { at: ready.expiresAt, key: id })
    return true
  })
  if (!isKept) await archives.remove(id)
}
