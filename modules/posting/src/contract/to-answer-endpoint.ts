import { defineEndpoint, idFormat, uriFormat } from '@callboard/core/http-contract'
import { type Static, Type } from '@sinclair/typebox'

/** Of one question. */
const MOST_LINKS = 20

export const PageToAnswer = Type.Object({
  _id: Type.String(idFormat),
  name: Type.String(),
  /** The link that opens it. */
  link: Type.String(idFormat),
  studio_name: Type.String(),
  studio_uri: Type.String(uriFormat),
  to_answer: Type.Integer({ minimum: 1 }),
})
export type PageToAnswer = Static<typeof PageToAnswer>

export const getPagesToAnswer = defineEndpoint({
  name: 'posting.getPagesToAnswer',
  summary: 'The pages of posting links on which talent wait for an answer of the caller, and how many',
  method: 'GET',
  path: '/studio/posting-links/to-answer',
  access: ['client'],
  subject: { none: 'of the named links, each of which opens to whoever has it, those that are there' },
  query: Type.Object({
    /** Ids of links with commas. */
    links: Type.String({ pattern: `^[A-Za-z0-9_-]{1,64}(,[A-Za-z0-9_-]{1,64}){0,${MOST_LINKS - 1}}$` }),
  }),
  /** In the order of the links and of their pages, each page once. */
  reply: Type.Object({ pages: Type.Array(PageToAnswer) }),
})
