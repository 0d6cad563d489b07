import { BreakableLine } from '../../core/src/testing/breakable-line.ts'
import { peerValue } from './peer-value.ts'

/** A line to the MariaDB server of the tests, for an install whose database is to be lost to it at a certain moment. */
export const lineToDatabase = (): Promise<BreakableLine> =>
  BreakableLine.to(peerValue(process.env, 'CALLBOARD_TEST_MARIADB'))
