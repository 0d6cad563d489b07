import { defineForm } from '@callboard/core/http-contract'
import { saveOwnProfile } from './endpoints.ts'
import { commentOnRequest } from './request-endpoints.ts'
import { saveVisibility } from './visibility-endpoints.ts'

export const profileForm = defineForm(saveOwnProfile, {})

export const visibilityForm = defineForm(saveVisibility, {})

export const requestCommentForm = defineForm(commentOnRequest, {})
