import { defineModule, provide, subjectRoom } from '@callboard/core'
import { CheckIn } from './application/check-in/check-in.ts'
import { StoredCheckInQueries } from './application/check-in/check-in-queries.ts'
import { GetCheckInPage } from './application/check-in/get-check-in-page.ts'
import { UnusedPhotos } from './application/check-in/unused-photos.ts'
import { UploadCheckInPhoto } from './application/check-in/upload-check-in-photo.ts'
import { GetCheckInDetails } from './application/details/get-check-in-details.ts'
import { GetOwnDetails } from './application/details/get-own-details.ts'
import { AddToGroup } from './application/groups/add-to-group.ts'
import { FinishGroup } from './application/groups/finish-group.ts'
import { StoredGroupDirectory } from './application/groups/group-directory.ts'
import { RemoveFromGroup } from './application/groups/remove-from-group.ts'
import { ActOnRecord } from './application/line/act-on-record.ts'
import { CallNext } from './application/line/call-next.ts'
import { StoredCheckInFaces } from './application/line/check-in-faces.ts'
import { DeleteRecord } from './application/line/delete-record.ts'
import { GetLobby } from './application/line/get-lobby.ts'
import { GetRecord } from './application/line/get-record.ts'
import { UpdateRecord } from './application/line/update-record.ts'
import { JoinMeeting } from './application/meetings/join-meeting.ts'
import { MeetingRoomGuard } from './application/meetings/meeting-room-guard.ts'
import { RecordLoader, StatusLoader } from './application/subjects.ts'
import { GetStatus } from './application/talent/get-status.ts'
import { TalentPages } from './application/talent/talent-pages.ts'
import { sessionRoom, talentRoom, talentSessionRoom } from './contract/index.ts'
import { CHECK_IN_FACES, CHECK_IN_QUERIES, GROUP_DIRECTORY, GroupLoader } from './queries/index.ts'

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
    GetOwnDetails,
    GetCheckInDetails,
    JoinMeeting,
  ],
  rooms: [
    subjectRoom(sessionRoom),
    subjectRoom(talentSessionRoom),
    subjectRoom(talentRoom),
    MeetingRoomGuard,
  ],
  subjects: [RecordLoader, StatusLoader, GroupLoader],
  queries: [
    provide(GROUP_DIRECTORY, StoredGroupDirectory),
    provide(CHECK_IN_QUERIES, StoredCheckInQueries),
    provide(CHECK_IN_FACES, StoredCheckInFaces),
  ],
  services: [TalentPages, UnusedPhotos],
})
