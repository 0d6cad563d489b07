import { type Actor, useCase } from '@callboard/core'
import { getNotices, type NoticesView } from '../../contract/index.ts'
import { ADMIN_STORE } from '../ports/index.ts'
import { noticesView } from './notices-view.ts'

export class GetNotices extends useCase(getNotices, { store: ADMIN_STORE }) {
  async run(actor: Actor): Promise<NoticesView> {
    return noticesView(actor, await this.needs.store.read(({ notices }) => notices.all()))
  }
}
