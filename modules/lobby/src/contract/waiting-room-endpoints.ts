import {
  defineEndpoint,
  idFormat,
  REVIEWERS,
  STAFF,
  STAFF_TYPES,
  subjectOf,
} from '@callboard/core/http-contract'
import { sessionSubject } from '@callboard/projects/contract'
import { Type } from '@sinclair/typebox'
import { finishGroup } from './endpoints.ts'
import { GroupView } from './schemas.ts'
import { WaitingRoomView, WaitingTalent } from './waiting-room-schemas.ts'

const VIEWERS = [...STAFF_TYPES, 'client'] as const
const Id = Type.Object({ id: Type.String(idFormat) })
const Talent = Type.Object({ session: Type.String(idFormat), record: Type.String(idFormat) })
const ofSession = subjectOf(sessionSubject, { id: 'id' }, STAFF)
const ofTalent = subjectOf(sessionSubject, { id: 'session' }, STAFF)
const ofWatched = subjectOf(sessionSubject, { id: 'id' }, REVIEWERS)

export const getWaitingRoom = defineEndpoint({
  name: 'lobby.getWaitingRoom',
  summary: 'The talent in the external waiting room of a session; an outage is told, not refused',
  method: 'GET',
  path: '/twr/{id}',
  access: VIEWERS,
  subject: ofWatched,
  params: Id,
  reply: WaitingRoomView,
})

export const getWaitingTalent = defineEndpoint({
  name: 'lobby.getWaitingTalent',
  summary: 'One talent of the external waiting room, asked for anew',
  method: 'GET',
  path: '/twr/one/{session}/{record}',
  access: VIEWERS,
  subject: subjectOf(sessionSubject, { id: 'session' }, REVIEWERS),
  params: Talent,
  reply: WaitingTalent,
})

export const addWaitingToGroup = defineEndpoint({
  name: 'lobby.addWaitingToGroup',
  summary: 'Put a talent of the external waiting room into the current group; starts one when there is none',
  method: 'POST',
  path: '/twr/add-to-group/{session}/{record}',
  access: STAFF_TYPES,
  subject: ofTalent,
  params: Talent,
  reply: GroupView,
})

export const removeWaitingFromGroup = defineEndpoint({
  name: 'lobby.removeWaitingFromGroup',
  summary: 'Take a talent of the external waiting room out of the current group',
  method: 'DELETE',
  path: '/twr/remove-from-group/{session}/{record}',
  access: STAFF_TYPES,
  subject: ofTalent,
  params: Talent,
  reply: Type.Object({ group: Type.Union([GroupView, Type.Null()]) }),
})

export const getWaitingGroup = defineEndpoint({
  name: 'lobby.getWaitingGroup',
  summary: 'The current group of a session, with its talent of the external waiting room',
  method: 'GET',
  path: '/twr/current-group/{id}',
  access: VIEWERS,
  subject: ofWatched,
  params: Id,
  reply: Type.Object({ group: Type.Union([GroupView, Type.Null()]) }),
})

export const finishWaitingGroup = defineEndpoint({
  name: 'lobby.finishWaitingGroup',
  summary: 'Finish the current group; its talent of the external waiting room leave it with the others',
  method: 'POST',
  path: '/twr/finish-group/{id}',
  access: STAFF_TYPES,
  subject: ofSession,
  params: Id,
  body: Type.Object({ group: Type.String(idFormat) }),
  reply: finishGroup.reply,
})

export const clearWaitingRoom = defineEndpoint({
  name: 'lobby.clearWaitingRoom',
  summary: 'Show the talent who are in the external waiting room now no more; the waiting room keeps them',
  method: 'DELETE',
  path: '/twr/clear-records/{id}',
  access: STAFF_TYPES,
  subject: ofSession,
  params: Id,
  reply: Type.Object({ cleared: Type.Integer() }),
})
