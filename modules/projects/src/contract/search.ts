import { defineEndpoint, idFormat, STAFF_TYPES, uriFormat } from '@callboard/core/http-contract'
import { type Static, Type } from '@sinclair/typebox'

/** Letters from which on the server is asked. */
export const LEAST_LETTERS = 2

const named = { _id: Type.String(idFormat), name: Type.String() }

const ProjectOfFound = Type.Object({ ...named, uri: Type.String(uriFormat), is_archived: Type.Boolean() })

export const FoundTalent = Type.Object({
  ...named,
  role: Type.String(),
  photo_url: Type.Union([Type.String(), Type.Null()]),
  /** Checked in for a date of today. */
  is_today: Type.Boolean(),
  session: Type.Object(named),
  project: ProjectOfFound,
})
export type FoundTalent = Static<typeof FoundTalent>

export const FoundSession = Type.Object({ ...named, is_today: Type.Boolean(), project: ProjectOfFound })
export type FoundSession = Static<typeof FoundSession>

export const FoundPage = Type.Object({ ...named, project: ProjectOfFound })
export type FoundPage = Static<typeof FoundPage>

export const SearchAnswer = Type.Object({
  talent: Type.Array(FoundTalent),
  sessions: Type.Array(FoundSession),
  projects: Type.Array(ProjectOfFound),
  pages: Type.Array(FoundPage),
})
export type SearchAnswer = Static<typeof SearchAnswer>

export const search = defineEndpoint({
  name: 'projects.search',
  summary:
    'Talent, sessions, projects and posting pages that one may see, by the beginning of a name; 8 of each',
  method: 'GET',
  path: '/search',
  access: [...STAFF_TYPES, 'client'],
  subject: { none: 'a list of what the caller may see' },
  query: Type.Object({ q: Type.String({ minLength: LEAST_LETTERS, maxLength: 100 }) }),
  reply: SearchAnswer,
  limits: [{ per: 'actor', max: 240, seconds: 60 }],
})
