import type { OwnChatAccount } from '@callboard/accounts/queries'
import { DomainError, patient } from '@callboard/core'
import type { ChatProvider, PassedMessage } from '@callboard/lobby'

export interface CometChatSettings {
  /** Address of the calls in place of CometChat's own; null: its own. */
  readonly api: string | null
}

const TIMEOUT_MS = 5_000
/** Letters of a name that CometChat takes. */
const LONGEST_NAME = 100

type Made = 'ERR_UID_ALREADY_EXISTS' | 'ERR_GUID_ALREADY_EXISTS'

const unavailable = (cause: unknown) =>
  new DomainError('unavailable', 'chat_unavailable', 'CometChat does not answer.', { cause })

async function codeOf(response: Response): Promise<string> {
  try {
    const { error } = (await response.json()) as { readonly error?: { readonly code?: unknown } }
    return String(error?.code ?? response.status)
  } catch {
    return String(response.status)
  }
}

/**
 * The `ChatProvider` by the REST calls of CometChat, with the API key of the casting director's app. Group, sender and
 * membership are made before each message: CometChat says of those that are there that they are.
 */
export function cometChat({ api }: CometChatSettings): ChatProvider {
  const baseOf = ({ appId, region }: OwnChatAccount) =>
    api ?? `https://${appId.toLowerCase()}.api-${region}.cometchat.io/v3`

  /** @param known the code by which CometChat says that it is there already */
  async function call(
    account: OwnChatAccount,
    path: string,
    body: object,
    { known, as }: { readonly known?: Made; readonly as?: string } = {},
  ): Promise<void> {
    let response: Response
    try {
      response = await fetch(`${baseOf(account)}/${path}`, {
        method: 'POST',
        headers: {
          accept: 'application/json',
          'content-type': 'application/json',
          appid: account.appId,
          apikey: account.apiKey,
          ...(as ? { onBehalfOf: as } : {}),
        },
        body: JSON.stringify(body),
        redirect: 'error',
        signal: AbortSignal.timeout(patient(TIMEOUT_MS)),
      })
    } catch (fault) {
      throw unavailable(fault)
    }
    if (response.ok) {
      await response.body?.cancel()
      return
    }
    const code = await codeOf(response)
    if (code === known) return
    if (response.status >= 500 || response.status === 429) throw unavailable(new Error(code))
    throw new DomainError('rule', 'chat_refused', `CometChat refuses the message: ${code}.`)
  }

  return {
    async post(account, { message, sender, group }: PassedMessage) {
      const uid = `callboard-${message.userId}`
      const guid = `callboard-${message.room}-${message.sessionId}`
      const name = (words: string) => words.slice(0, LONGEST_NAME)
      await call(account, 'users', { uid, name: name(sender) }, { known: 'ERR_UID_ALREADY_EXISTS' })
      const room = { guid, name: name(group), type: 'private' }
      await call(account, 'groups', room, { known: 'ERR_GUID_ALREADY_EXISTS' })
      // Its answer tells of each of the members whether they were in it before.
      await call(account, `groups/${guid}/members`, { participants: [uid] })
      await call(
        account,
        'messages',
        {
          category: 'message',
          type: 'text',
          receiver: guid,
          receiverType: 'group',
          data: { text: message.content, metadata: { callboard_id: message.id } },
        },
        { as: uid },
      )
    },
  }
}
