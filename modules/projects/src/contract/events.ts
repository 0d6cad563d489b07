import { defineEvent } from '@callboard/core/http-contract'
import { Type } from '@sinclair/typebox'

export const sessionDeleted = defineEvent({
  type: 'projects.session-deleted',
  payload: Type.Object({ session_id: Type.String(), project_id: Type.String() }),
})

export const projectArchived = defineEvent({
  type: 'projects.project-archived',
  payload: Type.Object({ project_id: Type.String() }),
})
