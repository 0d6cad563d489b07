import { type Actor, BLOB_STORE, missing, service } from '@callboard/core'
import { hasField, type ManagedUser } from '../../contract/index.ts'
import type { Credential, CredentialName } from '../../domain/credential.ts'
import type { User } from '../../domain/user.ts'
import { ChatAccounts, chatAccountView } from '../chat-account/chat-accounts.ts'
import type { AccountsRepositories } from '../ports/index.ts'
import { userRow, userSummary } from '../profile/user-view.ts'
import { TextAccounts, textAccountView } from '../text-account/text-accounts.ts'

const LOGO_SECONDS = 3600

/** Accounts as the console shows and edits them. */
export class ManagedUsers extends service({
  textAccounts: TextAccounts,
  chatAccounts: ChatAccounts,
  blobs: BLOB_STORE,
}) {
  /** @throws DomainError missing */
  async view(actor: Actor, repositories: AccountsRepositories, id: string): Promise<ManagedUser> {
    const user = await repositories.users.find(id)
    if (!user) throw missing('The account')
    const { users } = repositories
    const attached = await users.many(await users.attachedTo(id))
    const [text, chat] = await this.#credentials(repositories, user)
    return {
      ...userRow(actor, user, (await users.lastSeen([id])).get(id)),
      version: user.version,
      logo_url: this.logoUrl(user),
      business_id: user.businessId,
      external_platform_user: user.externalPlatformUser,
      attached_users: attached.map(userSummary).sort((a, b) => a.email.localeCompare(b.email)),
      second_factor: user.secondFactor !== null,
      passkeys: (await repositories.passkeys.ofUser(id)).length,
      text_account: text && this.#textView(...text),
      chat_account: chat && this.#chatView(...chat),
    }
  }

  logoUrl({ logoKey, userType }: User): string | null {
    if (logoKey === null || !hasField(userType, 'logo')) return null
    return this.needs.blobs.signGet(logoKey, { seconds: LOGO_SECONDS })
  }

  async #credentials({ users, credentials }: AccountsRepositories, { id, userType }: User) {
    if (!hasField(userType, 'credentials')) return [null, null] as const
    const stored = async (name: CredentialName): Promise<[Credential, User | null] | null> => {
      const [credential] = await credentials.ofUsers([id], name)
      return credential ? [credential, await users.find(credential.updatedBy)] : null
    }
    return [await stored('twilio'), await stored('cometchat')] as const
  }

  #textView(credential: Credential, updatedBy: User | null) {
    const account = this.needs.textAccounts.openOrNone(credential)
    return account && textAccountView(account, credential, updatedBy)
  }

  #chatView(credential: Credential, updatedBy: User | null) {
    const account = this.needs.chatAccounts.openOrNone(credential)
    return account && chatAccountView(account, credential, updatedBy)
  }
}
