import { getMessage, listMessages } from '@callboard/admin/contract'
import { until } from '../../../core/src/testing/until.ts'
import type { ApiClient } from './api-client.ts'

/** @returns path and query of the link to a new password in the mail to an address, once it is there */
export async function resetLink(admin: ApiClient, to: string): Promise<string> {
  const link = await until('the mail with the link', async () => {
    const { messages } = await admin.call(listMessages, { to, template: 'RESET_PASSWORD' })
    if (!messages[0]) return null
    const { text } = await admin.call(getMessage, { id: messages[0]._id })
    return /https?:\S+\/reset-password\?token=[\w-]+/.exec(text)?.[0] ?? null
  })
  const { pathname, search } = new URL(link ?? '')
  return pathname + search
}
