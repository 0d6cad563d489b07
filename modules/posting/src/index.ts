export * from './application/ports/index.ts'
export type { PostingLink } from './domain/link.ts'
export {
  nameKey,
  type PostingGroup,
  type PostingMember,
  type PostingPage,
  type PostingVideo,
} from './domain/page.ts'
export type { PageArchive } from './domain/page-archive.ts'
export {
  type Comment,
  type Feedback,
  type FeedbackKey,
  type FeedbackValue,
  IN_SESSION,
  type Place,
  type PrivacyWish,
  type TakenBack,
} from './domain/reaction.ts'
export { addressKey, type Recipient } from './domain/recipient.ts'
export { type Stretch, type TakeView, VIEWER_KINDS } from './domain/take-view.ts'
export { postingModule } from './module.ts'
