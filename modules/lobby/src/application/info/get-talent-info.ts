import { BLOB_STORE, useCase } from '@callboard/core'
import { getTalentInfo } from '../../contract/index.ts'
import { LOBBY_STORE } from '../ports/index.ts'
import { talentInfoView } from './talent-info-view.ts'

export const GetTalentInfo = useCase(
  getTalentInfo,
  { store: LOBBY_STORE, blobs: BLOB_STORE },
  async ({ needs, input: { id }, subject: { record } }) => {
    const details = await needs.store.read((repositories) => repositories.details.of(id))
    return talentInfoView(record, details, needs.blobs)
  },
)
