import { CLOCK, IDS, SEALER, service } from '@callboard/core'

const PURPOSE = 'device-pass'
const LIFETIME = 180 * 86_400_000
/** Accounts that one device may have signed in to; a house shares a computer. */
const MOST_ACCOUNTS = 10

export interface Device {
  readonly id: string
  /** Accounts that signed in on it, the latest first. */
  readonly userIds: readonly string[]
}

/**
 * Passes that a device keeps from one sign-in to the next. They name accounts that signed in there before, and sign
 * nobody in; wrong passwords are counted for such a device on its own.
 */
export class DevicePasses extends service({ sealer: SEALER, ids: IDS, clock: CLOCK }) {
  /** @returns null for a pass that is forged, altered or expired, or that there is none */
  open(pass: string | undefined): Device | null {
    const claim = pass ? this.needs.sealer.open(PURPOSE, pass) : null
    return claim?.device && claim.users ? { id: claim.device, userIds: claim.users.split(',') } : null
  }

  /** The pass for a device on which the account signed in just now. */
  renew(pass: string | undefined, userId: string): string {
    const device = this.open(pass)
    const users = [...new Set([userId, ...(device?.userIds ?? [])])].slice(0, MOST_ACCOUNTS)
    const claim = { device: device?.id ?? this.needs.ids.next(), users: users.join(',') }
    return this.needs.sealer.seal(PURPOSE, claim, new Date(this.needs.clock.now().getTime() + LIFETIME))
  }
}
