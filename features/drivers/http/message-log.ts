import { isDeepStrictEqual } from 'node:util'
import { getMessage, listMessages, type MessageRow } from '@callboard/admin/contract'
import type { ApiClient } from './api-client.ts'

/** The message log of the admin console. */
export class MessageLog {
  readonly #admin: ApiClient

  constructor(admin: ApiClient) {
    this.#admin = admin
  }

  /**
   * Asks for the log until the message is in it: it is written a moment after the act that promised it, and once
   * more when its provider reports.
   */
  async arrived(template: string, state: string, about: Partial<MessageRow['about']>): Promise<MessageRow> {
    for (;;) {
      const { messages } = await this.#admin.call(listMessages, { take: 50 })
      const isAbout = (row: MessageRow) => isDeepStrictEqual({ ...row.about, ...about }, row.about)
      const found = messages.find((row) => row.template === template && row.state === state && isAbout(row))
      if (found) return found
      await new Promise(setImmediate)
    }
  }

  /** @returns the words of the message */
  async read({ _id }: MessageRow): Promise<string> {
    const { text } = await this.#admin.call(getMessage, { id: _id })
    return text
  }
}
