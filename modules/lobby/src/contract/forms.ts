import { defineForm } from '@callboard/core/http-contract'
import { checkIn, updateRecord } from './endpoints.ts'

/** Facts of a check-in that staff correct. */
export const recordForm = defineForm(updateRecord, { role: 'Please add a Role' })

/** Its sentences stand in the quick-add rules. */
export const quickAddForm = defineForm(checkIn, {})
