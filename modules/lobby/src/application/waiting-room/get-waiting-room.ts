import { type Actor, isStaffStanding, useCase } from '@callboard/core'
import type { InputOf, ReplyOf, SubjectOf } from '@callboard/core/http-contract'
import { getWaitingRoom } from '../../contract/index.ts'
import { LOBBY_STORE } from '../ports/index.ts'
import { WaitingRooms } from './waiting-rooms.ts'
import { waitingTalentView } from './waiting-talent-view.ts'

export class GetWaitingRoom extends useCase(getWaitingRoom, { store: LOBBY_STORE, rooms: WaitingRooms }) {
  async run(
    _actor: Actor,
    _input: InputOf<typeof getWaitingRoom>,
    { session, standing }: SubjectOf<typeof getWaitingRoom>,
  ): Promise<ReplyOf<typeof getWaitingRoom>> {
    const isStaff = isStaffStanding(standing)
    const { trouble, reading } = await this.needs.rooms.look(session)
    const talent = reading?.talent ?? []
    const cleared = await this.needs.store.read(({ clearedTalent }) =>
      clearedTalent.among(
        session.id,
        talent.map(({ id }) => id),
      ),
    )
    return {
      syncing: trouble === null,
      trouble,
      name: reading?.place.name ?? '',
      check_in_link: isStaff ? (reading?.place.checkInLink ?? null) : null,
      read_at: reading?.at.toISOString() ?? null,
      records: talent
        .filter(({ id }) => !cleared.has(id))
        .map((one) => waitingTalentView(one, this.needs.rooms.ref(session.id, one.id), isStaff)),
      can: { edit: isStaff },
    }
  }
}
