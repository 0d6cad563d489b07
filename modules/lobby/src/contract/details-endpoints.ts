import { defineEndpoint, idFormat, subjectOf, USER_TYPES } from '@callboard/core/http-contract'
import { SessionDocument } from '@callboard/projects/contract'
import { type Static, Type } from '@sinclair/typebox'
import { statusSubject } from './subjects.ts'

/** What talent may know of the project they are cast for. */
export const ProjectDetails = Type.Object({
  studio_name: Type.String(),
  session_name: Type.String(),
  /** PDFs of the script, where it is shown to talent. */
  script: Type.Array(SessionDocument),
})
export type ProjectDetails = Static<typeof ProjectDetails>

export const getOwnDetails = defineEndpoint({
  name: 'lobby.getOwnDetails',
  summary: 'Project, session and shown script of a check-in, for its talent',
  method: 'GET',
  path: '/message/{id}/project-details',
  access: ['talent-page', 'talent'],
  subject: subjectOf(statusSubject, { id: 'id' }, ['self']),
  params: Type.Object({ id: Type.String(idFormat) }),
  reply: ProjectDetails,
})

export const getCheckInDetails = defineEndpoint({
  name: 'lobby.getCheckInDetails',
  summary: 'The same for a talent at the check-in page, by its ticket',
  method: 'GET',
  path: '/onboard-details',
  access: [...USER_TYPES, 'talent-page', 'anonymous'],
  subject: { none: 'the session of the sealed ticket' },
  query: Type.Object({ ticket: Type.String({ maxLength: 1000 }) }),
  reply: ProjectDetails,
  limits: [{ per: 'address', max: 300, seconds: 60 }],
})
