import { type Actor, useCase } from '@callboard/core'
import type { InputOf, ReplyOf } from '@callboard/core/http-contract'
import { removeLogo } from '../../contract/index.ts'
import { ACCOUNTS_STORE } from '../ports/index.ts'
import { exchangeLogo } from './save-logo.ts'

export class RemoveLogo extends useCase(removeLogo, { store: ACCOUNTS_STORE }) {
  async run(_actor: Actor, { id }: InputOf<typeof removeLogo>): Promise<ReplyOf<typeof removeLogo>> {
    return await this.needs.store.write(async (repositories, outbox) => {
      await exchangeLogo(repositories, outbox, id, null)
      return outbox.answer({ success: true })
    })
  }
}
