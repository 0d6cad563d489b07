import type { TestScope } from '@callboard/core/testing'
import { documentsContract } from './documents.contract.ts'
import { invitationsContract } from './invitations.contract.ts'
import type { MakeStore } from './projects-suite.ts'
import { sessionMailsContract } from './session-mails.contract.ts'

/** Documents, invitations and mails of a session over a real store. */
export function sessionPapersContract(name: string, make: MakeStore, scope: TestScope = 'all'): void {
  documentsContract(name, make, scope)
  invitationsContract(name, make, scope)
  sessionMailsContract(name, make, scope)
}
