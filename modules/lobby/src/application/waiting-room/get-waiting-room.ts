import { isStaffStanding, useCase } from '@callboard/core'
import { getWaitingRoom } from '../../contract/index.ts'
import { LOBBY_STORE } from '../ports/index.ts'
import { WaitingRooms } from './waiting-rooms.ts'
import { waitingTalentView } from './waiting-talent-view.ts'

export const GetWaitingRoom = useCase(
  getWaitingRoom,
  { store: LOBBY_STORE, rooms: WaitingRooms },
  async ({ needs, subject: { session, standing } }) => {
    const isStaff = isStaffStanding(standing)
    const { trouble, reading } = await needs.rooms.look(session)
    const talent = reading?.talent ?? []
    const cleared = await needs.store.read(({ clearedTalent }) =>
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
        .map((one) => waitingTalentView(one, needs.rooms.ref(session.id, one.id), isStaff)),
      can: { edit: isStaff },
    }
  },
)
