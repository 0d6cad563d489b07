import { randomBytes, randomFillSync } from 'node:crypto'
import type { Clock, Ids } from '@callboard/core'
import { systemClock } from './system-clock.ts'

const COUNTER_BITS = 12
const COUNTER_END = 1 << COUNTER_BITS
const ID_BYTES = 16
/** Ids for which random bytes are fetched at once: each fetch costs more than all the rest of an id. */
const IDS_AT_ONCE = 128

/**
 * UUIDv7 (RFC 9562, method 1): 48 bits of milliseconds, a 12-bit counter, 62 random bits.
 * Ids of one process sort in the order of their making, also inside a millisecond and when the clock steps back.
 */
export function uuidIds(clock: Clock = systemClock): Ids {
  let lastMs = 0
  let counter = 0

  const tick = (random: number): void => {
    const now = clock.now().getTime()
    if (now > lastMs) {
      lastMs = now
      // The upper half of the counter is left free, so that a fresh millisecond has room for 2048 ids at least.
      counter = random & (COUNTER_END / 2 - 1)
      return
    }
    counter += 1
    if (counter === COUNTER_END) {
      lastMs += 1
      counter = 0
    }
  }

  const random = Buffer.alloc(ID_BYTES * IDS_AT_ONCE)
  let used = random.length
  const freshBytes = (): Buffer => {
    if (used === random.length) {
      randomFillSync(random)
      used = 0
    }
    used += ID_BYTES
    return random.subarray(used - ID_BYTES, used)
  }

  return {
    next() {
      const bytes = freshBytes()
      tick(bytes.readUInt16BE(6))
      bytes.writeUIntBE(lastMs, 0, 6)
      bytes.writeUInt16BE(0x7000 | counter, 6)
      bytes.writeUInt8(0x80 | (bytes.readUInt8(8) & 0x3f), 8)
      const hex = bytes.toString('hex')
      return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`
    },
    secret: () => randomBytes(32).toString('base64url'),
  }
}
