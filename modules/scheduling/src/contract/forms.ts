import { defineForm } from '@callboard/core/http-contract'
import { addTimeFrame } from './endpoints.ts'

export const timeFrameForm = defineForm(addTimeFrame, {
  start_time: 'Start Time is required',
  end_time: 'End Time is required',
})
