import { isStaffStanding, useCase } from '@callboard/core'
import { clearWaitingRoom, getWaitingRoom, getWaitingTalent } from '../../contract/index.ts'
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

export const GetWaitingTalent = useCase(
  getWaitingTalent,
  { rooms: WaitingRooms },
  async ({ needs, input: { record }, subject: { session, standing } }) => {
    const talent = await needs.rooms.talent(session, record)
    return waitingTalentView(talent, needs.rooms.ref(session.id, talent.id), isStaffStanding(standing))
  },
)

/** The waiting room itself is not changed; during an outage the last known talent are cleared. */
export const ClearWaitingRoom = useCase(
  clearWaitingRoom,
  { store: LOBBY_STORE, rooms: WaitingRooms },
  async ({ needs, subject: { session } }) => {
    const { reading } = await needs.rooms.look(session)
    const ids = reading?.talent.map(({ id }) => id) ?? []
    return await needs.store.write(async ({ clearedTalent, lockSession }, outbox) => {
      await lockSession(session.id)
      const known = await clearedTalent.among(session.id, ids)
      const fresh = ids.filter((id) => !known.has(id))
      await clearedTalent.add(session.id, fresh)
      return outbox.answer({ cleared: fresh.length })
    })
  },
)
