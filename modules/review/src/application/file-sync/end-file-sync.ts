import { useCase } from '@callboard/core'
import { endFileSync } from '../../contract/index.ts'
import { REVIEW_STORE } from '../ports/index.ts'

export const EndFileSync = useCase(
  endFileSync,
  { store: REVIEW_STORE },
  async ({ needs, subject: { sync } }) => {
    await needs.store.write(({ fileSyncs }) => fileSyncs.end(sync.id))
    return { success: true }
  },
)
