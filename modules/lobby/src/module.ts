import {
  BLOB_STORE,
  type BlobStore,
  CLOCK,
  type Clock,
  IDS,
  type Ids,
  PHONE_NUMBERS,
  type PhoneNumbers,
  PICTURES,
  type Pictures,
  PUBLIC_URL,
  SEALER,
  SECRET_HASHER,
  type Sealer,
  type SecretHasher,
} from '@callboard/core'
import { ContainerModule } from 'inversify'
import { lobbyApi, lobbyRooms } from './api.ts'
import { GroupDirectory } from './application/group-directory.ts'
import { type LobbyTools, lobbyTools } from './application/lobby-tools.ts'
import {
  type AppointmentQueries,
  LOBBY_APPOINTMENT_QUERIES,
  LOBBY_SESSION_ACCESS,
  LOBBY_SESSION_DIRECTORY,
  LOBBY_STORE,
  LOBBY_USER_DIRECTORY,
  type LobbyStore,
  MEETING_PROVIDER,
  type MeetingProvider,
  type SessionAccess,
  type SessionDirectory,
  type UserDirectory,
} from './application/ports/index.ts'
import { TalentPages } from './application/talent-pages.ts'

const LOBBY_TOOLS = Symbol('lobby.tools')

export const lobbyModule = new ContainerModule(({ bind }) => {
  bind(LOBBY_TOOLS)
    .toResolvedValue(
      (
        store: LobbyStore,
        sessions: SessionDirectory,
        access: SessionAccess,
        users: UserDirectory,
        appointments: AppointmentQueries,
        meetings: MeetingProvider,
        blobs: BlobStore,
        pictures: Pictures,
        phones: PhoneNumbers,
        sealer: Sealer,
        hasher: SecretHasher,
        clock: Clock,
        ids: Ids,
        publicUrl: string,
      ) =>
        lobbyTools({
          store,
          sessions,
          access,
          users,
          appointments,
          meetings,
          blobs,
          pictures,
          phones,
          sealer,
          hasher,
          clock,
          ids,
          publicUrl,
        }),
      [
        LOBBY_STORE,
        LOBBY_SESSION_DIRECTORY,
        LOBBY_SESSION_ACCESS,
        LOBBY_USER_DIRECTORY,
        LOBBY_APPOINTMENT_QUERIES,
        MEETING_PROVIDER,
        BLOB_STORE,
        PICTURES,
        PHONE_NUMBERS,
        SEALER,
        SECRET_HASHER,
        CLOCK,
        IDS,
        PUBLIC_URL,
      ],
    )
    .inSingletonScope()
  const served = [...lobbyApi.map(({ useCase }) => useCase), ...lobbyRooms.map(({ guard }) => guard)]
  for (const each of served) {
    bind(each)
      .toResolvedValue((tools: LobbyTools) => new each(tools), [LOBBY_TOOLS])
      .inSingletonScope()
  }
  bind(TalentPages)
    .toResolvedValue((tools: LobbyTools) => new TalentPages(tools), [LOBBY_TOOLS])
    .inSingletonScope()
  bind(GroupDirectory)
    .toResolvedValue((tools: LobbyTools) => new GroupDirectory(tools), [LOBBY_TOOLS])
    .inSingletonScope()
})
