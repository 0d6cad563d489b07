import { accountSubject } from '@callboard/accounts/contract'
import { defineRoom, defineSignal, idFormat, OWNERS, subjectOf } from '@callboard/core/http-contract'
import { Type } from '@sinclair/typebox'
import { RequestComment, RequestReading } from './request-schemas.ts'
import { requestSubject } from './subjects.ts'

/** Both sides of a request; the id is the request's. Who is asked has the view of `talent`. */
export const requestRoom = defineRoom({
  prefix: 'freelancer-request',
  subject: subjectOf(requestSubject, { id: 'id' }, [...OWNERS, 'self']),
})

const Commented = Type.Object({ request: Type.String(idFormat), comment: RequestComment })

export const requestCommented = defineSignal({
  type: 'comments',
  room: requestRoom,
  views: { staff: Commented, talent: Commented },
})

const Read = Type.Object({ request: Type.String(idFormat), view: RequestReading })

export const requestCommentsRead = defineSignal({
  type: 'comments-read',
  room: requestRoom,
  views: { staff: Read, talent: Read },
})

/** The requests made to a person; the id is the account's. */
export const ownRequestsRoom = defineRoom({
  prefix: 'freelancer-requests',
  subject: subjectOf(accountSubject, { id: 'id' }, ['admin', 'self']),
})

const Listed = Type.Object({ request: Type.String(idFormat) })

/** A request to the person is new, has changed or has a new comment. */
export const ownRequestsChanged = defineSignal({
  type: 'freelancer-requests',
  room: ownRequestsRoom,
  views: { staff: Listed, talent: Listed },
})

/** Answer, decision or dates have changed: load the request again, which each side sees in its own way. */
const Changed = Type.Object({ request: Type.String(idFormat), version: Type.Integer() })

export const requestChanged = defineSignal({
  type: 'set-freelancer-response',
  room: requestRoom,
  views: { staff: Changed, talent: Changed },
})
