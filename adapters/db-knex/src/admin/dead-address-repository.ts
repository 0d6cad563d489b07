import type { DeadAddressRepository } from '@callboard/admin'
import { type Query, upsert } from '../dialect/index.ts'
import { readInstant } from '../table/index.ts'

const TABLE = 'dead_address'
const REASON_LENGTH = 500

export function deadAddressRepository(query: Query): DeadAddressRepository {
  return {
    put: async ({ address, reason, since, liftedAt }) => {
      const row = {
        address: address.toLowerCase(),
        reason: reason.slice(0, REASON_LENGTH),
        since,
        lifted_at: liftedAt,
      }
      await upsert(query, TABLE, row, ['address'])
    },
    remove: async (address) => {
      await query(TABLE).where({ address: address.toLowerCase() }).delete()
    },
    find: async (address) => {
      const row = await query(TABLE).where({ address: address.toLowerCase() }).first()
      if (!row) return null
      const { reason, since, lifted_at } = row
      return {
        address: row.address,
        reason,
        since: readInstant(since),
        liftedAt: lifted_at === null ? null : readInstant(lifted_at),
      }
    },
  }
}
