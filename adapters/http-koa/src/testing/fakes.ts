import { AsyncLocalStorage } from 'node:async_hooks'
import type { RepeatableCall, ReplayStore, StoredReply } from '@callboard/core'
import type { TSchema } from '@sinclair/typebox'
import { Value } from '@sinclair/typebox/value'
import type { SchemaChecker } from '../index.ts'

/** The checker of the schema builder itself: the HTTP side must work with any that keeps the port. */
export const typeboxSchemas: SchemaChecker = {
  check(schema, value, options = {}) {
    const known = schema as TSchema
    const given = options.coerce ? Value.Convert(known, value) : value
    const errors = [...Value.Errors(known, given)]
    if (errors.length === 0) return { ok: true, value: given }
    const fields = errors.map((error) => [error.path.slice(1).replaceAll('/', '.'), error.message] as const)
    return { ok: false, fields: Object.fromEntries(fields.reverse()) }
  },
}

interface Replay {
  readonly fingerprint: string
  reply: StoredReply | null
}

export interface ReplayMap extends ReplayStore {
  readonly rows: Map<string, Replay>
  /** The running call. */
  call(): RepeatableCall | undefined
}

export function replayMap(): ReplayMap {
  const rows = new Map<string, Replay>()
  const calls = new AsyncLocalStorage<RepeatableCall>()
  return {
    rows,
    call: () => calls.getStore(),
    run: (call, work) => calls.run(call, work),
    async claim(key, fingerprint) {
      const row = rows.get(key)
      if (!row) {
        rows.set(key, { fingerprint, reply: null })
        return 'claimed'
      }
      if (row.fingerprint !== fingerprint) return 'mismatch'
      return row.reply ?? 'busy'
    },
    async renew() {},
    async store(key, reply) {
      rows.get(key)!.reply = reply
    },
    async release(key) {
      rows.delete(key)
    },
    async prune() {
      rows.clear()
    },
  }
}
