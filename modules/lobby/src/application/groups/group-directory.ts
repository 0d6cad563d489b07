import { service } from '@callboard/core'
import { type CheckInRecord, type Group, isCurrent } from '../../domain/index.ts'
import type { GroupDirectory, GroupFacts } from '../../queries/index.ts'
import { LOBBY_STORE, type LobbyRepositories } from '../ports/index.ts'

function factsOf(group: Group, records: ReadonlyMap<string, CheckInRecord>): GroupFacts {
  const members = group.recordIds.flatMap((id) => records.get(id) ?? [])
  return {
    id: group.id,
    sessionId: group.sessionId,
    name: group.name,
    order: group.number,
    isCurrent: isCurrent(group),
    createdAt: group.createdAt,
    members: members.map(({ id, email, firstName, lastName, role, photoKey }) => ({
      recordId: id,
      email,
      firstName,
      lastName,
      role,
      photoKey,
    })),
    guests: group.guests.map(({ name }) => name),
  }
}

export class StoredGroupDirectory extends service({ store: LOBBY_STORE }) implements GroupDirectory {
  async current(sessionId: string): Promise<GroupFacts | null> {
    return await this.#one(({ groups }) => groups.current(sessionId))
  }

  async find(groupId: string): Promise<GroupFacts | null> {
    return await this.#one(({ groups }) => groups.find(groupId))
  }

  async bySession(sessionId: string): Promise<readonly GroupFacts[]> {
    return await this.#many(({ groups }) => groups.ofSession(sessionId))
  }

  async #one(load: (repositories: LobbyRepositories) => Promise<Group | null>): Promise<GroupFacts | null> {
    const [facts] = await this.#many(async (repositories) => {
      const group = await load(repositories)
      return group ? [group] : []
    })
    return facts ?? null
  }

  async #many(load: (repositories: LobbyRepositories) => Promise<readonly Group[]>): Promise<GroupFacts[]> {
    return await this.needs.store.read(async (repositories) => {
      const groups = await load(repositories)
      const records = await repositories.records.many(groups.flatMap((group) => group.recordIds))
      const byId = new Map(records.map((record) => [record.id, record]))
      return groups.map((group) => factsOf(group, byId))
    })
  }
}
