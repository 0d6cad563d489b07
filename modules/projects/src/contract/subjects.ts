import { defineSubject } from '@callboard/core/http-contract'
import type { ProjectFacts, SessionDateFacts, SessionFacts } from '../queries/session-directory.ts'

export const projectSubject = defineSubject<{ readonly project: ProjectFacts }>()('project', 'This project', [
  'id',
])

export const projectOfUri = defineSubject<{ readonly project: ProjectFacts }>()(
  'project-of-uri',
  'This project',
  ['uri'],
)

export const sessionSubject = defineSubject<{ readonly session: SessionFacts }>()('session', 'This session', [
  'id',
])

/** A session at the address of its project; a wrong project address leads nowhere. */
export const sessionOfUri = defineSubject<{ readonly session: SessionFacts }>()(
  'session-of-uri',
  'This session',
  ['uri', 'id'],
)

export const daySubject = defineSubject<{
  readonly session: SessionFacts
  readonly day: SessionDateFacts
}>()('session-date', 'This session date', ['session', 'day'])
