import type { OptOutRepository } from '@callboard/admin'
import { inParts, insertIfAbsent, type Query } from '../dialect/index.ts'
import { readInstant } from '../table/index.ts'

const OPT_OUTS = 'text_opt_out'
const REPLIES = 'text_reply'

export function optOutRepository(query: Query): OptOutRepository {
  return {
    add: async (sender, phone, since) => {
      await insertIfAbsent(query, OPT_OUTS, { sender, phone, since })
    },
    remove: async (sender, phone) => {
      await query(OPT_OUTS).where({ sender, phone }).delete()
    },
    has: async (sender, phone) =>
      (await query(OPT_OUTS).where({ sender, phone }).first('phone')) !== undefined,
    among: async (phones) => {
      const found = await inParts(
        phones,
        (part): PromiseLike<{ phone: string; since: unknown }[]> =>
          query(OPT_OUTS)
            .whereIn('phone', [...part])
            .groupBy('phone')
            .select('phone')
            .max({ since: 'since' }),
      )
      return new Map(found.map(({ phone, since }) => [phone, readInstant(since)]))
    },
    noteReply: (providerId, at) => insertIfAbsent(query, REPLIES, { provider_id: providerId, at }),
  }
}
