import { defineEvent } from '@callboard/core/http-contract'
import { Type } from '@sinclair/typebox'

/** The account that made the change. Events from before it was told have none. */
const By = Type.Optional(Type.String())

/** Its zone, or the day, start, place or managers of one of its dates, are others, or a date is gone. */
export const sessionChanged = defineEvent({
  type: 'projects.session-changed',
  payload: Type.Object({ session_id: Type.String(), project_id: Type.String(), by: By }),
})

export const sessionDeleted = defineEvent({
  type: 'projects.session-deleted',
  payload: Type.Object({ session_id: Type.String(), project_id: Type.String() }),
})

/** Its appointments made until now have ended, also when it is restored before this is heard. */
export const projectArchived = defineEvent({
  type: 'projects.project-archived',
  payload: Type.Object({ project_id: Type.String(), by: By }),
})

/** The way of the talent of all its sessions is another one: with the virtual lobby, or straight into the room. */
export const virtualLobbySwitched = defineEvent({
  type: 'projects.virtual-lobby-switched',
  payload: Type.Object({ project_id: Type.String() }),
})
