import {
  defineEndpoint,
  idFormat,
  instantFormat,
  REVIEWERS,
  STAFF_TYPES,
  subjectOf,
} from '@callboard/core/http-contract'
import { recordSubject } from '@callboard/lobby/contract'
import { type Static, Type } from '@sinclair/typebox'

/** A take as clients see it: nothing of what staff think of it. */
export const TalentVideo = Type.Object({
  _id: Type.String(idFormat),
  name: Type.String(),
  /** seconds */
  duration: Type.Number(),
  /** frames a second; 0 until known */
  fps: Type.Number(),
  /** signed, good for a few minutes: loading the answer anew renews it */
  url: Type.String(),
  thumbnail_url: Type.Union([Type.String(), Type.Null()]),
  created_at: Type.String(instantFormat),
})
export type TalentVideo = Static<typeof TalentVideo>

export const listTalentVideos = defineEndpoint({
  name: 'review.listTalentVideos',
  summary: 'The takes of a talent that play and are not archived, in the order in which they were made',
  method: 'GET',
  path: '/videos/many-by-record/{id}',
  access: [...STAFF_TYPES, 'client'],
  subject: subjectOf(recordSubject, { id: 'id' }, REVIEWERS),
  params: Type.Object({ id: Type.String(idFormat) }),
  reply: Type.Object({ videos: Type.Array(TalentVideo) }),
})
