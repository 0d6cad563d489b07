import { defineEvent, defineRoom, defineSignal } from '@callboard/core/http-contract'
import { Type } from '@sinclair/typebox'
import { reviewerRoom } from './record-events.ts'

/** The room of the viewers of a posting page; the id is the page's. */
export const pageRoom = defineRoom({ prefix: 'page' })

const About = Type.Object({ page_id: Type.String(), ref_id: Type.String() })

const AboutAnswer = Type.Object({
  page_id: Type.String(),
  ref_id: Type.String(),
  to_user: Type.String(),
  from_user: Type.String(),
})

/** What stands on the page, or its order, has changed: load it again. */
export const pageChanged = defineSignal({
  type: 'page-changed',
  room: pageRoom,
  views: { staff: Type.Object({ page_id: Type.String() }), client: Type.Object({ page_id: Type.String() }) },
})

/**
 * Answers about a group have changed, or with an empty `ref_id` those of many: load them again, since the visible
 * answers differ from person to person. `feedback-ref` says which.
 */
export const feedbackPage = defineSignal({
  type: 'feedback-page',
  room: pageRoom,
  views: { staff: About, client: About },
})

/** The answer of one reviewer about one talent has changed: load that one, however many there are. */
export const feedbackRef = defineSignal({
  type: 'feedback-ref',
  room: pageRoom,
  views: { staff: AboutAnswer, client: AboutAnswer },
})

/** The same for an answer that others may not see, told to its giver alone. */
export const ownFeedbackPage = defineSignal({
  type: 'own-feedback-page',
  room: reviewerRoom,
  views: { staff: About, client: About },
})

/** Comments have changed: load them again. */
export const commentRef = defineSignal({
  type: 'comment-ref',
  room: pageRoom,
  views: { staff: About, client: About },
})

/** Groups of a session were copied to a posting page. */
export const groupsCopied = defineEvent({
  type: 'posting.groups-copied',
  payload: Type.Object({ session_id: Type.String(), group_ids: Type.Array(Type.String()) }),
})

/** Groups of a session are on another number of posting pages than before: perhaps on none, or on one again. */
export const copiesChanged = defineEvent({
  type: 'posting.copies-changed',
  payload: Type.Object({ session_id: Type.String(), group_ids: Type.Array(Type.String()) }),
})

/** A reviewer answered: the group counts as viewed. */
export const groupAnswered = defineEvent({
  type: 'posting.group-answered',
  payload: Type.Object({ group_id: Type.String(), session_id: Type.String() }),
})
