import { type Actor, useCase } from '@callboard/core'
import type { InputOf, ReplyOf } from '@callboard/core/http-contract'
import { removeTextAccount } from '../../contract/index.ts'
import { ACCOUNTS_STORE } from '../ports/index.ts'
import { textAccountHolder } from './text-accounts.ts'

export class RemoveTextAccount extends useCase(removeTextAccount, { store: ACCOUNTS_STORE }) {
  async run(
    _actor: Actor,
    { id }: InputOf<typeof removeTextAccount>,
  ): Promise<ReplyOf<typeof removeTextAccount>> {
    await this.needs.store.write(async ({ users, credentials }) => {
      const holder = await textAccountHolder({ users }, id)
      await credentials.remove(holder.id, 'twilio')
    })
    return { success: true }
  }
}
