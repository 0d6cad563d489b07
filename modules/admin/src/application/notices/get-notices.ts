import { useCase } from '@callboard/core'
import { getNotices } from '../../contract/index.ts'
import { ADMIN_STORE } from '../ports/index.ts'
import { noticesView } from './notices-view.ts'

export const GetNotices = useCase(getNotices, { store: ADMIN_STORE }, async ({ needs, actor }) =>
  noticesView(actor, await needs.store.read(({ notices }) => notices.all())),
)
