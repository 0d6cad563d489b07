import { CLOCK, DomainError, IDS, RATE_LIMITER, SEALER, SECRET_BOX, service } from '@callboard/core'
import { newRecoveryCode, RECOVERY_CODES, type SecondFactor, typedCode } from '../../domain/second-factor.ts'
import type { User } from '../../domain/user.ts'
import { ONE_TIME_CODES } from '../ports/index.ts'

/** Wrong codes for one account, wherever they are typed: a stranger who has the password guesses no faster. */
const WRONG_CODES = { max: 10, seconds: 3600 }

const context = (userId: string) => `second-factor:${userId}`

const unreadable = () =>
  new DomainError(
    'rule',
    'second_factor_unreadable',
    'Your second factor was stored under another secret of this install. Ask a super admin to reset it.',
  )

/** The codes of accounts with a second factor. */
export class SecondFactors extends service({
  codes: ONE_TIME_CODES,
  box: SECRET_BOX,
  sealer: SEALER,
  ids: IDS,
  clock: CLOCK,
  limiter: RATE_LIMITER,
}) {
  /** @returns what is stored, and the recovery codes, which exist nowhere else */
  make(userId: string, secret: string, lastStep: number) {
    const { recovery, codes } = this.newRecovery(userId)
    return { factor: { sealed: this.needs.box.lock(secret, context(userId)), lastStep, recovery }, codes }
  }

  newRecovery(userId: string): Pick<SecondFactor, 'recovery'> & { readonly codes: readonly string[] } {
    const codes = Array.from({ length: RECOVERY_CODES }, () => newRecoveryCode(this.needs.ids.secret()))
    return { codes, recovery: codes.map((code) => this.#mark(userId, code.replaceAll('-', ''))) }
  }

  /**
   * Takes a try before the code is compared, so that many at once are counted, too.
   * @returns gives it back, once the code was right
   * @throws DomainError limited
   */
  async takeTry(userId: string): Promise<() => Promise<void>> {
    const { max, seconds } = WRONG_CODES
    const key = `accounts.second-factor:${userId}`
    const wait = await this.needs.limiter.take(key, max, seconds)
    if (wait !== null) {
      const words = `There were too many wrong codes. Please try again in ${Math.ceil(wait / 60)} minutes.`
      throw new DomainError('limited', 'limited', words, { retryAfter: wait })
    }
    return () => this.needs.limiter.giveBack(key, max, seconds)
  }

  /**
   * @param user locked by the caller, so that two who use one code at once come one after the other
   * @returns the factor as it is stored from now on, with the code used up; null for a code that is wrong or was used
   */
  spend({ id, secondFactor }: User, typed: string): SecondFactor | null {
    const given = typedCode(typed)
    if (!secondFactor || !given) return null
    if (given.kind === 'app') {
      const step = this.needs.codes.windowOf(
        this.#secretOf(id, secondFactor),
        given.code,
        this.needs.clock.now(),
      )
      return step === null || step <= secondFactor.lastStep ? null : { ...secondFactor, lastStep: step }
    }
    const mark = this.#mark(id, given.code)
    const recovery = secondFactor.recovery.filter((left) => left !== mark)
    return recovery.length < secondFactor.recovery.length ? { ...secondFactor, recovery } : null
  }

  #secretOf(userId: string, { sealed }: SecondFactor): string {
    try {
      return this.needs.box.unlock(sealed, context(userId))
    } catch {
      throw unreadable()
    }
  }

  /** Made with the secret of the install, so that who has the rows alone cannot try codes on them. */
  #mark(userId: string, code: string): string {
    return this.needs.sealer.mark('recovery-code', `${userId}:${code}`)
  }
}
