export * from './application/ports/index.ts'
export type { PostingLink } from './domain/link.ts'
export {
  nameKey,
  type PostingGroup,
  type PostingMember,
  type PostingPage,
  type PostingVideo,
} from './domain/page.ts'
export type {
  Comment,
  Feedback,
  FeedbackValue,
  PrivacyWish,
  RecordComment,
  RecordFeedback,
} from './domain/reaction.ts'
export { postingModule } from './module.ts'
