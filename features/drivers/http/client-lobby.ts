import { recordChanged, sessionRoom } from '@callboard/lobby/contract'
import { giveRecordFeedback } from '@callboard/posting/contract'
import { expect } from 'chai'
import type { ApiClient } from './api-client.ts'
import type { LiveClient } from './live-client.ts'

/** The client's view of a session, open from its first moment on. */
export class ClientLobby {
  readonly #client: ApiClient
  readonly #live: LiveClient

  private constructor(client: ApiClient, live: LiveClient) {
    this.#client = client
    this.#live = live
  }

  static async open(client: ApiClient, live: LiveClient, session: string): Promise<ClientLobby> {
    await live.join(sessionRoom, session)
    return new ClientLobby(client, live)
  }

  async expectToSee(names: readonly string[]): Promise<void> {
    for (const name of names) {
      const seen = await this.#live.heard<{ first_name: string }>(
        recordChanged,
        ({ first_name }) => first_name === name,
      )
      expect(seen).not.to.have.any.keys('phone', 'email')
    }
  }

  async answerYes(record: string): Promise<void> {
    await this.#client.call(giveRecordFeedback, { id: record, feedback: 'yes' })
  }
}
