import { accountDeleted } from '@callboard/accounts/contract'
import { CLOCK, eventHandler, type NeedsOf } from '@callboard/core'
import { talentErased, withoutNames } from '@callboard/lobby/contract'
import { ended, isGone, videosErased } from '@callboard/review/contract'
import { VIDEO_ARCHIVES } from '@callboard/review/queries'
import { copiesChanged } from '../../contract/index.ts'
import { addressKey } from '../../domain/recipient.ts'
import { tellViewers } from '../pages/page.ts'
import { tellPicks } from '../picks/tell-picks.ts'
import { POSTING_STORE, type PostingRepositories } from '../ports/index.ts'
import { tellCommented } from '../reactions/giving.ts'

/**
 * The talent is on no page any more, nor what was answered and written about them. Groups of nobody else go; others stay
 * without the name.
 */
export const OnTalentErased = eventHandler(
  talentErased,
  'posting.erase-talent',
  { store: POSTING_STORE },
  async ({ needs, payload: { session_id, records } }) => {
    const ids = records.map(({ record_id }) => record_id)
    const names = records.map(({ name }) => name)
    const isErased = ({ recordId }: { readonly recordId: string }) => ids.includes(recordId)
    const holding = ({ traces }: Pick<PostingRepositories, 'traces'>) =>
      traces.groupsOf(session_id).then((all) => all.filter(({ members }) => members.some(isErased)))
    const pageIds = new Set((await needs.store.read(holding)).map(({ pageId }) => pageId))
    await needs.store.write(async ({ traces, groups, pages }, outbox) => {
      // Before anything is read, so that it is as it is under the locks.
      for (const pageId of [...pageIds].toSorted()) await pages.lock(pageId)
      const meant = await holding({ traces })
      const emptied: string[] = []
      for (const pageId of pageIds) {
        for (const group of meant.filter((one) => one.pageId === pageId)) {
          const members = group.members.filter((member) => !isErased(member))
          if (members.length === 0) {
            await traces.removeGroup(group)
            emptied.push(group.sourceGroupId)
            continue
          }
          await traces.removeAnswersAbout(group, ids)
          await groups.save({ ...group, members, name: withoutNames(group.name, names) })
        }
        tellPicks(outbox, pageId, [{ sessionId: session_id }])
        tellViewers(outbox, pageId)
      }
      await traces.removeSessionAnswersAbout(ids)
      if (emptied.length > 0) outbox.publish(copiesChanged, { session_id, group_ids: emptied })
    })
  },
)

const NEEDS = { store: POSTING_STORE, archives: VIDEO_ARCHIVES, clock: CLOCK }
type Needs = NeedsOf<typeof NEEDS>

/** The archives first: a handler that is killed in between finds their page the next time. */
export const OnVideosErased = eventHandler(
  videosErased,
  'posting.erase-videos',
  NEEDS,
  async ({ needs, payload: { video_ids } }) => {
    const pages = await needs.store.read(({ traces }) => traces.pagesWith(video_ids))
    for (const pageId of pages) await endArchives(needs, pageId, video_ids)
    await needs.store.write(async ({ traces }, outbox) => {
      await traces.removeVideos(video_ids)
      for (const pageId of pages) tellViewers(outbox, pageId)
    })
  },
)

async function endArchives({ store, archives, clock }: Needs, pageId: string, videoIds: readonly string[]) {
  const found = await store.read(({ traces }) => traces.archivesWith(pageId, videoIds))
  for (const id of found) {
    await store.write(async ({ pageArchives }) => {
      const archive = await pageArchives.lock(id)
      const now = clock.now()
      if (archive && !isGone(archive, now)) await pageArchives.save(ended(archive, now))
    })
    await archives.remove(id)
  }
}

/**
 * Answers of the account stay, since they are counted, under no name; what it wrote goes. The same for links that were
 * sent to its address.
 */
export const OnAccountDeleted = eventHandler(
  accountDeleted,
  'posting.forget-account',
  { store: POSTING_STORE, clock: CLOCK },
  async ({ needs, payload: { user_id, email } }) => {
    await needs.store.write(async (repositories, outbox) => {
      const { traces } = repositories
      await tellCommented(repositories, outbox, await traces.removeComments(user_id))
      for (const recipient of await traces.recipientsAt(addressKey(email))) {
        await tellCommented(repositories, outbox, await traces.removeComments(recipient.id))
        await traces.eraseRecipient(recipient.id, needs.clock.now())
      }
    })
  },
)
