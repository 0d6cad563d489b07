import * as accounts from '@callboard/accounts'
import * as admin from '@callboard/admin'
import * as freelancers from '@callboard/freelancers'
import * as lobby from '@callboard/lobby'
import * as posting from '@callboard/posting'
import * as projects from '@callboard/projects'
import * as review from '@callboard/review'
import * as scheduling from '@callboard/scheduling'
import { ContainerModule } from 'inversify'

// biome-ignore lint/suspicious/noExplicitAny: constructor arguments are the container's business
type Query<Port> = new (...dependencies: any[]) => Port

/** What one module asks of another: the port the consumer declared, answered by the provider's query class. */
export const bridges = new ContainerModule(({ bind }) => {
  const answer = <Port>(port: symbol, query: Query<Port>) => bind<Port>(port).toService(query)

  answer<admin.TextAccountDirectory>(admin.ADMIN_TEXT_ACCOUNT_DIRECTORY, accounts.TextAccounts)
  answer<admin.ProjectDirectory>(admin.ADMIN_PROJECT_DIRECTORY, projects.SessionDirectory)

  answer<projects.UserDirectory>(projects.PROJECTS_USER_DIRECTORY, accounts.UserDirectory)
  answer<projects.OwnTexts>(projects.PROJECTS_OWN_TEXTS, admin.OwnTexts)

  answer<freelancers.UserDirectory>(freelancers.FREELANCERS_USER_DIRECTORY, accounts.UserDirectory)

  answer<scheduling.SessionDirectory>(scheduling.SCHEDULING_SESSION_DIRECTORY, projects.SessionDirectory)
  answer<scheduling.SessionAccess>(scheduling.SCHEDULING_SESSION_ACCESS, projects.SessionAccess)
  answer<scheduling.UserDirectory>(scheduling.SCHEDULING_USER_DIRECTORY, accounts.UserDirectory)

  answer<lobby.SessionDirectory>(lobby.LOBBY_SESSION_DIRECTORY, projects.SessionDirectory)
  answer<lobby.SessionAccess>(lobby.LOBBY_SESSION_ACCESS, projects.SessionAccess)
  answer<lobby.UserDirectory>(lobby.LOBBY_USER_DIRECTORY, accounts.UserDirectory)
  answer<lobby.AppointmentQueries>(lobby.LOBBY_APPOINTMENT_QUERIES, scheduling.AppointmentQueries)

  answer<review.SessionDirectory>(review.REVIEW_SESSION_DIRECTORY, projects.SessionDirectory)
  answer<review.SessionAccess>(review.REVIEW_SESSION_ACCESS, projects.SessionAccess)
  answer<review.UserDirectory>(review.REVIEW_USER_DIRECTORY, accounts.UserDirectory)
  answer<review.GroupDirectory>(review.REVIEW_GROUP_DIRECTORY, lobby.GroupDirectory)

  answer<posting.SessionDirectory>(posting.POSTING_SESSION_DIRECTORY, projects.SessionDirectory)
  answer<posting.SessionAccess>(posting.POSTING_SESSION_ACCESS, projects.SessionAccess)
  answer<posting.UserDirectory>(posting.POSTING_USER_DIRECTORY, accounts.UserDirectory)
  answer<posting.GroupDirectory>(posting.POSTING_GROUP_DIRECTORY, lobby.GroupDirectory)
  answer<posting.VideoDirectory>(posting.POSTING_VIDEO_DIRECTORY, review.VideoDirectory)
})
