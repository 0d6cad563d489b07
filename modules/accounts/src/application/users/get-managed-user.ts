import { type Actor, useCase } from '@callboard/core'
import type { InputOf, ReplyOf } from '@callboard/core/http-contract'
import { getManagedUser } from '../../contract/index.ts'
import { ACCOUNTS_STORE } from '../ports/index.ts'
import { ManagedUsers } from './managed-users.ts'

export class GetManagedUser extends useCase(getManagedUser, {
  store: ACCOUNTS_STORE,
  managed: ManagedUsers,
}) {
  async run(actor: Actor, { id }: InputOf<typeof getManagedUser>): Promise<ReplyOf<typeof getManagedUser>> {
    return await this.needs.store.read((repositories) => this.needs.managed.view(actor, repositories, id))
  }
}
