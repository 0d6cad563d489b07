import { isDeepStrictEqual } from 'node:util'
import { getMessage, listMessages, type MessageRow } from '@callboard/admin/contract'
import { until } from '../../../core/src/testing/until.ts'
import type { ApiClient } from './api-client.ts'

const PAGE = 100

/** What the log itself looks for. */
interface Wanted {
  readonly to?: string
  readonly session_id?: string
}

/** The message log of the admin console. */
export class MessageLog {
  readonly #admin: ApiClient

  constructor(admin: ApiClient) {
    this.#admin = admin
  }

  /** From the newest message back, however many there are. */
  async *#back(wanted: Wanted): AsyncGenerator<MessageRow> {
    let at = {}
    for (let hasMore = true; hasMore; ) {
      const { messages, has_more } = await this.#admin.call(listMessages, { ...wanted, ...at, take: PAGE })
      yield* messages
      hasMore = has_more
      at = { after: messages.at(-1)?._id }
    }
  }

  /** All messages of a session or to an address, the newest first. */
  async all(wanted: Wanted): Promise<readonly MessageRow[]> {
    const found: MessageRow[] = []
    for await (const row of this.#back(wanted)) found.push(row)
    return found
  }

  /**
   * Asks for the log until the message is in it: it is written a moment after the act that promised it, and once
   * more when its provider reports.
   */
  async arrived(template: string, state: string, about: Partial<MessageRow['about']>): Promise<MessageRow> {
    const isIt = (row: MessageRow) =>
      row.template === template &&
      row.state === state &&
      isDeepStrictEqual({ ...row.about, ...about }, row.about)
    const { session_id } = about
    const find = async () => {
      for await (const row of this.#back(session_id ? { session_id } : {})) if (isIt(row)) return row
      return null
    }
    return (await until(`${template} about ${JSON.stringify(about)} is ${state}`, find))!
  }

  /** @returns the words of the message */
  async read({ _id }: MessageRow): Promise<string> {
    const { text } = await this.#admin.call(getMessage, { id: _id })
    return text
  }
}
