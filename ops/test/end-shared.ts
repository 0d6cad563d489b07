// Of `.mocharc.json`: stops what the test files of a run of mocha share.
import { endShared } from '../../core/src/testing/at-end.ts'

export const mochaHooks = { afterAll: endShared }
