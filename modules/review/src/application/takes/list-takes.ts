import { useCase } from '@callboard/core'
import { listTakes } from '../../contract/index.ts'
import { OPEN_STATES } from '../../domain/take.ts'
import { REVIEW_STORE } from '../ports/index.ts'
import { takeView } from './take-view.ts'

export const ListTakes = useCase(listTakes, { store: REVIEW_STORE }, async ({ needs, input }) => {
  const takes = await needs.store.read((repositories) =>
    repositories.takes.list({ sessionId: input.session, states: OPEN_STATES }),
  )
  return { takes: takes.map(takeView) }
})
