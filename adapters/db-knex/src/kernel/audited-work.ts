import type { AuditedCall, Clock } from '@callboard/core'

export interface AuditSettings {
  readonly clock: Clock
  /** A keyed digest in 64 hexadecimal figures; whoever does not know the key cannot make one. */
  readonly seal: (text: string) => string
}

/** A staff call while its work is done. */
export interface AuditedWork extends AuditSettings {
  readonly call: AuditedCall
  /** True once a transaction with its row has committed. */
  isKept: boolean
}
