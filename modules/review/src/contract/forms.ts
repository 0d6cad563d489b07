import { defineForm } from '@callboard/core/http-contract'
import { addTakeComment } from './take-comment-endpoints.ts'

export const takeCommentForm = defineForm(addTakeComment, {})
