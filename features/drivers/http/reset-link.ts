import { getMessage, listMessages } from '@callboard/admin/contract'
import { until } from '../../../core/src/testing/until.ts'
import type { ApiClient } from './api-client.ts'

const LINK = /https?:\S+\/reset-password\?token=[\w-]+/

/** Of a quoted-printable text: lines that go on, and the sign that it escapes by. */
const unquoted = (mail: string) => mail.replaceAll(/=\r?\n/g, '').replaceAll('=3D', '=')

/**
 * @param mails that have arrived: the message log forgets the link of one that has
 * @returns path and query of the link to a new password in the mail to an address, once it is there
 */
export async function resetLink(
  admin: ApiClient,
  to: string,
  mails: () => readonly string[] = () => [],
): Promise<string> {
  const link = await until('the mail with the link', async () => {
    const { messages } = await admin.call(listMessages, { to, template: 'RESET_PASSWORD' })
    if (!messages[0]) return null
    const { _id: id } = messages[0]
    const { text } = await admin.call(getMessage, { id })
    const own = mails().filter((mail) => mail.includes(`Message-ID: <${id}@`))
    return [text, ...own.map(unquoted)].flatMap((words) => LINK.exec(words)?.[0] ?? [])[0] ?? null
  })
  const { pathname, search } = new URL(link ?? '')
  return pathname + search
}
