import { useCase } from '@callboard/core'
import { removeLogo } from '../../contract/index.ts'
import { ACCOUNTS_STORE } from '../ports/index.ts'
import { exchangeLogo } from './save-logo.ts'

export const RemoveLogo = useCase(removeLogo, { store: ACCOUNTS_STORE }, ({ needs, input: { id } }) =>
  needs.store.write(async (repositories, outbox) => {
    await exchangeLogo(repositories, outbox, id, null)
    return outbox.answer({ success: true })
  }),
)
