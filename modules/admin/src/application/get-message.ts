import { missing, useCase } from '@callboard/core'
import { getMessage } from '../contract/index.ts'
import { allowSuperAdmin } from './allow-super-admin.ts'
import { messageBody } from './message-view.ts'
import { ADMIN_STORE } from './ports/index.ts'

export const GetMessage = useCase(
  getMessage,
  { store: ADMIN_STORE },
  async ({ needs, actor, input: { id } }) => {
    allowSuperAdmin(actor)
    const [message, standIn] = await needs.store.read(({ messages }) =>
      Promise.all([messages.find(id), messages.standIn(id)]),
    )
    if (!message) throw missing('The message')
    return messageBody(message, standIn)
  },
)
