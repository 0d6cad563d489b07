import { UserDirectory } from '@callboard/accounts'
import { FREELANCERS_USER_DIRECTORY, type UserDirectory as FreelancersUsers } from '@callboard/freelancers'
import {
  GroupDirectory,
  LOBBY_APPOINTMENTS,
  LOBBY_SESSION_ACCESS,
  LOBBY_SESSION_DIRECTORY,
  LOBBY_USER_DIRECTORY,
  type AppointmentQueries as LobbyAppointments,
  type SessionAccess as LobbySessionAccess,
  type SessionDirectory as LobbySessionDirectory,
  type UserDirectory as LobbyUsers,
} from '@callboard/lobby'
import {
  GROUP_DIRECTORY as POSTING_GROUPS,
  SESSION_ACCESS as POSTING_SESSION_ACCESS,
  SESSION_DIRECTORY as POSTING_SESSIONS,
  USER_DIRECTORY as POSTING_USERS,
  VIDEO_DIRECTORY as POSTING_VIDEOS,
  type GroupDirectory as PostingGroups,
  type SessionAccess as PostingSessionAccess,
  type SessionDirectory as PostingSessions,
  type UserDirectory as PostingUsers,
  type VideoDirectory as PostingVideos,
} from '@callboard/posting'
import {
  PROJECTS_USERS,
  type UserDirectory as ProjectsUsers,
  SessionAccess,
  SessionDirectory,
} from '@callboard/projects'
import {
  GROUP_DIRECTORY as REVIEW_GROUPS,
  SESSION_ACCESS as REVIEW_SESSION_ACCESS,
  SESSION_DIRECTORY as REVIEW_SESSIONS,
  USER_DIRECTORY as REVIEW_USERS,
  type GroupDirectory as ReviewGroups,
  type SessionAccess as ReviewSessionAccess,
  type SessionDirectory as ReviewSessions,
  type UserDirectory as ReviewUsers,
  VideoDirectory,
} from '@callboard/review'
import {
  AppointmentQueries,
  SCHEDULING_ACCESS,
  SCHEDULING_SESSIONS,
  SCHEDULING_USERS,
  type SessionAccess as SchedulingAccess,
  type SessionDirectory as SchedulingSessions,
  type UserDirectory as SchedulingUsers,
} from '@callboard/scheduling'
import { ContainerModule } from 'inversify'

// biome-ignore lint/suspicious/noExplicitAny: constructor arguments are the container's business
type Query<Port> = new (...dependencies: any[]) => Port

/** What one module asks of another: the port the consumer declared, answered by the provider's query class. */
export const bridges = new ContainerModule(({ bind }) => {
  const answer = <Port>(port: symbol, query: Query<Port>) => bind<Port>(port).toService(query)

  answer<ProjectsUsers>(PROJECTS_USERS, UserDirectory)

  answer<FreelancersUsers>(FREELANCERS_USER_DIRECTORY, UserDirectory)

  answer<SchedulingSessions>(SCHEDULING_SESSIONS, SessionDirectory)
  answer<SchedulingAccess>(SCHEDULING_ACCESS, SessionAccess)
  answer<SchedulingUsers>(SCHEDULING_USERS, UserDirectory)

  answer<LobbySessionDirectory>(LOBBY_SESSION_DIRECTORY, SessionDirectory)
  answer<LobbySessionAccess>(LOBBY_SESSION_ACCESS, SessionAccess)
  answer<LobbyUsers>(LOBBY_USER_DIRECTORY, UserDirectory)
  answer<LobbyAppointments>(LOBBY_APPOINTMENTS, AppointmentQueries)

  answer<ReviewSessions>(REVIEW_SESSIONS, SessionDirectory)
  answer<ReviewSessionAccess>(REVIEW_SESSION_ACCESS, SessionAccess)
  answer<ReviewUsers>(REVIEW_USERS, UserDirectory)
  answer<ReviewGroups>(REVIEW_GROUPS, GroupDirectory)

  answer<PostingSessions>(POSTING_SESSIONS, SessionDirectory)
  answer<PostingSessionAccess>(POSTING_SESSION_ACCESS, SessionAccess)
  answer<PostingUsers>(POSTING_USERS, UserDirectory)
  answer<PostingGroups>(POSTING_GROUPS, GroupDirectory)
  answer<PostingVideos>(POSTING_VIDEOS, VideoDirectory)
})
