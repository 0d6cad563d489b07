import type { Actor } from '@callboard/core'
import type { InputOf, ReplyOf } from '@callboard/core/http-contract'
import type { removeTextAccount } from '../contract/index.ts'
import type { AccountsStore } from './ports/index.ts'
import { textAccountHolder } from './text-account-holder.ts'

export class RemoveTextAccount {
  readonly #store: AccountsStore

  constructor(store: AccountsStore) {
    this.#store = store
  }

  async run(
    actor: Actor,
    { id }: InputOf<typeof removeTextAccount>,
  ): Promise<ReplyOf<typeof removeTextAccount>> {
    await this.#store.write(async ({ users, credentials }) => {
      const holder = await textAccountHolder({ users }, actor, id)
      await credentials.remove(holder.id, 'twilio')
    })
    return { success: true }
  }
}
