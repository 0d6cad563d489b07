import { BLOB_STORE, CLOCK, IDS } from '@callboard/core'
import { ContainerModule } from 'inversify'
import { AddComment } from './application/add-comment.ts'
import { AddLink } from './application/add-link.ts'
import { CopyToPage } from './application/copy-to-page.ts'
import { CreatePage } from './application/create-page.ts'
import { DeleteComment } from './application/delete-comment.ts'
import { DeletePage } from './application/delete-page.ts'
import { GetLink } from './application/get-link.ts'
import { GetPage } from './application/get-page.ts'
import { GiveFeedback } from './application/give-feedback.ts'
import { GuardPageRoom } from './application/guard-page-room.ts'
import { ListComments } from './application/list-comments.ts'
import { ListPageFeedbacks } from './application/list-page-feedbacks.ts'
import { ListPostings } from './application/list-postings.ts'
import { PageAccess } from './application/page-access.ts'
import { PageEditor } from './application/page-editor.ts'
import {
  GROUP_DIRECTORY,
  POSTING_STORE,
  SESSION_ACCESS,
  SESSION_DIRECTORY,
  USER_DIRECTORY,
  VIDEO_DIRECTORY,
} from './application/ports/index.ts'
import { ProjectGate } from './application/project-gate.ts'
import { RemoveLink } from './application/remove-link.ts'
import { RenamePage } from './application/rename-page.ts'

const made =
  <Dependencies extends unknown[], Made>(type: new (...dependencies: Dependencies) => Made) =>
  (...dependencies: Dependencies) =>
    new type(...dependencies)

export const postingModule = new ContainerModule(({ bind }) => {
  bind(ProjectGate).toResolvedValue(made(ProjectGate), [SESSION_ACCESS, SESSION_DIRECTORY])
  bind(PageAccess).toResolvedValue(made(PageAccess), [ProjectGate])
  bind(PageEditor).toResolvedValue(made(PageEditor), [POSTING_STORE, ProjectGate])

  bind(ListPostings).toResolvedValue(made(ListPostings), [POSTING_STORE, ProjectGate])
  bind(CreatePage).toResolvedValue(made(CreatePage), [POSTING_STORE, ProjectGate, CLOCK, IDS])
  bind(RenamePage).toResolvedValue(made(RenamePage), [PageEditor])
  bind(DeletePage).toResolvedValue(made(DeletePage), [PageEditor, CLOCK])
  bind(CopyToPage).toResolvedValue(made(CopyToPage), [
    POSTING_STORE,
    SESSION_ACCESS,
    SESSION_DIRECTORY,
    GROUP_DIRECTORY,
    VIDEO_DIRECTORY,
    CLOCK,
    IDS,
  ])

  bind(AddLink).toResolvedValue(made(AddLink), [POSTING_STORE, ProjectGate, CLOCK, IDS])
  bind(RemoveLink).toResolvedValue(made(RemoveLink), [POSTING_STORE, ProjectGate, CLOCK])
  bind(GetLink).toResolvedValue(made(GetLink), [POSTING_STORE, ProjectGate])
  bind(GetPage).toResolvedValue(made(GetPage), [
    POSTING_STORE,
    PageAccess,
    ProjectGate,
    VIDEO_DIRECTORY,
    USER_DIRECTORY,
    BLOB_STORE,
  ])

  bind(GiveFeedback).toResolvedValue(made(GiveFeedback), [POSTING_STORE, PageAccess, USER_DIRECTORY, CLOCK])
  bind(ListPageFeedbacks).toResolvedValue(made(ListPageFeedbacks), [
    POSTING_STORE,
    PageAccess,
    USER_DIRECTORY,
  ])
  bind(AddComment).toResolvedValue(made(AddComment), [POSTING_STORE, PageAccess, USER_DIRECTORY, CLOCK, IDS])
  bind(ListComments).toResolvedValue(made(ListComments), [POSTING_STORE, PageAccess, USER_DIRECTORY])
  bind(DeleteComment).toResolvedValue(made(DeleteComment), [POSTING_STORE])
  bind(GuardPageRoom).toResolvedValue(made(GuardPageRoom), [POSTING_STORE, ProjectGate])
})
