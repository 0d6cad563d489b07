import { defineModule, provide, subjectRoom } from '@callboard/core'
import { CheckInScheduled } from './application/arrivals/check-in-scheduled.ts'
import { BoardLoader, BoardRoomGuard } from './application/board/board-access.ts'
import { GetBoard } from './application/board/get-board.ts'
import { GetBoardLink } from './application/board/get-board-link.ts'
import { MakeBoardLink } from './application/board/make-board-link.ts'
import { RevokeBoardLink } from './application/board/revoke-board-link.ts'
import { SetBoardNames } from './application/board/set-board-names.ts'
import { AddBulkRows } from './application/bulk-add/add-bulk-rows.ts'
import { BulkAdd } from './application/bulk-add/bulk-add.ts'
import { CheckBulkAdd } from './application/bulk-add/check-bulk-add.ts'
import { GetBulkAdd } from './application/bulk-add/get-bulk-add.ts'
import { ChatRoomGuard } from './application/chat/chat-room-guard.ts'
import { ListChat } from './application/chat/list-chat.ts'
import { PassOnChat } from './application/chat/pass-on-chat.ts'
import { SendChat } from './application/chat/send-chat.ts'
import { CheckIn } from './application/check-in/check-in.ts'
import { StoredCheckInQueries } from './application/check-in/check-in-queries.ts'
import { CheckInTickets } from './application/check-in/check-in-tickets.ts'
import { GetCheckInPage } from './application/check-in/get-check-in-page.ts'
import { RemoveCheckInPhoto } from './application/check-in/remove-check-in-photo.ts'
import { UnusedPhotos } from './application/check-in/unused-photos.ts'
import { UploadCheckInPhoto } from './application/check-in/upload-check-in-photo.ts'
import { GetClientLobby } from './application/client/get-client-lobby.ts'
import { GetCheckInDetails } from './application/details/get-check-in-details.ts'
import { GetOwnDetails } from './application/details/get-own-details.ts'
import { AddToGroup } from './application/groups/add-to-group.ts'
import { EditGroup } from './application/groups/edit-group.ts'
import { FinishGroup } from './application/groups/finish-group.ts'
import { GetCurrentGroup } from './application/groups/get-current-group.ts'
import { StoredGroupDirectory } from './application/groups/group-directory.ts'
import { ListGroups } from './application/groups/list-groups.ts'
import { RemoveFromGroup } from './application/groups/remove-from-group.ts'
import { TellFinished } from './application/groups/tell-finished.ts'
import { UndoFinish } from './application/groups/undo-finish.ts'
import { GetTalentInfo } from './application/info/get-talent-info.ts'
import { SaveAvatar } from './application/info/save-avatar.ts'
import { SaveTalentInfo } from './application/info/save-talent-info.ts'
import { ActOnRecord } from './application/line/act-on-record.ts'
import { CallNext } from './application/line/call-next.ts'
import { StoredCheckInFaces } from './application/line/check-in-faces.ts'
import { ClearRecords } from './application/line/clear-records.ts'
import { DeleteRecord } from './application/line/delete-record.ts'
import { GetLobby } from './application/line/get-lobby.ts'
import { GetRecord } from './application/line/get-record.ts'
import { UpdateRecord } from './application/line/update-record.ts'
import { UpdateRecords } from './application/line/update-records.ts'
import { JoinMeeting } from './application/meetings/join-meeting.ts'
import { MeetingRoomGuard } from './application/meetings/meeting-room-guard.ts'
import { OnTextState } from './application/messages/on-text-state.ts'
import { ScheduleSms, SendSms } from './application/messages/send-sms.ts'
import { TextTalent } from './application/messages/text-talent.ts'
import { ReportPresence } from './application/presence/report-presence.ts'
import { WatchTalentPages } from './application/presence/watch-talent-pages.ts'
import { NotifyBrowser, NotifyTalent } from './application/push/notify.ts'
import { AddPush, GetPushKey, RemovePush } from './application/push/own-push.ts'
import { GetQrCode } from './application/qr/get-qr-code.ts'
import { DownloadOptIns } from './application/sheet/download-opt-ins.ts'
import { DownloadSession } from './application/sheet/download-session.ts'
import { DownloadSignInSheet } from './application/sheet/download-sign-in-sheet.ts'
import { GetSignInSheet } from './application/sheet/get-sign-in-sheet.ts'
import { RecordLoader, StatusLoader } from './application/subjects.ts'
import { ChangeOwnPhone } from './application/talent/change-own-phone.ts'
import { GetStatus } from './application/talent/get-status.ts'
import { OnVirtualLobbySwitched } from './application/talent/on-virtual-lobby-switched.ts'
import { OpenOwnPage } from './application/talent/open-own-page.ts'
import { TalentPages } from './application/talent/talent-pages.ts'
import { AddWaitingToGroup, RemoveWaitingFromGroup } from './application/waiting-room/change-waiting-group.ts'
import { ClearWaitingRoom } from './application/waiting-room/clear-waiting-room.ts'
import { FinishWaitingGroup } from './application/waiting-room/finish-waiting-group.ts'
import { GetWaitingGroup } from './application/waiting-room/get-waiting-group.ts'
import { GetWaitingRoom } from './application/waiting-room/get-waiting-room.ts'
import { GetWaitingTalent } from './application/waiting-room/get-waiting-talent.ts'
import { WaitingRooms } from './application/waiting-room/waiting-rooms.ts'
import { sessionRoom, talentRoom, talentSessionRoom } from './contract/index.ts'
import {
  CHECK_IN_FACES,
  CHECK_IN_QUERIES,
  CHECK_IN_TICKETS,
  GROUP_DIRECTORY,
  GroupLoader,
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
    FinishGroup,
    UndoFinish,
    ReportPresence,
    ActOnRecord,
    GetStatus,
    OpenOwnPage,
    ChangeOwnPhone,
    GetOwnDetails,
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
    DownloadSignInSheet,
    DownloadSession,
    DownloadOptIns,
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
    provide(CHECK_IN_TICKETS, CheckInTickets),
    provide(WAITING_ROOMS, WaitingRooms),
  ],
  services: [TalentPages, UnusedPhotos],
})
