import { broken, DomainError, missing, SECRET_BOX, service } from '@callboard/core'
import { hasField, type TextAccountView } from '../../contract/index.ts'
import type { Credential } from '../../domain/credential.ts'
import { endOf, type TextAccount } from '../../domain/text-account.ts'
import type { User } from '../../domain/user.ts'
import type { OwnTextAccount, TextAccountDirectory } from '../../queries/index.ts'
import { ACCOUNTS_STORE, type AccountsRepositories } from '../ports/index.ts'

const NAME = 'twilio'

type Locked = Pick<Credential, 'name' | 'account' | 'sealed'>

const unreadable = () =>
  broken(
    'text_account_unreadable',
    'The Twilio account was stored under another secret of this install. Type it in anew.',
  )

/** People's own accounts at the provider of texts, unlocked. Those of deleted people are not there. */
export class TextAccounts
  extends service({ store: ACCOUNTS_STORE, box: SECRET_BOX })
  implements TextAccountDirectory
{
  async firstOf(
    holderIds: readonly string[],
  ): Promise<{ readonly holderId: string; readonly accountSid: string } | null> {
    const stored = await this.needs.store.read(({ credentials }) => credentials.ofUsers(holderIds, NAME))
    for (const holderId of holderIds) {
      const found = stored.find(({ userId }) => userId === holderId)
      if (found) return { holderId, accountSid: found.account }
    }
    return null
  }

  async of(holderId: string): Promise<OwnTextAccount | null> {
    const found = await this.needs.store.read(async ({ credentials, users }) => {
      const [credential] = await credentials.ofUsers([holderId], NAME)
      const holder = credential && (await users.find(holderId))
      return holder && { credential, holder }
    })
    return found ? { ...this.open(found.credential), holderId, holderEmail: found.holder.email } : null
  }

  /** @throws DomainError as `of` */
  open({ userId, account, sealed }: Credential): TextAccount {
    let plain: string
    try {
      plain = this.needs.box.unlock(sealed, this.#context(userId, account))
    } catch {
      throw unreadable()
    }
    return { accountSid: account, ...(JSON.parse(plain) as Omit<TextAccount, 'accountSid'>) }
  }

  /** A credential that cannot be read any more is shown as none, so that it can be typed in anew. */
  openOrNone(credential: Credential): TextAccount | null {
    try {
      return this.open(credential)
    } catch (error) {
      if (error instanceof DomainError) return null
      throw error
    }
  }

  lock(userId: string, { accountSid, authToken, from }: TextAccount): Locked {
    const plain = JSON.stringify({ authToken, from })
    return {
      name: NAME,
      account: accountSid,
      sealed: this.needs.box.lock(plain, this.#context(userId, accountSid)),
    }
  }

  #context = (userId: string, accountSid: string) => `${NAME}:${userId}:${accountSid}`
}

/** @throws DomainError missing for an account whose texts never leave with one of its own */
export async function textAccountHolder(
  { users }: Pick<AccountsRepositories, 'users'>,
  userId: string,
): Promise<User> {
  const holder = await users.find(userId)
  if (!holder || !hasField(holder.userType, 'credentials')) throw missing('The account')
  return holder
}

export const textAccountView = (
  { accountSid, authToken, from }: TextAccount,
  { updatedAt }: Pick<Credential, 'updatedAt'>,
  updatedBy: User | null,
): TextAccountView => ({
  account_sid: accountSid,
  token_end: endOf(authToken),
  from,
  updated_at: updatedAt.toISOString(),
  updated_by: updatedBy?.email ?? null,
})
