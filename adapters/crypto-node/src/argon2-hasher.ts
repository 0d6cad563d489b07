import { type Argon2Parameters, argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import type { PasswordHasher } from '@callboard/core'
import { gate } from '@callboard/core'

/** The second of the OWASP parameter sets for argon2id. */
const COST = { memory: 19_456, passes: 2, parallelism: 1 } as const
const SALT_BYTES = 16
const HASH_BYTES = 32
const AT_ONCE = 16
const PHC = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/

interface Stored {
  readonly cost: { memory: number; passes: number; parallelism: number }
  readonly salt: Buffer
  readonly hash: Buffer
}

export type DeriveKey = (parameters: Argon2Parameters) => Promise<Uint8Array>

const argon2id = promisify(argon2)
const deriveByNode: DeriveKey = (parameters) => argon2id('argon2id', parameters)

function parse(stored: string): Stored | null {
  const match = PHC.exec(stored)
  if (!match) return null
  const [, memory, passes, parallelism, salt, hash] = match
  return {
    cost: { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) },
    salt: Buffer.from(salt!, 'base64'),
    hash: Buffer.from(hash!, 'base64'),
  }
}

const unpadded = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64').replaceAll('=', '')

/**
 * Needs Node 24.7 or newer (argon2 in node:crypto).
 * @param derive another implementation of argon2id with the same parameters
 */
export function argon2Hasher(derive: DeriveKey = deriveByNode): PasswordHasher {
  const oneOfFew = gate(AT_ONCE)
  // The same letter can be typed as one or as two code points, depending on the keyboard.
  const key = (password: string, salt: Buffer, cost: Stored['cost'], tagLength: number) =>
    oneOfFew(() => derive({ message: password.normalize('NFKC'), nonce: salt, tagLength, ...cost }))

  return {
    async hash(password) {
      const salt = randomBytes(SALT_BYTES)
      const hash = await key(password, salt, COST, HASH_BYTES)
      const { memory, passes, parallelism } = COST
      return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${unpadded(salt)}$${unpadded(hash)}`
    },
    async matches(password, stored) {
      const right = stored === null ? null : parse(stored)
      if (!right) {
        await key(password, randomBytes(SALT_BYTES), COST, HASH_BYTES)
        return false
      }
      return timingSafeEqual(await key(password, right.salt, right.cost, right.hash.length), right.hash)
    },
    isOutdated(stored) {
      const cost = parse(stored)?.cost
      return (
        cost?.memory !== COST.memory || cost.passes !== COST.passes || cost.parallelism !== COST.parallelism
      )
    },
  }
}
