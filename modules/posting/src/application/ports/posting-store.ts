import { type Token, token, type UnitOfWork } from '@callboard/core'
import type { Privacy, PrivacyMode } from '../../contract/privacy-rules.ts'
import type { PostingLink } from '../../domain/link.ts'
import type { PostingGroup, PostingPage, PostingVideo } from '../../domain/page.ts'
import type { Comment, Feedback, FeedbackKey, Place, PrivacyWish } from '../../domain/reaction.ts'
import type { Recipient } from '../../domain/recipient.ts'
import type { TakeView } from '../../domain/take-view.ts'
import type { PageArchiveRepository } from './page-archive-repository.ts'
import type { ToAnswerRepository } from './to-answer-repository.ts'

/** Reads leave out deleted pages. */
export interface PageRepository {
  find(id: string): Promise<PostingPage | null>
  /** No other transaction changes the page or copies to it until this transaction ends. */
  lock(id: string): Promise<PostingPage | null>
  many(ids: readonly string[]): Promise<readonly PostingPage[]>
  byProject(projectId: string): Promise<readonly PostingPage[]>
  /** @returns false when the project has a page of this name */
  addIfAbsent(page: PostingPage): Promise<boolean>
  /** @returns false when the project has another page of this name; nothing is changed then */
  save(page: PostingPage): Promise<boolean>
}

/** A group on a page, or a video of it, as much as decides who is shown its files. */
export interface PostedPart {
  /** The session that it came from. */
  readonly sessionId: string
  /** Shown to staff only. */
  readonly archived: boolean
}

/** Reads leave out groups and videos that were taken off their page, unless they say otherwise. */
export interface PostingGroupRepository {
  /** In order. */
  ofPage(pageId: string): Promise<readonly PostingGroup[]>
  /** In the order of each page, by one statement. */
  ofPages(pageIds: readonly string[]): Promise<readonly PostingGroup[]>
  /** What became of a group of a session on the pages that are there. */
  copiesOf(sourceGroupId: string): Promise<readonly PostingGroup[]>
  /** The pages that are there and show a copy of the video. */
  pagesWith(videoId: string): Promise<readonly string[]>
  /** Also those that were taken off, in any order. */
  many(ids: readonly string[]): Promise<readonly PostingGroup[]>
  /** In order, with those that were taken off. */
  everOfPage(pageId: string): Promise<readonly PostingGroup[]>
  /** By one statement. @param videoId null: the group itself. @returns null unless it is on that page, which is there */
  part(pageId: string, groupId: string, videoId: string | null): Promise<PostedPart | null>
  /** The page and the session of each group, by one statement. */
  sessionsOf(pageIds: readonly string[]): Promise<readonly Pick<PostingGroup, 'pageId' | 'sessionId'>[]>
  add(groups: readonly PostingGroup[]): Promise<void>
  save(group: PostingGroup): Promise<void>
  /** In order. */
  videosOfPage(pageId: string): Promise<readonly PostingVideo[]>
  /** In order, with those that were taken off. */
  everVideosOfPage(pageId: string): Promise<readonly PostingVideo[]>
  addVideos(videos: readonly PostingVideo[]): Promise<void>
  saveVideo(video: PostingVideo): Promise<void>
  /** Those of the source groups that are on a page which is there. */
  copied(sourceGroupIds: readonly string[]): Promise<ReadonlySet<string>>
  /** Those of the videos that are on a page which is there, or were at this instant. */
  copiedVideos(videoIds: readonly string[], since: Date): Promise<ReadonlySet<string>>
}

/** Reads leave out removed links. */
export interface LinkRepository {
  find(id: string): Promise<PostingLink | null>
  many(ids: readonly string[]): Promise<readonly PostingLink[]>
  byProject(projectId: string): Promise<readonly PostingLink[]>
  /** Those that hold the page, also links of other projects. */
  holding(pageId: string): Promise<readonly PostingLink[]>
  add(link: PostingLink): Promise<void>
  save(link: PostingLink): Promise<void>
  remove(id: string, at: Date): Promise<void>
}

/** Reads leave out removed recipients, unless they say otherwise. */
export interface RecipientRepository {
  bySecret(secret: string): Promise<Recipient | null>
  /** By one statement. */
  bySecrets(secrets: readonly string[]): Promise<readonly Recipient[]>
  /** By address. */
  ofLink(linkId: string): Promise<readonly Recipient[]>
  /** Also removed ones: their answers stay, with their names. */
  ever(ids: readonly string[]): Promise<readonly Recipient[]>
  /** An address that staff have taken off the link, and not put on it again. */
  wasRemoved(linkId: string, email: string): Promise<boolean>
  /** No other transaction changes the recipients of the link until this one ends. */
  locked(linkId: string): Promise<readonly Recipient[]>
  /** Makes it or changes it. */
  put(recipient: Recipient): Promise<void>
}

/** What one viewer of a link has watched. */
export interface ViewCount {
  readonly viewerId: string
  readonly takes: number
  readonly lastAt: Date
}

export interface TakeViewRepository {
  /** @returns the view; no other write of it goes on until this one ends */
  locked(key: string): Promise<TakeView | null>
  /** Makes it or changes it. */
  put(view: TakeView): Promise<void>
  /** Newest first. @param before only those older than this one */
  ofLink(linkId: string, limit: number, before?: string): Promise<readonly TakeView[]>
  /** By one statement. */
  counts(linkId: string): Promise<readonly ViewCount[]>
  /** Of an account or a recipient, oldest first. */
  by(viewerId: string): Promise<readonly TakeView[]>
}

export interface FeedbackRepository {
  /** @returns the answer; no other write of it goes on until this one ends */
  find(of: FeedbackKey): Promise<Feedback | null>
  /** @returns null while there is an answer, and where there never was one */
  takenBackAt(of: FeedbackKey): Promise<Date | null>
  /** Makes it or changes it. */
  set(feedback: Feedback): Promise<void>
  /** Removes the answer, if there is one. */
  takeBack(of: FeedbackKey, at: Date): Promise<void>
  /** Those about one talent at a place. */
  at(place: Place): Promise<readonly Feedback[]>
  ofPlace(placeId: string): Promise<readonly Feedback[]>
  /** By one statement. */
  ofPlaces(placeIds: readonly string[]): Promise<readonly Feedback[]>
  /** Those that these people gave there. */
  ofReviewers(placeId: string, userIds: readonly string[]): Promise<readonly Feedback[]>
  /** All that the account gave, in any order. */
  by(userId: string): Promise<readonly Feedback[]>
}

export interface CommentCount extends Place {
  readonly comments: number
}

export interface CommentRepository {
  find(id: string): Promise<Comment | null>
  add(comment: Comment): Promise<void>
  remove(id: string): Promise<void>
  /** All that the account wrote, oldest first. */
  by(userId: string): Promise<readonly Comment[]>
  /** The last 500 about one talent at a place, oldest first. */
  at(place: Place): Promise<readonly Comment[]>
  /** The last 500 of groups on these pages, oldest first. */
  ofGroups(pageIds: readonly string[], groupIds: readonly string[]): Promise<readonly Comment[]>
  /** Those in sessions about these talent, in any order. */
  inSessions(recordIds: readonly string[]): Promise<readonly Comment[]>
  /** How many there are about each talent of these places; a talent without any is not in it. */
  countByTalent(placeIds: readonly string[]): Promise<readonly CommentCount[]>
}

/** Wishes for privacy; a person without one has public answers. */
export interface PrivacyRepository {
  /** @returns null for public; no other write of this person there goes on until this one ends */
  locked(placeId: string, userId: string): Promise<Privacy>
  /** By person. */
  ofPlace(placeId: string): Promise<ReadonlyMap<string, PrivacyMode>>
  /** By one statement. */
  ofPlaces(placeIds: readonly string[]): Promise<readonly PrivacyWish[]>
  /** In any order. */
  by(userId: string): Promise<readonly PrivacyWish[]>
  set(wish: PrivacyWish): Promise<void>
  remove(of: Pick<PrivacyWish, 'placeId' | 'userId'>): Promise<void>
}

/** What posting holds of people who are erased. */
export interface TraceRepository {
  /** Also those that were taken off their page; in any order. */
  groupsOf(sessionId: string): Promise<readonly PostingGroup[]>
  /** With its takes, answers, comments and views. */
  removeGroup(group: Pick<PostingGroup, 'id' | 'pageId'>): Promise<void>
  /** Removes answers and comments about the talent of a group on a page. */
  removeAnswersAbout(group: Pick<PostingGroup, 'id' | 'pageId'>, recordIds: readonly string[]): Promise<void>
  /** Removes answers and comments about the talent in their sessions. */
  removeSessionAnswersAbout(recordIds: readonly string[]): Promise<void>
  /** The pages with one of the videos, deleted ones and those that it was taken off too. */
  pagesWith(videoIds: readonly string[]): Promise<readonly string[]>
  /** Takes the videos off all pages, with the views of them. */
  removeVideos(videoIds: readonly string[]): Promise<void>
  /** Archives of the page that have not ended, with one of these videos. */
  archivesWith(pageId: string, videoIds: readonly string[]): Promise<readonly string[]>
  /** Recipients of links with this address, removed ones too. @param email its `addressKey` */
  recipientsAt(email: string): Promise<readonly Recipient[]>
  /** Leaves a recipient without name and address, whom nothing lets in any more. */
  eraseRecipient(id: string, at: Date): Promise<void>
  /** How many answers and comments the account gave. */
  countOf(userId: string): Promise<{ readonly answers: number; readonly comments: number }>
  /** Removes what the person wrote. @returns where it stood */
  removeComments(userId: string): Promise<readonly Place[]>
}

export interface PostingRepositories {
  readonly pages: PageRepository
  readonly groups: PostingGroupRepository
  readonly links: LinkRepository
  readonly recipients: RecipientRepository
  readonly takeViews: TakeViewRepository
  readonly feedbacks: FeedbackRepository
  readonly comments: CommentRepository
  readonly privacy: PrivacyRepository
  readonly pageArchives: PageArchiveRepository
  readonly toAnswer: ToAnswerRepository
  readonly traces: TraceRepository
}

export type PostingStore = UnitOfWork<PostingRepositories>
export const POSTING_STORE: Token<PostingStore> = token('posting.store')
