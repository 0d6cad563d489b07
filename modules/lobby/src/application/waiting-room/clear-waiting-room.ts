import { useCase } from '@callboard/core'
import { clearWaitingRoom } from '../../contract/index.ts'
import { LOBBY_STORE } from '../ports/index.ts'
import { WaitingRooms } from './waiting-rooms.ts'

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
