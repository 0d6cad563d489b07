import { DomainError, invalid } from '@callboard/core'
import type { TextProvider } from '../application/ports/index.ts'
import type { TextAccount } from '../domain/text-account.ts'

/** A provider with the accounts that a test opens there. */
export class FakeTextProvider implements TextProvider {
  reachable = true
  readonly #accounts: TextAccount[] = []

  /** Once for each sender it has. */
  open(account: TextAccount): void {
    this.#accounts.push(account)
  }

  async check(account: TextAccount): Promise<void> {
    if (!this.reachable)
      throw new DomainError('unavailable', 'texts_unavailable', 'Twilio cannot be reached.')
    const known = this.#accounts.filter(
      ({ accountSid, authToken }) => accountSid === account.accountSid && authToken === account.authToken,
    )
    if (known.length === 0) {
      throw invalid('auth_token', 'Twilio does not accept this Account SID and auth token together.')
    }
    if (!known.some(({ from }) => from === account.from)) {
      throw invalid('from', 'This does not belong to the account.')
    }
  }
}
