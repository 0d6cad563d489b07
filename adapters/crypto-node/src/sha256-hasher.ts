import { createHash } from 'node:crypto'
import type { SecretHasher } from '@callboard/core'

export const sha256Hasher: SecretHasher = {
  digest: (secret) => createHash('sha256').update(secret).digest('hex'),
}
