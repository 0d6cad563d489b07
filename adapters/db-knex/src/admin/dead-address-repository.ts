import type { DeadAddressRepository } from '@callboard/admin'
import { type Query, upsert } from '../dialect/index.ts'
import { readInstant } from '../table/index.ts'

const TABLE = 'dead_address'
const REASON_LENGTH = 500

export function deadAddressRepository(query: Query): DeadAddressRepository {
  return {
    put: async ({ address, reason, since }) => {
      const row = { address: address.toLowerCase(), reason: reason.slice(0, REASON_LENGTH), since }
      await upsert(query, TABLE, row, ['address'])
    },
    remove: async (address) => {
      await query(TABLE).where({ address: address.toLowerCase() }).delete()
    },
    find: async (address) => {
      const row = await query(TABLE).where({ address: address.toLowerCase() }).first()
      return row ? { address: row.address, reason: row.reason, since: readInstant(row.since) } : null
    },
  }
}
