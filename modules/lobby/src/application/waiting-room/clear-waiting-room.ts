import { type Actor, useCase } from '@callboard/core'
import type { InputOf, ReplyOf, SubjectOf } from '@callboard/core/http-contract'
import { clearWaitingRoom } from '../../contract/index.ts'
import { LOBBY_STORE } from '../ports/index.ts'
import { WaitingRooms } from './waiting-rooms.ts'

/** The waiting room itself is not changed; during an outage the last known talent are cleared. */
export class ClearWaitingRoom extends useCase(clearWaitingRoom, { store: LOBBY_STORE, rooms: WaitingRooms }) {
  async run(
    _actor: Actor,
    _input: InputOf<typeof clearWaitingRoom>,
    { session }: SubjectOf<typeof clearWaitingRoom>,
  ): Promise<ReplyOf<typeof clearWaitingRoom>> {
    const { reading } = await this.needs.rooms.look(session)
    const ids = reading?.talent.map(({ id }) => id) ?? []
    return await this.needs.store.write(async ({ clearedTalent, lockSession }, outbox) => {
      await lockSession(session.id)
      const known = await clearedTalent.among(session.id, ids)
      const fresh = ids.filter((id) => !known.has(id))
      await clearedTalent.add(session.id, fresh)
      return outbox.answer({ cleared: fresh.length })
    })
  }
}
