import { defineModule, provide, subjectRoom } from '@callboard/core'
import { ActOnRecord } from './application/act-on-record.ts'
import { AddToGroup } from './application/add-to-group.ts'
import { CallNext } from './application/call-next.ts'
import { CheckIn } from './application/check-in.ts'
import { DeleteRecord } from './application/delete-record.ts'
import { FinishGroup } from './application/finish-group.ts'
import { GetCheckInPage } from './application/get-check-in-page.ts'
import { GetLobby } from './application/get-lobby.ts'
import { GetRecord } from './application/get-record.ts'
import { GetStatus } from './application/get-status.ts'
import { StoredGroupDirectory } from './application/group-directory.ts'
import { JoinMeeting } from './application/join-meeting.ts'
import { MeetingRoomGuard } from './application/meeting-room-guard.ts'
import { RemoveFromGroup } from './application/remove-from-group.ts'
import { RecordLoader, StatusLoader } from './application/subjects.ts'
import { TalentPages } from './application/talent-pages.ts'
import { UnusedPhotos } from './application/unused-photos.ts'
import { UpdateRecord } from './application/update-record.ts'
import { UploadCheckInPhoto } from './application/upload-check-in-photo.ts'
import { sessionRoom, talentRoom, talentSessionRoom } from './contract/index.ts'
import { GROUP_DIRECTORY, GroupLoader } from './queries/index.ts'

export const lobbyModule = defineModule({
  name: 'lobby',
  useCases: [
    GetCheckInPage,
    UploadCheckInPhoto,
    CheckIn,
    GetLobby,
    GetRecord,
    UpdateRecord,
    CallNext,
    DeleteRecord,
    AddToGroup,
    RemoveFromGroup,
    FinishGroup,
    ActOnRecord,
    GetStatus,
    JoinMeeting,
  ],
  rooms: [
    subjectRoom(sessionRoom),
    subjectRoom(talentSessionRoom),
    subjectRoom(talentRoom),
    MeetingRoomGuard,
  ],
  subjects: [RecordLoader, StatusLoader, GroupLoader],
  queries: [provide(GROUP_DIRECTORY, StoredGroupDirectory)],
  services: [TalentPages, UnusedPhotos],
})
