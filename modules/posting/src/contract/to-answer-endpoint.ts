import { defineEndpoint, idFormat, uriFormat } from '@callboard/core/http-contract'
import { type Static, Type } from '@sinclair/typebox'

/** Of one question, and of those that the account is known to have come by. */
export const MOST_LINKS = 20
/** Of either list. */
export const MOST_PAGES_TO_ANSWER = 40

export const PageToAnswer = Type.Object({
  _id: Type.String(idFormat),
  name: Type.String(),
  /** The link that opens it. */
  link: Type.String(idFormat),
  studio_name: Type.String(),
  studio_uri: Type.String(uriFormat),
  /** With takes to see; who stands in two groups counts in both. */
  talent: Type.Integer({ minimum: 0 }),
  to_answer: Type.Integer({ minimum: 0 }),
  /** Addresses of pictures. */
  faces: Type.Array(Type.String(), { maxItems: 3 }),
})
export type PageToAnswer = Static<typeof PageToAnswer>

export const getPagesToAnswer = defineEndpoint({
  name: 'posting.getPagesToAnswer',
  summary:
    'The pages of posting links on which talent wait for an answer of the caller, and those where none does any more',
  method: 'GET',
  path: '/studio/posting-links/to-answer',
  access: ['client'],
  subject: {
    none: 'of the named links, each of which opens to whoever has it, and of those that the caller watched takes by',
  },
  query: Type.Object({
    /** Ids of links with commas. */
    links: Type.Optional(
      Type.String({ pattern: `^[A-Za-z0-9_-]{1,64}(,[A-Za-z0-9_-]{1,64}){0,${MOST_LINKS - 1}}$` }),
    ),
  }),
  /** In the order of the links and of their pages, each page once. */
  reply: Type.Object({
    pages: Type.Array(PageToAnswer, { maxItems: MOST_PAGES_TO_ANSWER }),
    answered: Type.Array(PageToAnswer, { maxItems: MOST_PAGES_TO_ANSWER }),
  }),
})
