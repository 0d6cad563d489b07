import type { OutboxEntry } from '@callboard/core/testing'
import {
  type CallIn,
  type CheckInPhoto,
  type CheckInRecord,
  type Group,
  isInLine,
  type LobbyRepositories,
} from '@callboard/lobby'
import { type MemoryUnitOfWork, memoryUnitOfWork } from '../memory-unit-of-work.ts'

interface MemoryLobby {
  readonly records: Map<string, { record: CheckInRecord; person: string }>
  readonly pageKeys: Map<string, string>
  readonly photos: Map<string, { photo: CheckInPhoto; isGivenUp: boolean }>
  readonly groups: Map<string, Group>
  readonly calls: CallIn[]
}

const recordsOf = ({ records }: MemoryLobby): LobbyRepositories['records'] => {
  const all = () => [...records.values()].map(({ record }) => record)
  const live = () => [...records.values()].filter(({ record }) => record.deletedAt === null)
  return {
    find: async (id) => records.get(id)?.record ?? null,
    many: async (ids) => all().filter((record) => ids.includes(record.id)),
    byTicket: async (nonce) => all().find((record) => record.ticketNonce === nonce) ?? null,
    byPerson: async (person) => live().find((entry) => entry.person === person)?.record ?? null,
    ofSession: async (sessionId, dayId) =>
      live()
        .map(({ record }) => record)
        .filter((record) => record.sessionId === sessionId && (dayId ?? record.dayId) === record.dayId),
    inLine: async (dayId) => all().filter((record) => record.dayId === dayId && isInLine(record)),
    async add(record, person) {
      const isTwice =
        all().some((other) => other.ticketNonce === record.ticketNonce) ||
        live().some((other) => other.person === person)
      if (!isTwice) records.set(record.id, { record, person })
      return !isTwice
    },
    async save(record) {
      const stored = records.get(record.id)
      if (stored?.record.version !== record.version - 1) {
        throw new Error(`Check-in ${record.id} was changed outside its session's lock.`)
      }
      records.set(record.id, { ...stored, record })
    },
  }
}

const groupsOf = ({ groups }: MemoryLobby): LobbyRepositories['groups'] => {
  const ofSession = (sessionId: string) =>
    [...groups.values()].filter((group) => group.sessionId === sessionId).sort((a, b) => a.number - b.number)
  const currentOf = (sessionId: string) => ofSession(sessionId).find((group) => group.finishedAt === null)
  return {
    find: async (id) => groups.get(id) ?? null,
    current: async (sessionId) => currentOf(sessionId) ?? null,
    ofSession: async (sessionId) => ofSession(sessionId),
    lastNumber: async (sessionId) => ofSession(sessionId).at(-1)?.number ?? 0,
    async save(group) {
      const current = currentOf(group.sessionId)
      if (group.finishedAt === null && current && current.id !== group.id) {
        throw new Error('This session has a current group already.')
      }
      groups.set(group.id, group)
    },
  }
}

const photosOf = ({ photos }: MemoryLobby): LobbyRepositories['photos'] => ({
  async claim(photo, most) {
    const ofTicket = [...photos.values()].filter(
      (other) => other.photo.ticketNonce === photo.ticketNonce && !other.isGivenUp,
    )
    if (ofTicket.length >= most) return false
    photos.set(photo.key, { photo, isGivenUp: false })
    return true
  },
  async giveUp(key) {
    const claimed = photos.get(key)
    if (claimed) claimed.isGivenUp = true
  },
  takenBefore: async (before, limit) =>
    [...photos.values()]
      .map(({ photo }) => photo)
      .filter(({ takenAt }) => takenAt < before)
      .sort((a, b) => a.takenAt.getTime() - b.takenAt.getTime())
      .slice(0, limit),
  async settle(key) {
    photos.delete(key)
  },
})

const repositoriesOf = (lobby: MemoryLobby): LobbyRepositories => ({
  records: recordsOf(lobby),
  groups: groupsOf(lobby),
  photos: photosOf(lobby),
  pageKeys: {
    async add({ digest, recordId }) {
      lobby.pageKeys.set(digest, recordId)
    },
    async pageOf(digest) {
      const record = lobby.records.get(lobby.pageKeys.get(digest) ?? '')?.record
      return record ? { recordId: record.id, sessionId: record.sessionId } : null
    },
  },
  calls: {
    async add(call) {
      lobby.calls.push(call)
    },
    latest: async (dayId, limit) =>
      lobby.calls
        .filter((call) => call.dayId === dayId && !call.isAgain)
        .map((call) => call.at)
        .sort((a, b) => b.getTime() - a.getTime())
        .slice(0, limit),
  },
  // Writes come one after the other already.
  lockSession: async () => {},
})

export function memoryLobbyStore(
  onCommit?: (entries: readonly OutboxEntry[]) => void,
): MemoryUnitOfWork<LobbyRepositories> {
  const empty: MemoryLobby = {
    records: new Map(),
    pageKeys: new Map(),
    photos: new Map(),
    groups: new Map(),
    calls: [],
  }
  return memoryUnitOfWork(empty, repositoriesOf, onCommit)
}
