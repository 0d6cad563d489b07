import { type Actor, BLOB_STORE, useCase } from '@callboard/core'
import type { InputOf, SubjectOf } from '@callboard/core/http-contract'
import { getTalentInfo, type TalentInfo } from '../../contract/index.ts'
import { LOBBY_STORE } from '../ports/index.ts'
import { talentInfoView } from './talent-info-view.ts'

export class GetTalentInfo extends useCase(getTalentInfo, { store: LOBBY_STORE, blobs: BLOB_STORE }) {
  async run(
    _actor: Actor,
    { id }: InputOf<typeof getTalentInfo>,
    { record }: SubjectOf<typeof getTalentInfo>,
  ): Promise<TalentInfo> {
    const details = await this.needs.store.read((repositories) => repositories.details.of(id))
    return talentInfoView(record, details, this.needs.blobs)
  }
}
