import type { Query } from './query.ts'

/** MySQL or MariaDB, as against SQLite. */
export const isMysql = (query: Query): boolean => query.client.driverName === 'mysql2'
