import { SECRET_BOX, service } from '@callboard/core'
import { type ChatAccountView, DEFAULT_CHAT_REGION } from '../../contract/index.ts'
import type { ChatAccount } from '../../domain/chat-account.ts'
import type { Credential } from '../../domain/credential.ts'
import { endOf } from '../../domain/text-account.ts'
import type { User } from '../../domain/user.ts'
import type { ChatAccountDirectory, OwnChatAccount } from '../../queries/index.ts'
import { ACCOUNTS_STORE } from '../ports/index.ts'

export const CHAT = 'cometchat'

type Stored = Pick<ChatAccount, 'auth' | 'apiKey'> & Partial<Pick<ChatAccount, 'region'>>

/** People's own accounts at the provider of chat, locked and unlocked. */
export class ChatAccounts
  extends service({ store: ACCOUNTS_STORE, box: SECRET_BOX })
  implements ChatAccountDirectory
{
  async firstOf(holderIds: readonly string[]): Promise<OwnChatAccount | null> {
    const stored = await this.needs.store.read(({ credentials }) => credentials.ofUsers(holderIds, CHAT))
    const credential = holderIds
      .map((holderId) => stored.find(({ userId }) => userId === holderId))
      .find((found) => found !== undefined)
    return credential ? this.openOrNone(credential) : null
  }

  /** A credential that was locked with another secret of the install is shown as none. */
  openOrNone({ userId, account, sealed }: Credential): ChatAccount | null {
    let plain: string
    try {
      plain = this.needs.box.unlock(sealed, this.#context(userId, account))
    } catch {
      return null
    }
    // Accounts that were stored before the region was asked for are in the default one.
    return { appId: account, region: DEFAULT_CHAT_REGION, ...(JSON.parse(plain) as Stored) }
  }

  lock(
    userId: string,
    { appId, region, auth, apiKey }: ChatAccount,
  ): Pick<Credential, 'name' | 'account' | 'sealed'> {
    const sealed = this.needs.box.lock(JSON.stringify({ region, auth, apiKey }), this.#context(userId, appId))
    return { name: CHAT, account: appId, sealed }
  }

  #context = (userId: string, appId: string) => `${CHAT}:${userId}:${appId}`
}

export const chatAccountView = (
  { appId, region, auth, apiKey }: ChatAccount,
  { updatedAt }: Pick<Credential, 'updatedAt'>,
  updatedBy: User | null,
): ChatAccountView => ({
  app_id: appId,
  region,
  auth_end: endOf(auth),
  api_key_end: endOf(apiKey),
  updated_at: updatedAt.toISOString(),
  updated_by: updatedBy?.email ?? null,
})
