import { defineModule, provide, subjectRoom } from '@callboard/core'
import { CheckInScheduled } from './application/arrivals/check-in-scheduled.ts'
import { OnAppointmentBooked } from './application/arrivals/on-appointment-booked.ts'
import { BoardLoader, BoardRoomGuard } from './application/board/board-access.ts'
import {
  GetBoardLink,
  MakeBoardLink,
  RevokeBoardLink,
  SetBoardNames,
} from './application/board/board-link.ts'
import { GetBoard } from './application/board/get-board.ts'
import { AddBulkRows } from './application/bulk-add/add-bulk-rows.ts'
import { BulkAdd, CheckBulkAdd, GetBulkAdd } from './application/bulk-add/bulk-add.ts'
import { ChatRoomGuard, ListChat, SendChat } from './application/chat/chat.ts'
import { PassOnChat } from './application/chat/pass-on-chat.ts'
import { CheckIn } from './application/check-in/check-in.ts'
import { RemoveCheckInPhoto, UploadCheckInPhoto } from './application/check-in/check-in-photo.ts'
import { StoredCheckInQueries } from './application/check-in/check-in-queries.ts'
import { CheckInTickets } from './application/check-in/check-in-tickets.ts'
import { GetCheckInDetails, GetOwnDetails } from './application/check-in/details.ts'
import { OnSessionDeleted, RemoveSessionPhotos } from './application/check-in/ended-photos.ts'
import { GetCheckInPage } from './application/check-in/get-check-in-page.ts'
import { GetQrCode } from './application/check-in/get-qr-code.ts'
import {
  ClaimGuestCheckIns,
  FindGuestCheckIns,
  SendGuestCode,
} from './application/check-in/guest-check-ins.ts'
import { UnusedPhotos } from './application/check-in/unused-photos.ts'
import { OnAccountDeleted, RemoveTalentPhotos } from './application/erasure/erase-talent.ts'
import { StoredTalentTraces } from './application/erasure/talent-traces.ts'
import { CopyGroupsToSession } from './application/groups/copy-groups.ts'
import { EditGroup } from './application/groups/edit-group.ts'
import { FinishGroup } from './application/groups/finish-group.ts'
import { StoredGroupDirectory } from './application/groups/group-directory.ts'
import { AddToGroup, RemoveFromGroup } from './application/groups/join-group.ts'
import { OnGroupCopied } from './application/groups/on-group-copied.ts'
import { GetCurrentGroup, ListGroups } from './application/groups/read-groups.ts'
import { TellFinished } from './application/groups/tell-finished.ts'
import { UndoFinish } from './application/groups/undo-finish.ts'
import { SaveAvatar } from './application/info/save-avatar.ts'
import { StoredTalentContacts } from './application/info/talent-contacts.ts'
import { GetTalentInfo, SaveTalentInfo } from './application/info/talent-info.ts'
import { StoredCheckInFaces } from './application/line/check-in-faces.ts'
import { ClearRecords } from './application/line/clear-records.ts'
import { DeleteRecord } from './application/line/delete-record.ts'
import { GetClientLobby } from './application/line/get-client-lobby.ts'
import { GetLobby } from './application/line/get-lobby.ts'
import { ActOnRecord, CallNext, UndoStep } from './application/line/line-actions.ts'
import { StoredLines } from './application/line/line-heads.ts'
import { GetRecord, UpdateRecord, UpdateRecords } from './application/line/records.ts'
import { JoinMeeting, MeetingRoomGuard } from './application/meetings/meetings.ts'
import { OnTextState } from './application/messages/on-text-state.ts'
import { ScheduleSms, SendSms, TextTalent } from './application/messages/text-talent.ts'
import { OwnLobbyData } from './application/own-data.ts'
import { ReportPresence } from './application/presence/report-presence.ts'
import { WatchTalentPages } from './application/presence/watch-talent-pages.ts'
import { NotifyBrowser, NotifyTalent } from './application/push/notify.ts'
import { AddPush, GetPushKey, RemovePush } from './application/push/own-push.ts'
import { CorrectTimes } from './application/sheet/correct-times.ts'
import { DownloadOptIns, DownloadSession, DownloadSignInSheet } from './application/sheet/downloads.ts'
import { GetSignInSheet } from './application/sheet/get-sign-in-sheet.ts'
import { EndedNames, GetKeptSheets, SaveKeptSheets } from './application/sheet/kept-sheets.ts'
import { RecordLoader, StatusLoader } from './application/subjects.ts'
import { GetStatus } from './application/talent/get-status.ts'
import { OnOwnPageMailWished } from './application/talent/on-own-page-mail-wished.ts'
import { OnVirtualLobbySwitched } from './application/talent/on-virtual-lobby-switched.ts'
import { ArriveOwn, ChangeOwnPhone, OpenDemoPhone, OpenOwnPage } from './application/talent/own-page.ts'
import { TalentPages } from './application/talent/talent-pages.ts'
import {
  AddWaitingToGroup,
  FinishWaitingGroup,
  GetWaitingGroup,
  RemoveWaitingFromGroup,
} from './application/waiting-room/waiting-group.ts'
import { WaitingRooms } from './application/waiting-room/waiting-rooms.ts'
import {
  ClearWaitingRoom,
  GetWaitingRoom,
  GetWaitingTalent,
} from './application/waiting-room/waiting-talent.ts'
import { sessionRoom, talentRoom, talentSessionRoom } from './contract/index.ts'
import {
  CHECK_IN_FACES,
  CHECK_IN_QUERIES,
  CHECK_IN_TICKETS,
  GROUP_DIRECTORY,
  GroupLoader,
  LINES,
  LOBBY_OWN_DATA,
  TALENT_CONTACTS,
  TALENT_TRACES,
  WAITING_ROOMS,
} from './queries/index.ts'

export const lobbyModule = defineModule({
  name: 'lobby',
  useCases: [
    GetCheckInPage,
    UploadCheckInPhoto,
    RemoveCheckInPhoto,
    CheckIn,
    GetLobby,
    GetRecord,
    UpdateRecord,
    CallNext,
    DeleteRecord,
    ClearRecords,
    UpdateRecords,
    GetCurrentGroup,
    ListGroups,
    CheckInScheduled,
    GetTalentInfo,
    SaveTalentInfo,
    SaveAvatar,
    AddToGroup,
    RemoveFromGroup,
    EditGroup,
    CopyGroupsToSession,
    FinishGroup,
    UndoFinish,
    UndoStep,
    ReportPresence,
    ActOnRecord,
    GetStatus,
    OpenOwnPage,
    OpenDemoPhone,
    ArriveOwn,
    ChangeOwnPhone,
    GetOwnDetails,
    SendGuestCode,
    FindGuestCheckIns,
    ClaimGuestCheckIns,
    GetCheckInDetails,
    JoinMeeting,
    GetClientLobby,
    ListChat,
    SendChat,
    TextTalent,
    SendSms,
    ScheduleSms,
    GetPushKey,
    AddPush,
    RemovePush,
    GetSignInSheet,
    CorrectTimes,
    DownloadSignInSheet,
    DownloadSession,
    DownloadOptIns,
    GetKeptSheets,
    SaveKeptSheets,
    GetQrCode,
    CheckBulkAdd,
    BulkAdd,
    GetBulkAdd,
    GetBoard,
    GetBoardLink,
    MakeBoardLink,
    RevokeBoardLink,
    SetBoardNames,
    GetWaitingRoom,
    GetWaitingTalent,
    AddWaitingToGroup,
    RemoveWaitingFromGroup,
    GetWaitingGroup,
    FinishWaitingGroup,
    ClearWaitingRoom,
  ],
  handlers: [
    PassOnChat,
    TellFinished,
    OnTextState,
    NotifyTalent,
    NotifyBrowser,
    AddBulkRows,
    OnVirtualLobbySwitched,
    OnOwnPageMailWished,
    OnAppointmentBooked,
    OnGroupCopied,
    OnSessionDeleted,
    RemoveSessionPhotos,
    OnAccountDeleted,
    RemoveTalentPhotos,
  ],
  rooms: [
    subjectRoom(sessionRoom),
    subjectRoom(talentSessionRoom),
    subjectRoom(talentRoom),
    MeetingRoomGuard,
    BoardRoomGuard,
    ChatRoomGuard,
  ],
  subjects: [RecordLoader, StatusLoader, GroupLoader, BoardLoader],
  watches: [WatchTalentPages],
  queries: [
    provide(GROUP_DIRECTORY, StoredGroupDirectory),
    provide(CHECK_IN_QUERIES, StoredCheckInQueries),
    provide(CHECK_IN_FACES, StoredCheckInFaces),
    provide(LINES, StoredLines),
    provide(TALENT_CONTACTS, StoredTalentContacts),
    provide(LOBBY_OWN_DATA, OwnLobbyData),
    provide(TALENT_TRACES, StoredTalentTraces),
    provide(CHECK_IN_TICKETS, CheckInTickets),
    provide(WAITING_ROOMS, WaitingRooms),
  ],
  services: [TalentPages, UnusedPhotos, EndedNames],
})
