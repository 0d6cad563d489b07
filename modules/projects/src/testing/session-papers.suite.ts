import type { TestScope } from '@callboard/core/testing'
import { documentsSuite } from './documents.suite.ts'
import { invitationsSuite } from './invitations.suite.ts'
import type { MakeStore } from './projects-steps.ts'
import { sessionMailsSuite } from './session-mails.suite.ts'

/** Documents, invitations and mails of a session over a real store. */
export function sessionPapersSuite(name: string, make: MakeStore, scope: TestScope = 'all'): void {
  documentsSuite(name, make, scope)
  invitationsSuite(name, make, scope)
  sessionMailsSuite(name, make, scope)
}
