import { CLOCK, invalid, missing, type NeedsOf, useCase } from '@callboard/core'
import type { InputOf } from '@callboard/core/http-contract'
import {
  DEFAULT_CHAT_REGION,
  getChatAccount,
  removeChatAccount,
  saveChatAccount,
} from '../../contract/index.ts'
import { type ChatAccount, isAppId } from '../../domain/chat-account.ts'
import { ACCOUNTS_STORE, type AccountsRepositories } from '../ports/index.ts'
import { signedIn } from '../profile/account-rights.ts'
import { textAccountHolder } from '../text-account/text-accounts.ts'
import { CHAT, ChatAccounts, chatAccountView } from './chat-accounts.ts'

/** The visible part of the user's own chat account: never its secrets. */
export const GetChatAccount = useCase(
  getChatAccount,
  { store: ACCOUNTS_STORE, chatAccounts: ChatAccounts },
  ({ needs, input: { id } }) =>
    needs.store.read(async ({ users, credentials }) => {
      const holder = await textAccountHolder({ users }, id)
      const [credential] = await credentials.ofUsers([holder.id], CHAT)
      const account = credential && needs.chatAccounts.openOrNone(credential)
      if (!credential || !account) return { account: null }
      return { account: chatAccountView(account, credential, await users.find(credential.updatedBy)) }
    }),
)

type Input = InputOf<typeof saveChatAccount>

const NEEDS = { store: ACCOUNTS_STORE, chatAccounts: ChatAccounts, clock: CLOCK }
type Needs = NeedsOf<typeof NEEDS>

export const SaveChatAccount = useCase(saveChatAccount, NEEDS, async ({ needs, actor, input }) => {
  const { userId: updatedBy } = signedIn(actor)
  return await needs.store.write(async (repositories, outbox) => {
    const { users, credentials } = repositories
    if (!(await users.lock(input.id))) throw missing('The account')
    await textAccountHolder({ users }, input.id)
    const account = await accountToStore(needs, repositories, input)
    const credential = {
      userId: input.id,
      ...needs.chatAccounts.lock(input.id, account),
      updatedBy,
      updatedAt: needs.clock.now(),
    }
    await credentials.save(credential)
    return outbox.answer({ account: chatAccountView(account, credential, await users.find(updatedBy)) })
  })
})

/** Secrets belong to their app: with another app they have to be typed. */
async function accountToStore(
  { chatAccounts }: Needs,
  { credentials }: AccountsRepositories,
  input: Input,
): Promise<ChatAccount> {
  const appId = input.app_id.trim()
  if (!isAppId(appId)) throw invalid('app_id', 'An App ID has letters, digits, - and _ only.')
  const [stored] = await credentials.ofUsers([input.id], CHAT)
  const kept = stored?.account === appId ? chatAccounts.openOrNone(stored) : null
  const auth = input.auth?.trim() || kept?.auth
  if (!auth) throw invalid('auth', 'Auth key is required')
  const apiKey = input.api_key?.trim() || kept?.apiKey
  if (!apiKey) throw invalid('api_key', 'API key is required')
  return { appId, region: input.region ?? kept?.region ?? DEFAULT_CHAT_REGION, auth, apiKey }
}

export const RemoveChatAccount = useCase(
  removeChatAccount,
  { store: ACCOUNTS_STORE },
  async ({ needs, input: { id } }) => {
    await needs.store.write(async ({ users, credentials }) => {
      const holder = await textAccountHolder({ users }, id)
      await credentials.remove(holder.id, CHAT)
    })
    return { success: true }
  },
)
