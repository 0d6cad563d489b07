import {
  BLOB_STORE,
  CLOCK,
  IDS,
  making,
  PHONE_NUMBERS,
  PICTURES,
  PUBLIC_URL,
  SEALER,
  SECRET_HASHER,
} from '@callboard/core'
import { ContainerModule } from 'inversify'
import { ActOnRecord } from './application/act-on-record.ts'
import { AddToGroup } from './application/add-to-group.ts'
import { CallNext } from './application/call-next.ts'
import { CheckIn } from './application/check-in.ts'
import { CheckInTickets } from './application/check-in-tickets.ts'
import { DeleteRecord } from './application/delete-record.ts'
import { FinishGroup } from './application/finish-group.ts'
import { GetCheckInPage } from './application/get-check-in-page.ts'
import { GetLobby } from './application/get-lobby.ts'
import { GetRecord } from './application/get-record.ts'
import { GetStatus } from './application/get-status.ts'
import { GroupDirectory } from './application/group-directory.ts'
import { JoinMeeting } from './application/join-meeting.ts'
import { LobbyNews } from './application/lobby-news.ts'
import { MeetingDoor } from './application/meeting-door.ts'
import { MeetingRoomGuard } from './application/meeting-room-guard.ts'
import {
  LOBBY_APPOINTMENT_QUERIES,
  LOBBY_SESSION_ACCESS,
  LOBBY_SESSION_DIRECTORY,
  LOBBY_STORE,
  LOBBY_USER_DIRECTORY,
  MEETING_PROVIDER,
} from './application/ports/index.ts'
import { RecordTransition } from './application/record-transition.ts'
import { RemoveFromGroup } from './application/remove-from-group.ts'
import { SessionGate } from './application/session-gate.ts'
import { SessionRoomGuard } from './application/session-room-guard.ts'
import { TalentPages } from './application/talent-pages.ts'
import { TalentRoomGuard } from './application/talent-room-guard.ts'
import { TalentSessionRoomGuard } from './application/talent-session-room-guard.ts'
import { TalentTexts } from './application/talent-texts.ts'
import { UnusedPhotos } from './application/unused-photos.ts'
import { UpdateRecord } from './application/update-record.ts'
import { UploadCheckInPhoto } from './application/upload-check-in-photo.ts'

export const lobbyModule = new ContainerModule(({ bind }) => {
  bind(SessionGate).toResolvedValue(making(SessionGate), [
    LOBBY_STORE,
    LOBBY_SESSION_DIRECTORY,
    LOBBY_SESSION_ACCESS,
  ])
  bind(CheckInTickets).toResolvedValue(making(CheckInTickets), [SEALER])
  bind(LobbyNews).toResolvedValue(making(LobbyNews), [BLOB_STORE])
  bind(TalentTexts).toResolvedValue(making(TalentTexts), [PUBLIC_URL])
  bind(RecordTransition).toResolvedValue(making(RecordTransition), [LobbyNews, TalentTexts, CLOCK, IDS])
  bind(MeetingDoor).toResolvedValue(making(MeetingDoor), [LOBBY_STORE, SessionGate])

  bind(GroupDirectory).toResolvedValue(making(GroupDirectory), [LOBBY_STORE])
  bind(TalentPages).toResolvedValue(making(TalentPages), [LOBBY_STORE, SECRET_HASHER])

  bind(GetCheckInPage).toResolvedValue(making(GetCheckInPage), [
    LOBBY_SESSION_DIRECTORY,
    SessionGate,
    LOBBY_USER_DIRECTORY,
    LOBBY_APPOINTMENT_QUERIES,
    CheckInTickets,
    CLOCK,
    IDS,
  ])
  bind(UploadCheckInPhoto).toResolvedValue(making(UploadCheckInPhoto), [
    LOBBY_STORE,
    CheckInTickets,
    PICTURES,
    BLOB_STORE,
    CLOCK,
    IDS,
  ])
  bind(UnusedPhotos).toResolvedValue(making(UnusedPhotos), [LOBBY_STORE, BLOB_STORE])
  bind(CheckIn).toResolvedValue(making(CheckIn), [
    LOBBY_STORE,
    SessionGate,
    CheckInTickets,
    PHONE_NUMBERS,
    SECRET_HASHER,
    LobbyNews,
    TalentTexts,
    CLOCK,
    IDS,
  ])

  bind(GetLobby).toResolvedValue(making(GetLobby), [LOBBY_STORE, SessionGate, BLOB_STORE, CLOCK])
  bind(GetRecord).toResolvedValue(making(GetRecord), [SessionGate, BLOB_STORE])
  bind(UpdateRecord).toResolvedValue(making(UpdateRecord), [LOBBY_STORE, SessionGate, LobbyNews, BLOB_STORE])
  bind(ActOnRecord).toResolvedValue(making(ActOnRecord), [
    LOBBY_STORE,
    SessionGate,
    RecordTransition,
    BLOB_STORE,
  ])
  bind(CallNext).toResolvedValue(making(CallNext), [
    LOBBY_STORE,
    SessionGate,
    RecordTransition,
    BLOB_STORE,
    CLOCK,
  ])
  bind(DeleteRecord).toResolvedValue(making(DeleteRecord), [
    LOBBY_STORE,
    SessionGate,
    LobbyNews,
    TalentTexts,
    CLOCK,
  ])
  bind(AddToGroup).toResolvedValue(making(AddToGroup), [LOBBY_STORE, SessionGate, LobbyNews, CLOCK, IDS])
  bind(RemoveFromGroup).toResolvedValue(making(RemoveFromGroup), [LOBBY_STORE, SessionGate, LobbyNews])
  bind(FinishGroup).toResolvedValue(making(FinishGroup), [LOBBY_STORE, SessionGate, LobbyNews, CLOCK])

  bind(GetStatus).toResolvedValue(making(GetStatus), [LOBBY_STORE, SessionGate, TalentTexts])
  bind(JoinMeeting).toResolvedValue(making(JoinMeeting), [MeetingDoor, MEETING_PROVIDER])

  bind(SessionRoomGuard).toResolvedValue(making(SessionRoomGuard), [SessionGate])
  bind(TalentSessionRoomGuard).toResolvedValue(making(TalentSessionRoomGuard), [SessionGate])
  bind(TalentRoomGuard).toResolvedValue(making(TalentRoomGuard), [LOBBY_STORE, SessionGate])
  bind(MeetingRoomGuard).toResolvedValue(making(MeetingRoomGuard), [MeetingDoor])
})
