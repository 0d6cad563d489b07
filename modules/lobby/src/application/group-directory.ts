import { type CheckInRecord, type Group, isCurrent } from '../domain/index.ts'
import type { LobbyRepositories, LobbyStore } from './ports/index.ts'

export interface GroupFacts {
  readonly id: string
  readonly sessionId: string
  readonly name: string
  /** 1 for the first of its session */
  readonly order: number
  readonly isCurrent: boolean
  readonly createdAt: Date
  readonly members: readonly {
    readonly recordId: string
    readonly firstName: string
    readonly lastName: string
    readonly role: string
    readonly photoKey: string | null
  }[]
}

function factsOf(group: Group, records: ReadonlyMap<string, CheckInRecord>): GroupFacts {
  const members = group.recordIds.flatMap((id) => records.get(id) ?? [])
  return {
    id: group.id,
    sessionId: group.sessionId,
    name: group.name,
    order: group.number,
    isCurrent: isCurrent(group),
    createdAt: group.createdAt,
    members: members.map(({ id, firstName, lastName, role, photoKey }) => ({
      recordId: id,
      firstName,
      lastName,
      role,
      photoKey,
    })),
  }
}

/** What other modules may know of groups. Whether one may ask is theirs to decide. */
export class GroupDirectory {
  readonly #store: LobbyStore

  constructor(store: LobbyStore) {
    this.#store = store
  }

  /** The group of a session that is not finished. */
  async current(sessionId: string): Promise<GroupFacts | null> {
    return await this.#one(({ groups }) => groups.current(sessionId))
  }

  async find(groupId: string): Promise<GroupFacts | null> {
    return await this.#one(({ groups }) => groups.find(groupId))
  }

  /** In the order in which they were made. */
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
    return await this.#store.read(async (repositories) => {
      const groups = await load(repositories)
      const records = await repositories.records.many(groups.flatMap((group) => group.recordIds))
      const byId = new Map(records.map((record) => [record.id, record]))
      return groups.map((group) => factsOf(group, byId))
    })
  }
}
