import { defineEvent, defineRoom, defineSignal } from '@callboard/core/http-contract'
import { Type } from '@sinclair/typebox'

/** The room of the viewers of a posting page; the id is the page's. */
export const pageRoom = defineRoom({ prefix: 'page' })

const About = Type.Object({ page_id: Type.String(), ref_id: Type.String() })

/** Answers have changed: load them again (the visible answers differ from person to person). */
export const feedbackPage = defineSignal({
  type: 'feedback-page',
  room: pageRoom,
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

/** A reviewer answered: the group counts as viewed. */
export const groupAnswered = defineEvent({
  type: 'posting.group-answered',
  payload: Type.Object({ group_id: Type.String(), session_id: Type.String() }),
})
