import { eventHandler } from '@callboard/core'
import { virtualLobbySwitched } from '@callboard/projects/contract'
import { SESSION_DIRECTORY } from '@callboard/projects/queries'
import { LobbySignals } from '../line/lobby-signals.ts'
import { LOBBY_STORE } from '../ports/index.ts'

/** Another room is open to the waiting talent of the project: their pages ask for it. */
export const OnVirtualLobbySwitched = eventHandler(
  virtualLobbySwitched,
  'lobby.follow-virtual-lobby',
  { store: LOBBY_STORE, sessions: SESSION_DIRECTORY, signals: LobbySignals },
  async ({ needs, payload: { project_id } }) => {
    const sessions = await needs.sessions.byProject(project_id)
    await needs.store.write(async (_, outbox) => {
      for (const { id } of sessions) needs.signals.line(outbox, id)
    })
  },
)
