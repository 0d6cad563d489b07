import { defineForm } from '@callboard/core/http-contract'
import { saveNotices } from './notice-endpoints.ts'

export const noticesForm = defineForm(saveNotices, {})
