import { type Actor, useCase } from '@callboard/core'
import { listOwnTakes, listPieces, listTakes } from '../../contract/index.ts'
import { concernsDevice, OPEN_STATES, type Take } from '../../domain/take.ts'
import { REVIEW_STORE } from '../ports/index.ts'
import { ownTakes, thereStill } from './stored-take.ts'
import { takeView } from './take-view.ts'

export const ListTakes = useCase(listTakes, { store: REVIEW_STORE }, async ({ needs, input }) => {
  const takes = await needs.store.read((repositories) =>
    repositories.takes.list({ sessionId: input.session, states: OPEN_STATES }),
  )
  return { takes: takes.map(takeView) }
})

/** Takes of a talent that a device of staff records are no work for the talent's device. */
const isOwn = (actor: Actor, take: Take) => actor.kind === 'user' || take.recorderId === null

export const ListOwnTakes = useCase(listOwnTakes, { store: REVIEW_STORE }, async ({ needs, actor }) => {
  const takes = await needs.store.read((repositories) => repositories.takes.list(ownTakes(actor)))
  return {
    takes: takes.filter((take) => concernsDevice(take) && isOwn(actor, take)).map(takeView),
  }
})

export const ListPieces = useCase(listPieces, { store: REVIEW_STORE }, ({ needs, input }) =>
  needs.store.read(async ({ takes, pieces }) => {
    const take = thereStill(await takes.find(input.id))
    const all = await pieces.ofTake(take.id)
    return { pieces: all.map(({ number, size, sha256 }) => ({ piece: number, size, sha256 })) }
  }),
)
