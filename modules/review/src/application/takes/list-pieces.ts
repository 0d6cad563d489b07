import { useCase } from '@callboard/core'
import { listPieces } from '../../contract/index.ts'
import { REVIEW_STORE } from '../ports/index.ts'
import { thereStill } from './stored-take.ts'

export const ListPieces = useCase(listPieces, { store: REVIEW_STORE }, ({ needs, input }) =>
  needs.store.read(async ({ takes, pieces }) => {
    const take = thereStill(await takes.find(input.id))
    const all = await pieces.ofTake(take.id)
    return { pieces: all.map(({ number, size, sha256 }) => ({ piece: number, size, sha256 })) }
  }),
)
