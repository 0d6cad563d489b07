import { CLOCK, invalid, missing, type NeedsOf, PHONE_NUMBERS, useCase } from '@callboard/core'
import type { InputOf } from '@callboard/core/http-contract'
import { getTextAccount, removeTextAccount, saveTextAccount } from '../../contract/index.ts'
import { isAccountSid, senderOf, type TextAccount } from '../../domain/text-account.ts'
import { ACCOUNTS_STORE, TEXT_PROVIDER } from '../ports/index.ts'
import { signedIn } from '../profile/account-rights.ts'
import { TextAccounts, textAccountHolder, textAccountView } from './text-accounts.ts'

/** The visible part of the user's own text account: never its token. */
export const GetTextAccount = useCase(
  getTextAccount,
  { store: ACCOUNTS_STORE, textAccounts: TextAccounts },
  ({ needs, input: { id } }) =>
    needs.store.read(async ({ users, credentials }) => {
      const holder = await textAccountHolder({ users }, id)
      const [credential] = await credentials.ofUsers([holder.id], 'twilio')
      const account = credential && needs.textAccounts.openOrNone(credential)
      if (!credential || !account) return { account: null }
      return { account: textAccountView(account, credential, await users.find(credential.updatedBy)) }
    }),
)

type Input = InputOf<typeof saveTextAccount>

const NEEDS = {
  store: ACCOUNTS_STORE,
  textAccounts: TextAccounts,
  provider: TEXT_PROVIDER,
  phones: PHONE_NUMBERS,
  clock: CLOCK,
}
type Needs = NeedsOf<typeof NEEDS>

/** The provider is asked first, so that only working accounts are stored. */
export const SaveTextAccount = useCase(saveTextAccount, NEEDS, async ({ needs, actor, input }) => {
  const { userId: updatedBy } = signedIn(actor)
  await needs.store.read(({ users }) => textAccountHolder({ users }, input.id))
  const account = await accountToStore(needs, input)
  await needs.provider.check(account)
  return await needs.store.write(async ({ users, credentials }, outbox) => {
    // Neither is left behind by an account that is being deleted.
    if (!(await users.lock(input.id))) throw missing('The account')
    const credential = {
      userId: input.id,
      ...needs.textAccounts.lock(input.id, account),
      updatedBy,
      updatedAt: needs.clock.now(),
    }
    await credentials.save(credential)
    return outbox.answer({ account: textAccountView(account, credential, await users.find(updatedBy)) })
  })
})

async function accountToStore(
  needs: Needs,
  { id, account_sid, auth_token, from: typed }: Input,
): Promise<TextAccount> {
  const accountSid = account_sid.trim()
  if (!isAccountSid(accountSid)) {
    throw invalid('account_sid', 'An Account SID is AC and 32 digits and letters from a to f.')
  }
  const from = senderOf(typed, (number) => needs.phones.parse(number, 'US'))
  if (from === null) {
    throw invalid('from', 'Type a number like +1 310 555 0100, a short code or a Messaging Service (MG…).')
  }
  const authToken = auth_token?.trim() || (await keptToken(needs, id, accountSid))
  if (authToken === null) throw invalid('auth_token', 'Auth token is required')
  return { accountSid, authToken, from }
}

/** A token belongs to its account: with another account it has to be typed. */
async function keptToken(
  { textAccounts }: Needs,
  userId: string,
  accountSid: string,
): Promise<string | null> {
  const kept = await textAccounts.of(userId)
  return kept?.accountSid === accountSid ? kept.authToken : null
}

export const RemoveTextAccount = useCase(
  removeTextAccount,
  { store: ACCOUNTS_STORE },
  async ({ needs, input: { id } }) => {
    await needs.store.write(async ({ users, credentials }) => {
      const holder = await textAccountHolder({ users }, id)
      await credentials.remove(holder.id, 'twilio')
    })
    return { success: true }
  },
)
