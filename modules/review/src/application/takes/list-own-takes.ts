import { type Actor, useCase } from '@callboard/core'
import { listOwnTakes } from '../../contract/index.ts'
import { concernsDevice, type Take } from '../../domain/take.ts'
import { REVIEW_STORE } from '../ports/index.ts'
import { ownTakes } from './stored-take.ts'
import { takeView } from './take-view.ts'

/** Takes of a talent that a device of staff records are no work for the talent's device. */
const isOwn = (actor: Actor, take: Take) => actor.kind === 'user' || take.recorderId === null

export const ListOwnTakes = useCase(listOwnTakes, { store: REVIEW_STORE }, async ({ needs, actor }) => {
  const takes = await needs.store.read((repositories) => repositories.takes.list(ownTakes(actor)))
  return {
    takes: takes.filter((take) => concernsDevice(take) && isOwn(actor, take)).map(takeView),
  }
})
