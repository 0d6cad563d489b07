import type { Knex } from 'knex'

/** MySQL or MariaDB, as against SQLite. */
export const isMysql = (query: Knex): boolean => query.client.driverName === 'mysql2'
