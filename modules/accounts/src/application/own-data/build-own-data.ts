import { messageRequested, type TemplateName } from '@callboard/admin/contract'
import { CLOCK, jobHandler, type NeedsOf, type Outbox, PUBLIC_URL } from '@callboard/core'
import { archiveWorkEnd, isGone, madeReady, nextTry } from '@callboard/review/contract'
import { FILE_ARCHIVES, type MadeContents } from '@callboard/review/queries'
import type { OwnDataArchive } from '../../domain/own-data.ts'
import type { User } from '../../domain/user.ts'
import { buildOwnData, removeOwnData } from '../jobs.ts'
import { ACCOUNTS_STORE } from '../ports/index.ts'
import { CollectedData } from './collected-data.ts'

const NEEDS = {
  store: ACCOUNTS_STORE,
  archives: FILE_ARCHIVES,
  collected: CollectedData,
  publicUrl: PUBLIC_URL,
  clock: CLOCK,
}
type Needs = NeedsOf<typeof NEEDS>

/** A try goes on where the one before ended. */
export const BuildOwnData = jobHandler(buildOwnData, NEEDS, async ({ needs, payload: { archive: id } }) => {
  const archive = await begin(needs, id)
  try {
    if (archive) await finish(needs, archive, await make(needs, archive))
  } catch (error) {
    if (archive?.state === 'failed') await giveUp(needs, archive)
    throw error
  }
  await needs.archives.removeParts(id)
})

/**
 * What has ended or expired goes, with what its tries have left. Its row stays until no try of it runs any more, and counts
 * as asked for until then.
 */
export const RemoveOwnData = jobHandler(removeOwnData, NEEDS, async ({ needs, payload: { archive: id } }) => {
  const now = needs.clock.now()
  const isOver = await needs.store.write(async ({ ownData }) => {
    const archive = await ownData.lock(id)
    if (!archive) return true
    const isWorkOver = archiveWorkEnd(archive) <= now
    if (isWorkOver) await ownData.remove(id)
    return isWorkOver || isGone(archive, now)
  })
  if (isOver) await needs.archives.remove(id)
})

/** Counts the try. @returns null when it is built already, or has ended */
async function begin({ store, archives, clock }: Needs, id: string): Promise<OwnDataArchive | null> {
  const progress = await archives.progress(id)
  const trying = await store.write(async ({ ownData }) => {
    const archive = await ownData.lock(id)
    if (!archive || isGone(archive, clock.now())) return null
    if (archive.state === 'ready') return archive
    const next = nextTry(archive, progress)
    await ownData.save(next)
    return next
  })
  if (!trying) await archives.remove(id)
  return trying?.state === 'ready' ? null : trying
}

const make = (needs: Needs, archive: OwnDataArchive): Promise<MadeContents> =>
  needs.archives.make(
    {
      ...archive,
      title: `Data of your Callboard account, ${archive.createdAt.toISOString()}`,
      collect: () => needs.collected.of(archive.userId),
    },
    (percent) => tell(needs, archive, percent),
  )

/** A try that is not the one that runs any more tells nothing. */
async function tell({ store }: Needs, { id, attempts }: OwnDataArchive, progress: number): Promise<void> {
  await store.write(async ({ ownData }) => {
    const archive = await ownData.lock(id)
    if (archive?.state !== 'building' || archive.attempts !== attempts) return
    await ownData.save({ ...archive, progress })
  })
}

/** Nothing is kept for an account that was deleted while it was made. */
async function finish(needs: Needs, { id }: OwnDataArchive, made: MadeContents): Promise<void> {
  const { store, archives, clock } = needs
  const isKept = await store.write(async ({ ownData, users }, outbox) => {
    const archive = await ownData.lock(id)
    const user = archive && (await users.find(archive.userId))
    const now = clock.now()
    if (!archive || !user || isGone(archive, now)) return false
    if (archive.state === 'ready') return true
    const ready = madeReady({ ...archive, ...made }, now)
    await ownData.save(ready)
    outbox.enqueue(removeOwnData, { archive: id }, { at: ready.expiresAt, key: id })
    mail(needs, outbox, ready, user, 'OWN_DATA_READY')
    return true
  })
  if (!isKept) await archives.remove(id)
}

/** Without this mail the person would wait for ever. */
async function giveUp(needs: Needs, { id, userId }: OwnDataArchive): Promise<void> {
  await needs.archives.remove(id)
  await needs.store.write(async ({ ownData, users }, outbox) => {
    const archive = await ownData.lock(id)
    const user = await users.find(userId)
    if (archive && user) mail(needs, outbox, archive, user, 'OWN_DATA_FAILED')
  })
}

/** Leads to the account page, where the archive is asked for and saved. */
function mail(
  { publicUrl }: Needs,
  outbox: Outbox,
  { id, userId }: OwnDataArchive,
  { email }: User,
  template: TemplateName,
): void {
  outbox.publish(messageRequested, {
    key: `own-data:${id}:${template}`,
    channel: 'email',
    template,
    to: email,
    values: { PROFILE_LINK: `${publicUrl}/profile?tab=account` },
    about: { user_id: userId },
  })
}
