import { DomainError, RATE_LIMITER, SECRET_HASHER, service } from '@callboard/core'
import type { Device } from './device-passes.ts'

const HOUR = 3600
/** Wrong passwords for one account, of all devices together that it never signed in on. */
const FROM_STRANGERS = { max: 30, seconds: HOUR }
/** Wrong passwords for one account on one device that it signed in on before. */
const FROM_DEVICE = { max: 30, seconds: HOUR }

const tooMany = (retryAfter: number) =>
  new DomainError(
    'limited',
    'limited',
    'There were too many wrong passwords for this account. Sign in on a device that you have used before, or choose Forgot password: the link we mail you lets this device in.',
    { retryAfter },
  )

/**
 * Counts wrong passwords by account. Strangers with many addresses share one count, so that they cannot guess quickly;
 * a device with a pass of the account has its own, so that strangers cannot lock the owner out.
 */
export class GuessLimits extends service({ limiter: RATE_LIMITER, hasher: SECRET_HASHER }) {
  /**
   * Takes a guess before the password is compared, so that many at once are counted, too.
   * @param userId null for an unknown e-mail address, which is counted just the same
   * @returns gives the guess back, once the password was right
   * @throws DomainError limited
   */
  async take(email: string, userId: string | null, device: Device | null): Promise<() => Promise<void>> {
    const isKnown = device !== null && userId !== null && device.userIds.includes(userId)
    const limit = isKnown ? FROM_DEVICE : FROM_STRANGERS
    const who = isKnown ? `device:${device.id}` : 'strangers'
    const key = `accounts.guess:${this.needs.hasher.digest(email)}:${who}`
    const wait = await this.needs.limiter.take(key, limit.max, limit.seconds)
    if (wait !== null) throw tooMany(wait)
    return () => this.needs.limiter.giveBack(key, limit.max, limit.seconds)
  }
}
