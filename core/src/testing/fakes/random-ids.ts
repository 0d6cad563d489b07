import type { Ids } from '../../kernel/index.ts'

/** Unused ids; in no order, unlike those of an install. */
export const randomIds: Ids = {
  next: () => crypto.randomUUID(),
  secret: () => Buffer.from(crypto.getRandomValues(new Uint8Array(32))).toString('base64url'),
}
