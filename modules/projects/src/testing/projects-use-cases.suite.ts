import type { TestScope } from '@callboard/core/testing'
import { agreementSuite } from './agreement.suite.ts'
import { callbackSuite } from './callback.suite.ts'
import { dateManagersSuite } from './date-managers.suite.ts'
import { projectSuite } from './project.suite.ts'
import type { MakeStore } from './projects-steps.ts'
import { sessionSuite } from './session.suite.ts'

/** The use cases of the module over a real store: run by every adapter of the store. */
export function projectsUseCasesSuite(name: string, make: MakeStore, scope: TestScope = 'all'): void {
  projectSuite(name, make, scope)
  sessionSuite(name, make, scope)
  agreementSuite(name, make, scope)
  callbackSuite(name, make, scope)
  dateManagersSuite(name, make, scope)
}
