import type { TestScope } from '@callboard/core/testing'
import { agreementContract } from './agreement.contract.ts'
import { projectContract } from './project.contract.ts'
import type { MakeStore } from './projects-suite.ts'
import { sessionContract } from './session.contract.ts'

/** The use cases of the module over a real store: run by every adapter of the store. */
export function projectsUseCasesContract(name: string, make: MakeStore, scope: TestScope = 'all'): void {
  projectContract(name, make, scope)
  sessionContract(name, make, scope)
  agreementContract(name, make, scope)
}
