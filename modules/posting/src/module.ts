import { BLOB_STORE, CLOCK, IDS, making } from '@callboard/core'
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
import { ListComments } from './application/list-comments.ts'
import { ListPageFeedbacks } from './application/list-page-feedbacks.ts'
import { ListPostings } from './application/list-postings.ts'
import { PageAccess } from './application/page-access.ts'
import { PageEditor } from './application/page-editor.ts'
import { PageRoomGuard } from './application/page-room-guard.ts'
import {
  POSTING_GROUP_DIRECTORY,
  POSTING_SESSION_ACCESS,
  POSTING_SESSION_DIRECTORY,
  POSTING_STORE,
  POSTING_USER_DIRECTORY,
  POSTING_VIDEO_DIRECTORY,
} from './application/ports/index.ts'
import { ProjectGate } from './application/project-gate.ts'
import { RemoveLink } from './application/remove-link.ts'
import { RenamePage } from './application/rename-page.ts'

export const postingModule = new ContainerModule(({ bind }) => {
  bind(ProjectGate).toResolvedValue(making(ProjectGate), [POSTING_SESSION_DIRECTORY, POSTING_SESSION_ACCESS])
  bind(PageAccess).toResolvedValue(making(PageAccess), [ProjectGate])
  bind(PageEditor).toResolvedValue(making(PageEditor), [POSTING_STORE, ProjectGate])

  bind(ListPostings).toResolvedValue(making(ListPostings), [POSTING_STORE, ProjectGate])
  bind(CreatePage).toResolvedValue(making(CreatePage), [POSTING_STORE, ProjectGate, CLOCK, IDS])
  bind(RenamePage).toResolvedValue(making(RenamePage), [PageEditor])
  bind(DeletePage).toResolvedValue(making(DeletePage), [PageEditor, CLOCK])
  bind(CopyToPage).toResolvedValue(making(CopyToPage), [
    POSTING_STORE,
    POSTING_SESSION_DIRECTORY,
    POSTING_SESSION_ACCESS,
    POSTING_GROUP_DIRECTORY,
    POSTING_VIDEO_DIRECTORY,
    CLOCK,
    IDS,
  ])

  bind(AddLink).toResolvedValue(making(AddLink), [POSTING_STORE, ProjectGate, CLOCK, IDS])
  bind(RemoveLink).toResolvedValue(making(RemoveLink), [POSTING_STORE, ProjectGate, CLOCK])
  bind(GetLink).toResolvedValue(making(GetLink), [POSTING_STORE, ProjectGate])
  bind(GetPage).toResolvedValue(making(GetPage), [
    POSTING_STORE,
    PageAccess,
    ProjectGate,
    POSTING_VIDEO_DIRECTORY,
    POSTING_USER_DIRECTORY,
    BLOB_STORE,
  ])

  bind(GiveFeedback).toResolvedValue(making(GiveFeedback), [
    POSTING_STORE,
    PageAccess,
    POSTING_USER_DIRECTORY,
    CLOCK,
  ])
  bind(ListPageFeedbacks).toResolvedValue(making(ListPageFeedbacks), [
    POSTING_STORE,
    PageAccess,
    POSTING_USER_DIRECTORY,
  ])
  bind(AddComment).toResolvedValue(making(AddComment), [
    POSTING_STORE,
    PageAccess,
    POSTING_USER_DIRECTORY,
    CLOCK,
    IDS,
  ])
  bind(ListComments).toResolvedValue(making(ListComments), [
    POSTING_STORE,
    PageAccess,
    POSTING_USER_DIRECTORY,
  ])
  bind(DeleteComment).toResolvedValue(making(DeleteComment), [POSTING_STORE])
  bind(PageRoomGuard).toResolvedValue(making(PageRoomGuard), [POSTING_STORE, ProjectGate])
})
