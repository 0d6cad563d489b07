import { type Actor, CLOCK, invalid, missing, PHONE_NUMBERS, useCase } from '@callboard/core'
import type { InputOf, ReplyOf } from '@callboard/core/http-contract'
import { saveTextAccount } from '../../contract/index.ts'
import { isAccountSid, senderOf, type TextAccount } from '../../domain/text-account.ts'
import { ACCOUNTS_STORE, TEXT_PROVIDER } from '../ports/index.ts'
import { signedIn } from '../profile/account-rights.ts'
import { TextAccounts, textAccountHolder, textAccountView } from './text-accounts.ts'

type Input = InputOf<typeof saveTextAccount>

/** The provider is asked first, so that only working accounts are stored. */
export class SaveTextAccount extends useCase(saveTextAccount, {
  store: ACCOUNTS_STORE,
  textAccounts: TextAccounts,
  provider: TEXT_PROVIDER,
  phones: PHONE_NUMBERS,
  clock: CLOCK,
}) {
  async run(actor: Actor, input: Input): Promise<ReplyOf<typeof saveTextAccount>> {
    const { userId: updatedBy } = signedIn(actor)
    await this.needs.store.read(({ users }) => textAccountHolder({ users }, input.id))
    const account = await this.#account(input)
    await this.needs.provider.check(account)
    return await this.needs.store.write(async ({ users, credentials }, outbox) => {
      // Neither is left behind by an account that is being deleted.
      if (!(await users.lock(input.id))) throw missing('The account')
      const credential = {
        userId: input.id,
        ...this.needs.textAccounts.lock(input.id, account),
        updatedBy,
        updatedAt: this.needs.clock.now(),
      }
      await credentials.save(credential)
      return outbox.answer({ account: textAccountView(account, credential, await users.find(updatedBy)) })
    })
  }

  async #account({ id, account_sid, auth_token, from: typed }: Input): Promise<TextAccount> {
    const accountSid = account_sid.trim()
    if (!isAccountSid(accountSid)) {
      throw invalid('account_sid', 'An Account SID is AC and 32 digits and letters from a to f.')
    }
    const from = senderOf(typed, (number) => this.needs.phones.parse(number, 'US'))
    if (from === null) {
      throw invalid('from', 'Type a number like +1 310 555 0100, a short code or a Messaging Service (MG…).')
    }
    const authToken = auth_token?.trim() || (await this.#keptToken(id, accountSid))
    if (authToken === null) throw invalid('auth_token', 'Auth token is required')
    return { accountSid, authToken, from }
  }

  /** A token belongs to its account: with another account it has to be typed. */
  async #keptToken(userId: string, accountSid: string): Promise<string | null> {
    const kept = await this.needs.textAccounts.of(userId)
    return kept?.accountSid === accountSid ? kept.authToken : null
  }
}
