import { defineForm } from '@callboard/core/http-contract'
import { createCallback } from './callback-endpoint.ts'
import { addRole, createProject, createSession } from './endpoints.ts'

export const projectForm = defineForm(createProject, { name: 'A name is required' })

export const sessionForm = defineForm(createSession, {
  name: 'A name is required',
  twr: 'The TWR room is two words with a slash between them',
  'dates.*.date': 'Date is required',
  'dates.*.start_time': 'Date is required',
})

export const callbackForm = defineForm(createCallback, {
  name: 'A name is required',
  date: 'Date is required',
  start_time: 'Start time is required',
})

export const roleForm = defineForm(addRole, { role: { required: 'Role Name is required' } })
