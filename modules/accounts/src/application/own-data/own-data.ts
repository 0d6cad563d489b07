import { broken, CLOCK, holdOn, IDS, missing, type Outbox, subjectLoader, useCase } from '@callboard/core'
import { archiveWorkEnd, ended, isGone } from '@callboard/review/contract'
import { FILE_ARCHIVES } from '@callboard/review/queries'
import {
  downloadOwnData,
  getOwnData,
  MOST_OWN_DATA_ASKED,
  type OwnDataView,
  ownDataSubject,
  requestOwnData,
} from '../../contract/index.ts'
import { dayBefore, type OwnDataArchive } from '../../domain/own-data.ts'
import { buildOwnData, removeOwnData } from '../jobs.ts'
import { ACCOUNTS_STORE, type AccountsRepositories } from '../ports/index.ts'

const viewOf = (archive: OwnDataArchive): OwnDataView => ({
  _id: archive.id,
  state: archive.state,
  progress: archive.progress,
  reason: archive.reason,
  file_count: archive.fileCount,
  left_out_count: archive.leftOutCount,
  created_at: archive.createdAt.toISOString(),
  expires_at: archive.expiresAt?.toISOString() ?? null,
})

const newArchive = (id: string, userId: string, createdAt: Date): OwnDataArchive => ({
  id,
  userId,
  state: 'building',
  reason: null,
  progress: 0,
  fileCount: 0,
  leftOutCount: 0,
  attempts: 0,
  createdAt,
  expiresAt: null,
})

/** One archive of an account is there at a time: a new one ends those of before. */
export const RequestOwnData = useCase(
  requestOwnData,
  { store: ACCOUNTS_STORE, clock: CLOCK, ids: IDS },
  async ({ needs, input: { id: userId } }) => {
    const now = needs.clock.now()
    return await needs.store.write(async (repositories, outbox) => {
      if (!(await repositories.users.lock(userId))) throw missing('The account')
      const before = await repositories.ownData.ofUser(userId)
      const building = before.find(({ state }) => state === 'building')
      if (building) return outbox.answer(viewOf(building))
      if (before.filter(({ createdAt }) => createdAt > dayBefore(now)).length >= MOST_OWN_DATA_ASKED)
        throw broken(
          'too_many_own_data',
          `Your data can be asked for ${MOST_OWN_DATA_ASKED} times a day. Ask again tomorrow.`,
        )
      for (const archive of before) if (!isGone(archive, now)) await end(repositories, outbox, archive, now)
      const archive = newArchive(needs.ids.next(), userId, now)
      await repositories.ownData.add(archive)
      outbox.enqueue(buildOwnData, { archive: archive.id }, { key: archive.id })
      const workEnd = { at: archiveWorkEnd(archive), key: `${archive.id}:work` }
      outbox.enqueue(removeOwnData, { archive: archive.id }, workEnd)
      return outbox.answer(viewOf(archive))
    })
  },
)

/** The row stays until no try runs any more: it counts as asked for. */
async function end(
  { ownData }: Pick<AccountsRepositories, 'ownData'>,
  outbox: Outbox,
  archive: OwnDataArchive,
  now: Date,
): Promise<void> {
  await ownData.save(ended(archive, now))
  outbox.enqueue(removeOwnData, { archive: archive.id }, { key: `${archive.id}:ended` })
}

export const GetOwnData = useCase(
  getOwnData,
  { store: ACCOUNTS_STORE, clock: CLOCK },
  async ({ needs, input: { id } }) => {
    const [newest] = await needs.store.read(({ ownData }) => ownData.ofUser(id))
    return { own_data: newest && !isGone(newest, needs.clock.now()) ? viewOf(newest) : null }
  },
)

export const DownloadOwnData = useCase(
  downloadOwnData,
  { archives: FILE_ARCHIVES },
  async ({ needs, subject: { archive } }) => {
    const name = `callboard-data-${archive.createdAt.toISOString().slice(0, 10)}`
    return { url: needs.archives.address(archive.id, name, holdOn(ownDataSubject, { id: archive.id })) }
  },
)

/** There only while it can be saved. */
export const OwnDataLoader = subjectLoader(
  ownDataSubject,
  { store: ACCOUNTS_STORE, clock: CLOCK },
  async ({ needs, ids }) => {
    const archive = await needs.store.read(({ ownData }) => ownData.find(ids.id))
    if (archive?.state !== 'ready' || isGone(archive, needs.clock.now())) return null
    return { subject: { archive }, ground: { userId: archive.userId } }
  },
)
