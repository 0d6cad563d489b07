/** What people write about talent and takes: the list, and the field for another. */
export { CommentField } from './comment-field.tsx'
export { CommentList, type ShownComment } from './comment-list.tsx'
export { isMoment, type MomentField, type TakeMoment, useMoment } from './use-moment.ts'
