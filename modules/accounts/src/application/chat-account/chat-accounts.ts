import { SECRET_BOX, service } from '@callboard/core'
import type { ChatAccountView } from '../../contract/index.ts'
import type { ChatAccount } from '../../domain/chat-account.ts'
import type { Credential } from '../../domain/credential.ts'
import { endOf } from '../../domain/text-account.ts'
import type { User } from '../../domain/user.ts'

export const CHAT = 'cometchat'

/** People's own accounts at the provider of chat, locked and unlocked. */
export class ChatAccounts extends service({ box: SECRET_BOX }) {
  /** A credential that was locked with another secret of the install is shown as none. */
  openOrNone({ userId, account, sealed }: Credential): ChatAccount | null {
    let plain: string
    try {
      plain = this.needs.box.unlock(sealed, this.#context(userId, account))
    } catch {
      return null
    }
    return { appId: account, ...(JSON.parse(plain) as Omit<ChatAccount, 'appId'>) }
  }

  lock(
    userId: string,
    { appId, auth, apiKey }: ChatAccount,
  ): Pick<Credential, 'name' | 'account' | 'sealed'> {
    const sealed = this.needs.box.lock(JSON.stringify({ auth, apiKey }), this.#context(userId, appId))
    return { name: CHAT, account: appId, sealed }
  }

  #context = (userId: string, appId: string) => `${CHAT}:${userId}:${appId}`
}

export const chatAccountView = (
  { appId, auth, apiKey }: ChatAccount,
  { updatedAt }: Pick<Credential, 'updatedAt'>,
  updatedBy: User | null,
): ChatAccountView => ({
  app_id: appId,
  auth_end: endOf(auth),
  api_key_end: endOf(apiKey),
  updated_at: updatedAt.toISOString(),
  updated_by: updatedBy?.email ?? null,
})
