import { defineForm } from '@callboard/core/http-contract'
import { saveOwnProfile } from './endpoints.ts'
import { saveVisibility } from './visibility-endpoints.ts'

export const profileForm = defineForm(saveOwnProfile, {})

export const visibilityForm = defineForm(saveVisibility, {})
