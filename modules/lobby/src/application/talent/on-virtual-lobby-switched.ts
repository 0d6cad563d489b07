import { type Actor, eventHandler } from '@callboard/core'
import type { PayloadOf } from '@callboard/core/http-contract'
import { virtualLobbySwitched } from '@callboard/projects/contract'
import { SESSION_DIRECTORY } from '@callboard/projects/queries'
import { LobbySignals } from '../line/lobby-signals.ts'
import { LOBBY_STORE } from '../ports/index.ts'

/** Another room is open to the waiting talent of the project: their pages ask for it. */
export class OnVirtualLobbySwitched extends eventHandler(virtualLobbySwitched, 'lobby.follow-virtual-lobby', {
  store: LOBBY_STORE,
  sessions: SESSION_DIRECTORY,
  signals: LobbySignals,
}) {
  async run(_actor: Actor, { project_id }: PayloadOf<typeof virtualLobbySwitched>): Promise<void> {
    const sessions = await this.needs.sessions.byProject(project_id)
    await this.needs.store.write(async (_, outbox) => {
      for (const { id } of sessions) this.needs.signals.line(outbox, id)
    })
  }
}
