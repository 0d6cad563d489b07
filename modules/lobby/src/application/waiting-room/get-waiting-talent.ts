import { type Actor, isStaffStanding, useCase } from '@callboard/core'
import type { InputOf, ReplyOf, SubjectOf } from '@callboard/core/http-contract'
import { getWaitingTalent } from '../../contract/index.ts'
import { WaitingRooms } from './waiting-rooms.ts'
import { waitingTalentView } from './waiting-talent-view.ts'

export class GetWaitingTalent extends useCase(getWaitingTalent, { rooms: WaitingRooms }) {
  async run(
    _actor: Actor,
    { record }: InputOf<typeof getWaitingTalent>,
    { session, standing }: SubjectOf<typeof getWaitingTalent>,
  ): Promise<ReplyOf<typeof getWaitingTalent>> {
    const talent = await this.needs.rooms.talent(session, record)
    return waitingTalentView(talent, this.needs.rooms.ref(session.id, talent.id), isStaffStanding(standing))
  }
}
