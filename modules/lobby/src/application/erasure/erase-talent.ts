import { accountDeleted } from '@callboard/accounts/contract'
import { BLOB_STORE, CLOCK, defineJob, eventHandler, jobHandler, type Outbox, service } from '@callboard/core'
import { Type } from '@sinclair/typebox'
import { recordDeleted, talentErased, talentLeftGroup, withoutNames } from '../../contract/index.ts'
import {
  type CheckInRecord,
  fullName,
  type Group,
  isCurrent,
  keptNames,
  sessionsOf,
  withMembers,
} from '../../domain/index.ts'
import { PhotoFolders } from '../check-in/photo-folders.ts'
import { membersOf } from '../groups/group-members.ts'
import { LobbySignals } from '../line/lobby-signals.ts'
import { LOBBY_STORE, type LobbyRepositories } from '../ports/index.ts'

/** Files that lie in these folders are removed. */
export const removeTalentPhotos = defineJob({
  name: 'lobby.remove-talent-photos',
  queue: 'events',
  payload: Type.Object({ folders: Type.Array(Type.String()) }),
  attempts: 8,
  backoff: 60_000,
  timeout: 600_000,
})

/** A check-in ticket is over by then, so that no photo comes after. */
const ONCE_MORE_MS = 3 * 3_600_000

/** Folders of the check-in page, of photos by staff, and of the check-in that a copied one came of. */
function foldersOf(record: CheckInRecord, folders: PhotoFolders): readonly string[] {
  const own = folders
    .everyOf(record.sessionId)
    .flatMap((folder) => [record.ticketNonce, record.id].map((name) => `${folder}${name}/`))
  const shown = [...record.headshotKeys, record.photoKey ?? '']
    .filter((key) => /^photos\/[^/]+\/[^/]+\/[^/]+$/.test(key))
    .map((key) => key.slice(0, key.lastIndexOf('/') + 1))
  return [...new Set([...own, ...shown])]
}

class TalentErasure extends service({
  store: LOBBY_STORE,
  signals: LobbySignals,
  folders: PhotoFolders,
  clock: CLOCK,
}) {
  /** In one transaction: copies are found by the check-ins that they came of, which name no account afterwards. */
  async run(userId: string): Promise<void> {
    const sessions = await this.needs.store.read(async ({ traces }) =>
      sessionsOf(await traces.recordsOf(userId)),
    )
    await this.needs.store.write(async (repositories, outbox) => {
      for (const session of sessions) await repositories.lockSession(session)
      const records = await repositories.traces.recordsOf(userId)
      if (sessionsOf(records).some((session) => !sessions.includes(session)))
        throw new Error('A group with the talent was copied to another session meanwhile.')
      // None when another process has heard of it first.
      for (const session of sessionsOf(records))
        await this.#inSession(
          repositories,
          outbox,
          session,
          records.filter(({ sessionId }) => sessionId === session),
        )
      await repositories.traces.forgetStaff(userId)
    })
  }

  async #inSession(
    repositories: LobbyRepositories,
    outbox: Outbox,
    sessionId: string,
    records: readonly CheckInRecord[],
  ): Promise<void> {
    const { traces, kept } = repositories
    for (const group of await traces.groupsWith(records.map(({ id }) => id)))
      await this.#leave(repositories, outbox, group, records)
    for (const record of records.filter(({ deletedAt }) => deletedAt === null)) {
      outbox.publish(recordDeleted, { record_id: record.id, session_id: sessionId })
      if (record.copiedFrom === null) this.needs.signals.removed(outbox, record)
    }
    const now = this.needs.clock.now()
    await kept.addAll(keptNames(records, await kept.sheets(), now))
    await traces.erase(records, now)
    this.needs.signals.line(outbox, sessionId)
    outbox.publish(talentErased, {
      session_id: sessionId,
      records: records.map((record) => ({
        record_id: record.id,
        name: fullName(record),
        email: record.email,
        phone: record.phone,
      })),
    })
    const folders = [...new Set(records.flatMap((record) => foldersOf(record, this.needs.folders)))]
    const later = new Date(now.getTime() + ONCE_MORE_MS)
    outbox.enqueue(removeTalentPhotos, { folders })
    outbox.enqueue(removeTalentPhotos, { folders }, { at: later })
  }

  /** A finished group of nobody else goes; the current one stays, empty. */
  async #leave(
    repositories: LobbyRepositories,
    outbox: Outbox,
    group: Group,
    erased: readonly CheckInRecord[],
  ): Promise<void> {
    const gone = new Set(erased.map(({ id }) => id))
    const others = (await membersOf(repositories, group)).filter(({ id }) => !gone.has(id))
    if (!isCurrent(group) && others.length === 0 && group.guests.length === 0)
      return await repositories.traces.removeGroup(group.id)
    const name = withoutNames(group.name, erased.map(fullName))
    const smaller = withMembers({ ...group, name, named: group.named && name !== '' }, others)
    await repositories.groups.save(smaller)
    this.needs.signals.edited(outbox, smaller)
    if (isCurrent(group)) outbox.publish(talentLeftGroup, { group_id: group.id, session_id: group.sessionId })
  }
}

/** The check-ins of the account go, with all that the lobby holds of them, and what the account wrote in chats. */
export const OnAccountDeleted = eventHandler(
  accountDeleted,
  'lobby.erase-talent',
  { erasure: TalentErasure },
  ({ needs, payload: { user_id } }) => needs.erasure.run(user_id),
)

export const RemoveTalentPhotos = jobHandler(
  removeTalentPhotos,
  { blobs: BLOB_STORE },
  async ({ needs, payload: { folders } }) => {
    for (const folder of folders)
      for (const key of await needs.blobs.list(folder)) await needs.blobs.remove(key)
  },
)
