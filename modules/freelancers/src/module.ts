import { defineModule, provide, subjectRoom } from '@callboard/core'
import { StoredFreelancerDays } from './application/freelancer-days.ts'
import { ListProfiles } from './application/list-profiles.ts'
import { OnAccountDeleted } from './application/on-account-deleted.ts'
import { OwnFreelancerData } from './application/own-data.ts'
import { GetOwnProfile, SaveOwnProfile } from './application/own-profile.ts'
import { SetFreelancerResponse } from './application/requests/answer-request.ts'
import { AskFreelancer, AskFreelancers } from './application/requests/ask-freelancer.ts'
import { BookFreelancer, UnbookFreelancer, UpdateRequest } from './application/requests/book-freelancer.ts'
import {
  FollowSession,
  OnProjectArchived,
  OnSessionChanged,
  OnSessionDeleted,
} from './application/requests/followed-events.ts'
import { GetRequestInfo, ListRequests } from './application/requests/read-requests.ts'
import {
  CommentOnRequest,
  ReadRequestComments,
  TellComments,
} from './application/requests/request-comments.ts'
import { RequestLoader } from './application/requests/subjects.ts'
import { GetVisibility, SaveVisibility } from './application/visibility.ts'
import { ownRequestsRoom, requestRoom } from './contract/index.ts'
import { FREELANCER_DAYS, FREELANCERS_OWN_DATA } from './queries/index.ts'

export const freelancersModule = defineModule({
  name: 'freelancers',
  useCases: [
    GetOwnProfile,
    SaveOwnProfile,
    ListProfiles,
    GetVisibility,
    SaveVisibility,
    ListRequests,
    AskFreelancer,
    AskFreelancers,
    GetRequestInfo,
    UpdateRequest,
    BookFreelancer,
    UnbookFreelancer,
    SetFreelancerResponse,
    CommentOnRequest,
    ReadRequestComments,
  ],
  handlers: [
    OnAccountDeleted,
    OnSessionChanged,
    FollowSession,
    TellComments,
    OnSessionDeleted,
    OnProjectArchived,
  ],
  rooms: [subjectRoom(requestRoom), subjectRoom(ownRequestsRoom)],
  subjects: [RequestLoader],
  queries: [provide(FREELANCER_DAYS, StoredFreelancerDays), provide(FREELANCERS_OWN_DATA, OwnFreelancerData)],
})
