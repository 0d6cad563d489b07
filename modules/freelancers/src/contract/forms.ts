import { defineForm } from '@callboard/core/http-contract'
import { saveOwnProfile } from './endpoints.ts'

export const profileForm = defineForm(saveOwnProfile, {})
