import type { BlobStore, Clock, Ids, PhoneNumbers, Pictures, Sealer, SecretHasher } from '@callboard/core'
import { CheckInTickets } from './check-in-tickets.ts'
import { LobbyNews } from './lobby-news.ts'
import { MeetingDoor } from './meeting-door.ts'
import type {
  AppointmentQueries,
  LobbyStore,
  MeetingProvider,
  SessionAccess,
  SessionDirectory,
  UserDirectory,
} from './ports/index.ts'
import { RecordTransition } from './record-transition.ts'
import { SessionGate } from './session-gate.ts'
import { TalentTexts } from './talent-texts.ts'

/** Everything the module needs from outside. */
export interface LobbyPorts {
  readonly store: LobbyStore
  readonly sessions: SessionDirectory
  readonly access: SessionAccess
  readonly users: UserDirectory
  readonly appointments: AppointmentQueries
  readonly meetings: MeetingProvider
  readonly blobs: BlobStore
  readonly pictures: Pictures
  readonly phones: PhoneNumbers
  readonly sealer: Sealer
  readonly hasher: SecretHasher
  readonly clock: Clock
  readonly ids: Ids
  readonly publicUrl: string
}

/** The ports and what the use cases share: each takes what its constructor names. */
export function lobbyTools(ports: LobbyPorts) {
  const gate = new SessionGate(ports)
  const news = new LobbyNews(ports.blobs)
  const texts = new TalentTexts(ports.publicUrl)
  const tickets = new CheckInTickets(ports.sealer)
  const transition = new RecordTransition({ news, texts, clock: ports.clock, ids: ports.ids })
  const door = new MeetingDoor({ gate, store: ports.store })
  return { ...ports, gate, news, texts, tickets, transition, door }
}

export type LobbyTools = ReturnType<typeof lobbyTools>
